# Wejście: gra od razu i pierwsze trzy partie.

## Graj od razu

web-play-now-of = Graj od razu: { $game }
web-play-opponents = Przeciwnicy
web-play-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-play-level = Ich siła
web-play-level-beginner = Wiele przeocza i lubi efektowne zagrania. W sam raz na pierwsze spotkanie z grą.
web-play-level-easy = Gra od razu, nie patrząc naprzód, i to i owo przeocza. W sam raz na pierwszą partię.
web-play-level-normal = Myśli naprzód. Równy przeciwnik dla kogoś, kto zna zasady.
web-play-level-hard = Zastanawia się do sekundy nad decyzją i mało co wybacza.
web-play-level-expert = Zastanawia się do dwóch sekund nad decyzją, śledząc kilka wątków naraz.
web-play-level-champion = Zastanawia się do czterech sekund nad decyzją. Najlepszy, jakiego mamy.
web-play-level-greedy = Bierze to, co teraz wygląda najlepiej, nie patrząc naprzód. Odpowiada natychmiast.
web-play-level-random = Robi cokolwiek, na co pozwalają zasady. Do prób.
web-play-experts = Dla znawców
web-play-variant = Jak długo
web-play-any = Dowolna
web-play-oldworld-whole = Cała gra
    .text = Osiem kart Starego Świata: do ośmiu rund.
web-play-oldworld-short = Krócej
    .text = Sześć kart Starego Świata: do sześciu rund.
web-play-bloodrage-first = Pierwsza partia
    .text = W pierwszej Epoce każdy dostaje osiem kart; draft zaczyna się od drugiej.
web-play-bloodrage-whole = Cała gra
    .text = Draft w każdej z trzech Epok.
web-play-karak-first = Gra podstawowa
    .text = Bez draftu i hord: odkrywasz krainę, budujesz miasto, pokonujesz Mrocznego Generała.
web-play-karak-short = Krótka gra
    .text = Gra podstawowa, najwyżej 20 rund.
web-play-karak-whole = Ze wszystkim
    .text = Nowe budynki z draftem, kupiec, hordy, Jeźdźcy Chaosu i dwoje nowych bohaterów.

## Pierwsze trzy partie

web-first-games = Twoje pierwsze trzy partie
web-first-lesson = Lekcja
    .text = Partia z przewodnikiem: uczysz się, grając.
web-first-easy = Łatwe boty
    .text = Własna partia. Podpowiedzi pomagają, a wszystko można cofnąć.
web-first-normal = Zwykłe boty
    .text = Przeciwnicy, którzy myślą naprzód.
web-first-done = zrobione

## Zagadki

web-puzzles = Zagadki
    .text = Jeden wybór jest wyraźnie najlepszy: znajdź go. Codziennie nowa dla każdej gry.
web-pocket = Graj bez sieci
    .text = W pociągu albo w samolocie: z botami, tylko na tym urządzeniu.

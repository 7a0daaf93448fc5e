### Co by było, gdyby: zakończone gry i to, co mogło się stać.

study = Co by było, gdyby…
study-tree = Wypróbowane warianty
study-beginning = Początek
study-end = Koniec, tak jak zagrano
study-after = Krok { $step }
study-nothing-tried = Jeszcze niczego nie wypróbowano. Przejdź do dowolnego kroku i wybierz inaczej.
study-by-bot = decyzja bota
study-more-decisions = { $count ->
    [one] i jeszcze jedna decyzja
    [few] i jeszcze { $count } decyzje
   *[many] i jeszcze { $count } decyzji
}
study-notes = Nazwa i notatka
study-branch-name = Nazwa wariantu
study-note = Notatka
study-save-note = Zachowaj
study-drop = Usuń odtąd
study-drop-sure = Usuń tę decyzję i wszystkie następne
study-company = Razem
study-alone-for-now = Szukamy pozostałych…
study-following = Prowadzi { $name }, oglądasz to samo.
study-own-way = Prowadzi { $name }; idziesz własną drogą.
study-leave-leader = Spróbuję na własną rękę
study-follow = Oglądaj razem
study-you-lead = { $count ->
    [one] Prowadzisz; przygląda się jedna osoba.
    [few] Prowadzisz; przyglądają się { $count } osoby.
   *[many] Prowadzisz; przygląda się { $count } osób.
}
study-leads = prowadzi
study-let-lead = oddaj prowadzenie
study-lead-again = Prowadź znowu
study-side = Decydujesz za
study-side-everybody = wszystkich
study-level = Boty
study-bots-reply = Boty odpowiadają
    .text = Po każdej twojej decyzji boty decydują za pozostałych
study-bots-go = Niech boty grają dalej
study-bots-think = Boty decydują…
study-over = Tutaj gra jest skończona.
study-not-asked = { $side }: tutaj nie ma nic do wyboru. Niech boty grają dalej albo przejdź do innego kroku.
study-scrub = Krok gry, tak jak zagrano
study-link = Skopiuj odnośnik do tego miejsca
study-title = Tytuł
study-everyone = Próbować może każdy, kto ma odnośnik
study-delete = Usuń analizę
study-delete-sure = Usuń ją ze wszystkimi wariantami
study-play-table = Graj dalej przy osobnym stole
    .text = Nowy stół zaczyna się dokładnie od tej chwili. Przyszłe rzuty i dobrania są nowe.
study-play-table-go = Otwórz stół
study-holder-me = ja
study-holder-friend = znajomy, przez odnośnik

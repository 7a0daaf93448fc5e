# Finding a game, leaderboards and profiles.

web-people-find = Znajdź grę
web-people-game = Gra
web-people-seats = Gracze
web-people-pace = Tempo
web-people-pace-live = Na żywo
web-people-pace-slow = Przez wiele dni
web-people-bots = Boty
web-people-bots-never = Nigdy: czekam na ludzi
web-people-bots-soon = Po pół minucie zajmują wolne miejsca
web-people-bots-minutes = Po pięciu minutach zajmują wolne miejsca
web-people-bots-day = Po jednym dniu zajmują wolne miejsca
web-people-near = Tylko osoby w zakresie 200 punktów od mojego rankingu
web-people-rated-account = Gry rankingowe wymagają konta: załóż je w ustawieniach.
web-people-seek-now = Szukaj graczy
web-people-seek = { $game }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
 }, { $pace }
web-people-waiting = Obecni: { $found } z { $seats }. Gdy będą wszyscy, od razu usiądziesz do stołu.
web-people-waiting-slow = Możesz opuścić tę stronę: gra pojawi się wśród twoich stołów.
web-people-stop = Przestań szukać
web-people-others = Teraz szukają gry
web-people-others-none = Na razie nikt inny. Kto przyjdzie, zobaczy cię tutaj.
web-people-seeks-all = Wszystkie
web-people-seeks-more = Więcej
web-people-join = Graj
web-people-board = Ranking
web-people-side = Strona
web-people-all-sides = Wszystkie strony
web-people-all-time = Od początku
web-people-season-label = Sezon
web-people-season = { $year }, kwartał { $quarter }
web-people-rank = #
web-people-name = Imię
web-people-rating = Ranking
web-people-games = Gry
web-people-wins = Wygrane
web-people-board-none = Nikt nie rozegrał jeszcze dość gier rankingowych, by się tu znaleźć.
web-people-board-why = Kto ma 400 punktów więcej, kończy wyżej dziesięć razy na jedenaście. Bot „zachłanny” ma 1500.
web-people-since = Na serwerze od: { $day }
web-people-private = Nie pokazuj nikomu mojego profilu ani tego, kiedy tu jestem, i nie umieszczaj mnie w rankingach
web-people-closed = Ta osoba nie pokazuje swojego profilu.
web-people-unrated = Jeszcze bez gier rankingowych.
web-people-record = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
 }, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
 }
web-people-provisional = Tymczasowy: potrzeba jeszcze kilku gier, aby był pewny.
web-people-statistics-mine = Statystyki twoich gier
web-people-chart = Ranking z ostatnich gier ({ $games }): od { $from } do { $to }
web-people-chart-failed = Nie udało się wczytać przebiegu rankingu.
web-people-played = Gry
web-people-played-none = Brak zakończonych gier do pokazania.
web-people-abandoned = odejście od stołu
web-people-company = Twoi znajomi
web-people-friends = Obserwujesz
web-people-friends-none = Nikogo jeszcze nie obserwujesz. Przycisk jest obok ostatnich przeciwników i na profilach.
web-people-recent = Ostatni przeciwnicy
web-people-recent-none = Pojawi się tu każdy, kto dokończy z tobą grę.
web-people-here = Teraz tutaj
web-people-here-list = Inni, którzy są teraz tutaj
web-people-here-none = Nikt inny nie pokazuje, że tu jest.
web-people-follow = Obserwuj
web-people-unfollow = Przestań obserwować
web-people-follow-who = Obserwuj: { $name }
web-people-unfollow-who = Przestań obserwować: { $name }
web-people-met = ostatnia gra: { $day }

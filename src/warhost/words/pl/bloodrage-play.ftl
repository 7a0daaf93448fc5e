# Blood Rage przy stole: pytania, wybory, opowieść, odmowy, opcje stołu.

## Pytania

bloodrage-prompt-draft = Dary Bogów, kolejka { $round }: co zatrzymujesz? Reszta idzie w lewo.
bloodrage-prompt-turn = Wybierz akcję albo spasuj.
bloodrage-prompt-march = Wymarsz: { $source } → { $to }. Kto idzie?
bloodrage-prompt-quest = Którą Wyprawę kładziesz zakrytą?
bloodrage-prompt-sacrifice =
    { $left ->
        [one] { bloodrage-card-friggas_sacrifice }: którą figurkę poświęcasz?
       *[other] { bloodrage-card-friggas_sacrifice }: którą figurkę poświęcasz (zostało: { $left })?
    }
bloodrage-prompt-free_invade = { $figure } może od razu najechać za darmo. Dokąd?
bloodrage-prompt-succor = { bloodrage-card-friggas_succor }: czy Wojownik też najeżdża ({ $province })?
bloodrage-prompt-pillage_at_once = { bloodrage-card-thors_domain }: czy płacisz 2 Szału i od razu plądrujesz ({ $province })?
bloodrage-prompt-call = Wsparcie ({ $province }): czy przesuwasz tam figurkę?
bloodrage-prompt-battle_card = Bitwa ({ $province }): którą kartę zagrywasz? Wszystkie odkrywa się razem.
bloodrage-prompt-count_quest = { $upgrade }: czy { $card } liczy się jak Karta Bitwy?
bloodrage-prompt-tide = { bloodrage-card-odins_tide } ({ $province }): którą figurkę zachowujesz?
bloodrage-prompt-late_card = Bitwa ({ $province }): czy dokładasz kartę z białym dyskiem?
bloodrage-prompt-rescue = { $province }: twoje figurki zaraz zginą ({ $cause }). Kogo ratujesz?
bloodrage-prompt-prowess = { bloodrage-card-tyrs_prowess }: którą kartę zabierasz z powrotem za 1 Szału?
bloodrage-prompt-raise = { $card }: którą Statystykę zwiększasz?
bloodrage-prompt-move_leader = { bloodrage-card-lord_of_hammers } ({ $province }): czy Jarl idzie dalej?
bloodrage-prompt-blessing = { bloodrage-card-lokis_blessing }: czy Wojownik najeżdża ({ $province })?
bloodrage-prompt-keep = Koniec Epoki: którą kartę zatrzymujesz? Pozostałe odrzucasz.

## Wybory

bloodrage-verb-pass = Spasuj i strać Szał
bloodrage-verb-invade = Najazd: { $figure }, { $source } → { $to }
bloodrage-verb-march = Wymarsz: { $source } → { $to }
bloodrage-verb-upgrade = Rozwinięcie: { $card } → { $slot }
bloodrage-verb-quest = Połóż zakrytą Wyprawę
bloodrage-verb-pillage = Plądruj: { $province }
bloodrage-verb-challenge = { bloodrage-card-tyrs_challenge }: plądruj ponownie, { $province }
bloodrage-verb-sacrifice = { bloodrage-card-friggas_sacrifice }: poświęć dwie figurki
bloodrage-verb-send = Wyślij: { $figure }
bloodrage-verb-send_all = Wyślij wszystkich
bloodrage-verb-done = Wystarczy
bloodrage-verb-lay = Połóż: { $card }
bloodrage-verb-offer = Poświęć: { $figure } ({ $place })
bloodrage-verb-decline = Nie
bloodrage-verb-keep = Zatrzymaj: { $card }
bloodrage-verb-keep_two = Zatrzymaj: { $card }, { $other }
bloodrage-verb-keep_none = Nie zatrzymuj niczego
bloodrage-verb-join = Dołącz: { $figure }, { $source }
bloodrage-verb-play = Zagraj: { $card }
bloodrage-verb-count = Tak, z bonusem
bloodrage-verb-add = Dołóż: { $card }
bloodrage-verb-spare = Zachowaj: { $figure }
bloodrage-verb-save = Uratuj za 1 Szału: { $figure }
bloodrage-verb-retreat = { bloodrage-monster-volur_witch } ucieka do Yggdrasil
bloodrage-verb-lose = Nie ratuj nikogo więcej
bloodrage-verb-take_back = Zabierz z powrotem: { $card }
bloodrage-verb-raise = Zwiększ: { $track }
bloodrage-verb-lead = Przenieś Jarla: { $province }
bloodrage-verb-stay = Jarl zostaje

## Opowieść

bloodrage-event-rewards_laid = Żetony Plądrowania, od północy zgodnie z ruchem wskazówek zegara, Yggdrasil na końcu: { $rewards }.
bloodrage-event-doom_foretold = Ragnarök pochłonie kolejno: { $provinces }.
bloodrage-event-destroyed_at_setup = Zniszczone od początku: { $provinces }.
bloodrage-event-first_player = { $seat } ma Żeton Pierwszego Gracza.
bloodrage-event-age_began = Zaczyna się Epoka { $age }.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } odkłada zachowaną kartę.
bloodrage-event-dealt = Otrzymujesz: { $cards }.
    .witnessed = { $seat } otrzymuje: { $cards }.
bloodrage-event-packet = Dostajesz od sąsiada: { $cards }.
    .witnessed = { $seat } dostaje od sąsiada: { $cards }.
bloodrage-event-kept = Zatrzymujesz: { $cards }.
    .witnessed = { $seat } zatrzymuje: { $cards }.
bloodrage-event-packets_passed = Karty idą w lewo (kolejka { $round }).
bloodrage-event-draft_ended = Koniec wybierania kart.
bloodrage-event-rage_set = { $seat }: Szał { $rage }.
bloodrage-event-rage_changed = { $seat }: Szał teraz { $rage }.
bloodrage-event-raised = { $seat } zwiększa Statystykę: { $track }, poziom { $step } ({ $value }).
bloodrage-event-scored = { $seat } zdobywa Chwałę: { $points } ({ $source }).
bloodrage-event-card_scored = { $seat } zdobywa Chwałę: { $points } ({ $card }).
bloodrage-event-legendary = { $seat } zdobywa Chwałę za poziom legendy: { $points } ({ $track }).
bloodrage-event-passed = { $seat } pasuje i traci Szał: { $lost }.
bloodrage-event-invaded = { $seat } najeżdża: { $figure }, { $source } → { $to } (koszt { $cost }).
bloodrage-event-march_began = { $seat } wymaszerowuje: { $source } → { $to }.
bloodrage-event-marched = W drodze ({ $to }): { $figures }.
bloodrage-event-upgraded = { $seat } zagrywa: { $card }, { $slot } (koszt { $cost }).
bloodrage-event-upgrade_replaced = { $seat } odrzuca Rozwinięcie: { $card }.
bloodrage-event-monster_left = { $figure } odchodzi ({ $seat }, { $place }).
bloodrage-event-quest_laid = { $seat } kładzie zakrytą Wyprawę.
bloodrage-event-quest_chosen = Twoja Wyprawa: { $card }.
    .witnessed = { $seat } kładzie Wyprawę: { $card }.
bloodrage-event-card_worked = Działa karta: { $card } ({ $seat }).
bloodrage-event-monster_struck = { $figure } uderza ({ $seat }, { $province }).
bloodrage-event-pillage_declared = { $seat } plądruje: { $province }.
bloodrage-event-joined = { $seat } dołącza: { $figure }, { $source } → { $to }.
bloodrage-event-not_joined = { $seat } nikogo nie wysyła.
bloodrage-event-unopposed = { $province }: nikt nie staje na drodze ({ $seat }).
bloodrage-event-battle_began = Bitwa ({ $province }): { $seats }.
bloodrage-event-card_revealed = { $seat } odkrywa: { $card }.
bloodrage-event-no_card = { $seat } nie ma karty do zagrania.
bloodrage-event-quest_counted = { $card } liczy się jako +{ $bonus } ({ $seat }).
bloodrage-event-text_void = { $card } ({ $seat }): tekst nie działa.
bloodrage-event-all_cards_discarded = Odrzucone: { $cards }. Wybiera się nowe karty.
bloodrage-event-spared = { $seat } zachowuje: { $figure }.
bloodrage-event-late_card = { $seat } dokłada: { $card }.
bloodrage-event-no_late_card = { $seat } niczego nie dokłada.
bloodrage-event-strength = { $seat }: figurki { $figures } + karty { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } wygrywa bitwę ({ $province }).
bloodrage-event-battle_tied = { $province }: remis, przegrywają wszyscy.
bloodrage-event-rage_stolen = { $seat } zabiera Szał: { $rage } ({ $victim }).
bloodrage-event-glory_stolen = { $seat } zabiera Chwałę: { $points } ({ $victim }).
bloodrage-event-cards_stolen = { $seat } zabiera karty ({ $victim }): { $cards }.
bloodrage-event-card_kept = { $seat } zabiera z powrotem: { $card }.
bloodrage-event-cards_spent = { $seat } odrzuca: { $cards }.
bloodrage-event-cards_returned = { $seat } zabiera z powrotem: { $cards }.
bloodrage-event-destroyed = { $seat } traci figurki ({ $place }; { $cause }): { $figures }.
bloodrage-event-saved = { $seat } ratuje: { $figure } ({ $place }).
bloodrage-event-retreated = { bloodrage-monster-volur_witch } ucieka do Yggdrasil ({ $seat }, { $source }).
bloodrage-event-pillaged = { $seat } plądruje z powodzeniem: { $province }. { $reward }.
bloodrage-event-pillage_failed = Plądrowanie nieudane: { $province } ({ $seat }).
bloodrage-event-leader_moved = Jarl idzie dalej ({ $seat }): { $source } → { $to }.
bloodrage-event-hand_discarded = { $seat } odrzuca: { $cards }.
bloodrage-event-quests_shown = Wyprawy ({ $seat }): { $cards }.
bloodrage-event-quest_done = Wyprawa udana ({ $seat }): { $card }.
bloodrage-event-quest_failed = Wyprawa nieudana ({ $seat }): { $card }.
bloodrage-event-province_fell = Ragnarök niszczy: { $province }.
bloodrage-event-doom_moved = Żeton Zagłady leży teraz tu: { $province }.
bloodrage-event-released = Z Walhalli wracają ({ $seat }): { $figures }.
bloodrage-event-game_ended = Koniec gry.

bloodrage-score_source-reward = nagroda za Plądrowanie
bloodrage-score_source-battle = wygrana bitwa
bloodrage-score_source-ragnarok = śmierć w Ragnaröku

bloodrage-cause-battle = przegrana bitwa
bloodrage-cause-card = tekst karty
bloodrage-cause-monster = Potwór
bloodrage-cause-sacrifice = ofiara
bloodrage-cause-ragnarok = Ragnarök

## Odmowy

bloodrage-reason-not_yours = Ten Potwór nie należy do twojego Klanu.
bloodrage-reason-not_in_reserve = W twojej Rezerwie nie ma takiej figurki.
bloodrage-reason-not_in_valhalla = W Walhalli nie ma takiej twojej figurki.
bloodrage-reason-no_way_from_valhalla = Z Walhalli sprowadza figurki tylko { bloodrage-card-friggas_domain }.
bloodrage-reason-ships_need_fjords = Drakkary najeżdżają tylko Fiordy.
bloodrage-reason-fjords_need_ships = Do Fiordów wpływają tylko Drakkary.
bloodrage-reason-not_yggdrasil = Yggdrasil najeżdża tylko { bloodrage-monster-dark_elf }.
bloodrage-reason-destroyed = To miejsce jest zniszczone.
bloodrage-reason-no_village = Nie ma tam pustej Wioski.
bloodrage-reason-not_enough_rage = To kosztuje { $cost } Szału, a masz { $rage }.
bloodrage-reason-nobody_there = Nie masz tam takiej figurki.
bloodrage-reason-same_province = Figurki muszą trafić do innej Prowincji.
bloodrage-reason-not_in_hand = Nie masz tej karty na ręce.
bloodrage-reason-no_upgrade = Ta karta nie jest Rozwinięciem.
bloodrage-reason-wrong_slot = Karta nie pasuje na to pole.
bloodrage-reason-already_pillaged = Ta Prowincja była już w tej Epoce splądrowana.
bloodrage-reason-not_pillaged = Ta Prowincja nie jest jeszcze splądrowana.
bloodrage-reason-nobody_near = Nie masz tam figurki ani Drakkara w przyległym Fiordzie.
bloodrage-reason-not_adjacent = Wesprzeć można tylko z sąsiedniej Prowincji.

## Opcje stołu

bloodrage-option-first_game = Pierwsza rozgrywka
    .text = W Pierwszej Epoce każdy dostaje osiem losowych kart zamiast draftu.
bloodrage-option-first_game-off = Draft w każdej Epoce
bloodrage-option-first_game-on = Osiem kart w Pierwszej Epoce
bloodrage-option-clans = Klany
    .text = Które Klany biorą udział, w kolejności miejsc, na przykład bear-wolf-raven.
bloodrage-option-clans-all = W zwykłej kolejności
bloodrage-option-dark_elf = { bloodrage-monster-dark_elf }: najazd na Yggdrasil
    .text = Ile kosztuje ten Najazd.
bloodrage-option-dark_elf-1 = 1 Szału
bloodrage-option-dark_elf-3 = 3 Szału
bloodrage-option-watches = { bloodrage-card-heimdalls_watch_2 } razy dwa
    .text = Kto zdobywa Chwałę, gdy odkryto dwie takie karty naraz.
bloodrage-option-watches-first = Pierwszy od plądrującego
bloodrage-option-watches-both = Obaj
bloodrage-option-leftover_rage = Niewykorzystany Szał
    .text = Czy Szał przepada na końcu Fazy Akcji. Jeśli zostaje, { bloodrage-card-friggas_protection } działa także w Ragnaröku, a uratowana figurka wraca do Rezerwy.
bloodrage-option-leftover_rage-lost = Przepada
bloodrage-option-leftover_rage-kept = Zostaje do końca Epoki
bloodrage-option-witch_in_ragnarok = { bloodrage-monster-volur_witch } w Ragnaröku
    .text = Czy może uciec z niszczonej Prowincji.
bloodrage-option-witch_in_ragnarok-retreats = Może uciec
bloodrage-option-witch_in_ragnarok-dies = Ginie
bloodrage-option-prowess = { bloodrage-card-tyrs_prowess }
    .text = Ile kart zwycięzca może zabrać z powrotem.
bloodrage-option-prowess-any = Dowolnie wiele
bloodrage-option-prowess-one = Jedną
bloodrage-option-lokis_wrath = { bloodrage-card-lokis_wrath }
    .text = Ile Chwały daje każda powracająca figurka.
bloodrage-option-lokis_wrath-3 = 3 Chwały
bloodrage-option-lokis_wrath-1 = 1 Chwały
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Bonus tej karty w bitwie.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Wyprawa do Yggdrasil w Trzeciej Epoce
    .text = Ile Chwały przynosi.
bloodrage-option-yggdrasil_quest-11 = 11 Chwały
bloodrage-option-yggdrasil_quest-10 = 10 Chwały

## Co doradca mówi o wyborze

bloodrage-advice-unopposed = nikt cię tam nie powstrzyma
bloodrage-advice-winnable = tę bitwę można wygrać
bloodrage-advice-ready_to_pillage = stoi gotowy do plądrowania
bloodrage-advice-quest_nearer = przybliża Wyprawę do celu
bloodrage-advice-die_well = zginie chwalebnie w Ragnaröku
bloodrage-advice-presence = wzmacnia cię w tym miejscu
bloodrage-advice-fits = pasuje do twojego Klanu
bloodrage-advice-likely_quest = tę Wyprawę da się wypełnić
bloodrage-advice-for_battle = siła na przyszłe bitwy
bloodrage-advice-lay_quest = nic nie kosztuje, a może się opłacić
bloodrage-advice-strong_card = pomaga wygrać tę bitwę
bloodrage-advice-clever_card = opłaca się nawet po przegranej
bloodrage-advice-legend = doprowadza Statystykę do poziomu legendy
bloodrage-advice-growth = od teraz pomaga najbardziej
bloodrage-advice-best_figure = warto ją zachować
bloodrage-advice-let_go = kosztuje cię najmniej
bloodrage-advice-enough = więcej się nie opłaca
bloodrage-advice-pass = nie ma nic lepszego do zrobienia

# Blood Rage przy stole: pytania, wybory, opowieść, odmowy, opcje stołu.

## Pytania

bloodrage-prompt-draft = Dary Bogów, kolejka { $round }: co zatrzymujesz? Resztę dostaje gracz po lewej.
bloodrage-prompt-turn = Wybierz akcję albo spasuj.
bloodrage-prompt-march = Wymarsz { $source_from } { $to_to }: kto idzie?
bloodrage-prompt-quest = Którą Wyprawę kładziesz zakrytą?
bloodrage-prompt-sacrifice =
    { $left ->
        [1] „{ bloodrage-card-friggas_sacrifice }”: którą figurkę poświęcasz?
       *[other] „{ bloodrage-card-friggas_sacrifice }”: którą figurkę poświęcasz? (Jeszcze { $left }).
    }
bloodrage-prompt-free_invade = Możesz od razu za darmo najechać { $figure_ins }. Dokąd?
bloodrage-prompt-succor = „{ bloodrage-card-friggas_succor }”: czy najeżdżasz { $province_acc } także Wojownikiem?
bloodrage-prompt-pillage_at_once = „{ bloodrage-card-thors_domain }”: czy płacisz 2 Punkty Szału i od razu plądrujesz { $province_acc }?
bloodrage-prompt-call = Wsparcie { $province_in }: czy przesuwasz tam figurkę?
bloodrage-prompt-battle_card = Bitwa { $province_in }: którą kartę zagrywasz? Wszystkie odkrywa się jednocześnie.
bloodrage-prompt-count_quest = „{ $upgrade }”: czy Wyprawa „{ $card }” liczy się jako Karta Bitwy?
bloodrage-prompt-tide = „{ bloodrage-card-odins_tide }” { $province_in }: którą figurkę zachowujesz?
bloodrage-prompt-late_card = Bitwa { $province_in }: czy dokładasz kartę z białym dyskiem?
bloodrage-prompt-rescue = Twoje figurki { $province_in } zaraz zginą ({ $cause }). Kogo ratujesz?
bloodrage-prompt-prowess = „{ bloodrage-card-tyrs_prowess }”: którą kartę odzyskujesz za 1 Punkt Szału?
bloodrage-prompt-raise = „{ $card }”: którą Statystykę zwiększasz?
bloodrage-prompt-move_leader = „{ bloodrage-card-lord_of_hammers }”: czy Jarl wyrusza { $province_from }?
bloodrage-prompt-blessing = „{ bloodrage-card-lokis_blessing }”: czy najeżdżasz { $province_acc } Wojownikiem?
bloodrage-prompt-keep = Koniec Epoki: którą kartę zatrzymujesz? Pozostałe odrzucasz.

## Wybory

bloodrage-verb-pass = Spasuj i strać Szał
bloodrage-verb-invade = Najedź { $figure_ins } { $source_from } { $to_to }
bloodrage-verb-march = Wymarsz { $source_from } { $to_to }
bloodrage-verb-upgrade = Rozwinięcie „{ $card }” { $slot_to }
bloodrage-verb-quest = Połóż zakrytą Wyprawę
bloodrage-verb-pillage = Plądruj { $province_acc }
bloodrage-verb-challenge = „{ bloodrage-card-tyrs_challenge }”: plądruj ponownie { $province_acc }
bloodrage-verb-sacrifice = „{ bloodrage-card-friggas_sacrifice }”: poświęć dwie figurki
bloodrage-verb-send = Wyślij { $figure_acc }
bloodrage-verb-send_all = Wyślij wszystkich
bloodrage-verb-done = Wystarczy
bloodrage-verb-lay = Połóż Wyprawę „{ $card }”
bloodrage-verb-offer = Poświęć { $figure_acc } { $place_in }
bloodrage-verb-decline = Nie
bloodrage-verb-keep = Zatrzymaj kartę „{ $card }”
bloodrage-verb-keep_two = Zatrzymaj karty „{ $card }” i „{ $other }”
bloodrage-verb-keep_none = Nie zatrzymuj niczego
bloodrage-verb-join = Dołącz do bitwy { $figure_ins } { $source_from }
bloodrage-verb-play = Zagraj kartę „{ $card }”
bloodrage-verb-count = Tak, z bonusem
bloodrage-verb-add = Dołóż kartę „{ $card }”
bloodrage-verb-spare = Zachowaj { $figure_acc }
bloodrage-verb-save = Uratuj { $figure_acc } za 1 Punkt Szału
bloodrage-verb-retreat = Wycofaj Wiedźmę Volur do Yggdrasil
bloodrage-verb-lose = Nie ratuj nikogo więcej
bloodrage-verb-take_back = Odzyskaj kartę „{ $card }”
bloodrage-verb-raise = Zwiększ Statystykę „{ $track }”
bloodrage-verb-lead = Przenieś Jarla { $province_to }
bloodrage-verb-stay = Jarl zostaje

## Opowieść

bloodrage-event-rewards_laid = Żetony Plądrowania, od północy zgodnie z ruchem wskazówek zegara i z Yggdrasil na końcu, dają { $rewards_acc }.
bloodrage-event-doom_foretold = Epoka po Epoce Ragnarök pochłonie { $provinces_acc }.
bloodrage-event-destroyed_at_setup = Jeszcze przed Pierwszą Epoką Ragnarök zniszczył { $provinces_acc }.
bloodrage-event-first_player = { $seat } otrzymuje Żeton Pierwszego Gracza.
bloodrage-event-age_began = Zaczyna się Epoka { $age }.
bloodrage-event-phase_began = { $phase }
bloodrage-event-laid_aside = { $seat } odkłada zachowaną kartę.
bloodrage-event-dealt =
    { $cards_count ->
        [1] Otrzymujesz kartę „{ $cards }”.
       *[other] Otrzymujesz karty: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } otrzymuje kartę „{ $cards }”.
           *[other] { $seat } otrzymuje karty: { $cards }.
        }
bloodrage-event-packet =
    { $cards_count ->
        [1] Dostajesz od sąsiada kartę „{ $cards }”.
       *[other] Dostajesz od sąsiada karty: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } dostaje od sąsiada kartę „{ $cards }”.
           *[other] { $seat } dostaje od sąsiada karty: { $cards }.
        }
bloodrage-event-kept =
    { $cards_count ->
        [1] Zatrzymujesz kartę „{ $cards }”.
       *[other] Zatrzymujesz karty: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } zatrzymuje kartę „{ $cards }”.
           *[other] { $seat } zatrzymuje karty: { $cards }.
        }
bloodrage-event-packets_passed = Karty wędrują do gracza po lewej (kolejka { $round }).
bloodrage-event-draft_ended = Koniec wybierania kart.
bloodrage-event-leftovers_discarded = Po wybieraniu zostają karty { $cards }.
bloodrage-event-rage_set =
    { $rage ->
        [one] { $seat } ma { $rage } Punkt Szału.
        [few] { $seat } ma { $rage } Punkty Szału.
       *[other] { $seat } ma { $rage } Punktów Szału.
    }
bloodrage-event-rage_changed =
    { $rage ->
        [one] { $seat } ma teraz { $rage } Punkt Szału.
        [few] { $seat } ma teraz { $rage } Punkty Szału.
       *[other] { $seat } ma teraz { $rage } Punktów Szału.
    }
bloodrage-event-raised = { $seat } zwiększa Statystykę „{ $track }” do poziomu { $step }; jej wartość to teraz { $value }.
bloodrage-event-scored =
    { $points ->
        [one] { $seat } zdobywa { $points } Punkt Chwały za { $source_acc }.
        [few] { $seat } zdobywa { $points } Punkty Chwały za { $source_acc }.
       *[other] { $seat } zdobywa { $points } Punktów Chwały za { $source_acc }.
    }
bloodrage-event-card_scored =
    { $points ->
        [one] { $seat } zdobywa { $points } Punkt Chwały za kartę „{ $card }”.
        [few] { $seat } zdobywa { $points } Punkty Chwały za kartę „{ $card }”.
       *[other] { $seat } zdobywa { $points } Punktów Chwały za kartę „{ $card }”.
    }
bloodrage-event-legendary =
    { $points ->
        [one] { $seat } zdobywa { $points } Punkt Chwały za Statystykę „{ $track }” na poziomie legendy.
        [few] { $seat } zdobywa { $points } Punkty Chwały za Statystykę „{ $track }” na poziomie legendy.
       *[other] { $seat } zdobywa { $points } Punktów Chwały za Statystykę „{ $track }” na poziomie legendy.
    }
bloodrage-event-passed =
    { $lost ->
        [0] { $seat } pasuje.
        [one] { $seat } pasuje i traci { $lost } Punkt Szału.
        [few] { $seat } pasuje i traci { $lost } Punkty Szału.
       *[other] { $seat } pasuje i traci { $lost } Punktów Szału.
    }
bloodrage-event-invaded = { $seat } najeżdża { $figure_ins } { $source_from } { $to_to } (koszt { $cost }).
bloodrage-event-march_began = { $seat } rusza w Wymarsz { $source_from } { $to_to }.
bloodrage-event-marched =
    { $figures_count ->
        [1] { $figures } maszeruje { $source_from } { $to_to }.
       *[other] Maszerują { $source_from } { $to_to }: { $figures }.
    }
bloodrage-event-upgraded = { $seat } zagrywa Rozwinięcie „{ $card }” { $slot_to } (koszt { $cost }).
bloodrage-event-upgrade_replaced = { $seat } odrzuca Rozwinięcie „{ $card }”.
bloodrage-event-monster_left = { $figure } { $seat_gen } odchodzi { $place_from }.
bloodrage-event-quest_laid = { $seat } kładzie zakrytą Wyprawę.
bloodrage-event-quest_chosen = Kładziesz Wyprawę „{ $card }”.
    .witnessed = { $seat } kładzie Wyprawę „{ $card }”.
bloodrage-event-card_worked = Działa karta { $seat_gen } „{ $card }”.
bloodrage-event-monster_struck = { $figure } { $seat_gen } uderza { $province_in }.
bloodrage-event-pillage_declared = { $seat } plądruje { $province_acc }.
bloodrage-event-joined = { $seat } dołącza { $figure_ins } { $source_from } do bitwy { $to_in }.
bloodrage-event-not_joined = { $seat } nikogo nie wysyła.
bloodrage-event-unopposed = { $seat } bez oporu plądruje { $province_acc }.
bloodrage-event-battle_began = Zaczyna się bitwa { $province_in } z udziałem { $seats_gen }.
bloodrage-event-card_revealed = { $seat } odkrywa kartę „{ $card }”.
bloodrage-event-no_card = { $seat } nie ma karty do zagrania.
bloodrage-event-quest_counted = Karta { $seat_gen } „{ $card }” daje +{ $bonus }.
bloodrage-event-text_void = Tekst karty { $seat_gen } „{ $card }” nie działa.
bloodrage-event-all_cards_discarded = Odkryte karty ({ $cards }) są odrzucone i wszyscy wybierają nowe.
bloodrage-event-spared = { $seat } zachowuje { $figure_acc }.
bloodrage-event-late_card = { $seat } dokłada kartę „{ $card }”.
bloodrage-event-no_late_card = { $seat } niczego nie dokłada.
bloodrage-event-strength = Siła { $seat_gen }: figurki { $figures } + karty { $cards } = { $total }.
bloodrage-event-battle_won = { $seat } wygrywa bitwę { $province_in }.
bloodrage-event-battle_tied = Remis { $province_in }: przegrywają wszyscy.
bloodrage-event-rage_stolen =
    { $rage ->
        [one] { $seat } odbiera { $victim_dat } { $rage } Punkt Szału.
        [few] { $seat } odbiera { $victim_dat } { $rage } Punkty Szału.
       *[other] { $seat } odbiera { $victim_dat } { $rage } Punktów Szału.
    }
bloodrage-event-glory_stolen =
    { $points ->
        [one] { $seat } odbiera { $victim_dat } { $points } Punkt Chwały.
        [few] { $seat } odbiera { $victim_dat } { $points } Punkty Chwały.
       *[other] { $seat } odbiera { $victim_dat } { $points } Punktów Chwały.
    }
bloodrage-event-cards_stolen =
    { $cards_count ->
        [1] { $seat } odbiera { $victim_dat } kartę „{ $cards }”.
       *[other] { $seat } odbiera { $victim_dat } karty: { $cards }.
    }
bloodrage-event-card_kept = { $seat } odzyskuje kartę „{ $card }”.
bloodrage-event-cards_spent =
    { $cards_count ->
        [1] { $seat } odrzuca kartę „{ $cards }”.
       *[other] { $seat } odrzuca karty: { $cards }.
    }
bloodrage-event-cards_returned =
    { $cards_count ->
        [1] { $seat } odzyskuje kartę „{ $cards }”.
       *[other] { $seat } odzyskuje karty: { $cards }.
    }
bloodrage-event-destroyed = { $seat } traci { $figures_acc } { $place_in } ({ $cause }).
bloodrage-event-saved = { $seat } ratuje { $figure_acc } { $place_in }.
bloodrage-event-retreated = Wiedźma Volur { $seat_gen } ucieka { $source_from } do Yggdrasil.
bloodrage-event-pillaged = { $seat } plądruje { $province_acc } z powodzeniem. { $reward }.
bloodrage-event-pillage_failed = { $seat } odchodzi z niczym, bo Plądrowanie { $province_in } się nie powiodło.
bloodrage-event-leader_moved = Jarl { $seat_gen } przechodzi { $source_from } { $to_to }.
bloodrage-event-hand_discarded =
    { $cards_count ->
        [1] { $seat } odrzuca kartę „{ $cards }”.
       *[other] { $seat } odrzuca karty: { $cards }.
    }
bloodrage-event-quests_shown =
    { $cards_count ->
        [1] { $seat } ujawnia Wyprawę „{ $cards }”.
       *[other] { $seat } ujawnia Wyprawy: { $cards }.
    }
bloodrage-event-quest_done = { $seat } wypełnia Wyprawę „{ $card }”.
bloodrage-event-quest_failed = { $seat } nie wypełnia Wyprawy „{ $card }”.
bloodrage-event-province_fell = Ragnarök niszczy { $province_acc }.
bloodrage-event-doom_moved = Żeton Zagłady leży teraz { $province_in }.
bloodrage-event-released =
    { $figures_count ->
        [1] { $figures } { $seat_gen } wraca z Walhalli.
       *[other] Z Walhalli wracają figurki { $seat_gen }: { $figures }.
    }
bloodrage-event-game_ended = Koniec gry.

bloodrage-score_source-reward = nagroda za Plądrowanie
    .acc = Plądrowanie
bloodrage-score_source-battle = wygrana bitwa
    .acc = wygraną bitwę
bloodrage-score_source-ragnarok = śmierć w Ragnaröku
    .acc = śmierć w Ragnaröku

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
bloodrage-reason-not_enough_rage =
    { $cost ->
        [one] To kosztuje { $cost } Punkt Szału, a masz ich { $rage }.
        [few] To kosztuje { $cost } Punkty Szału, a masz ich { $rage }.
       *[other] To kosztuje { $cost } Punktów Szału, a masz ich { $rage }.
    }
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
bloodrage-option-dark_elf-1 = 1 Punkt Szału
bloodrage-option-dark_elf-3 = 3 Punkty Szału
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
bloodrage-option-lokis_wrath-3 = 3 Punkty Chwały
bloodrage-option-lokis_wrath-1 = 1 Punkt Chwały
bloodrage-option-gaze = { bloodrage-card-heimdalls_gaze }
    .text = Bonus tej karty w bitwie.
bloodrage-option-gaze-3 = +3
bloodrage-option-gaze-2 = +2
bloodrage-option-yggdrasil_quest = Wyprawa do Yggdrasil w Trzeciej Epoce
    .text = Ile Chwały przynosi.
bloodrage-option-yggdrasil_quest-11 = 11 Punktów Chwały
bloodrage-option-yggdrasil_quest-10 = 10 Punktów Chwały
bloodrage-option-draft_leftovers = Karty, które zostały z draftu
    .text = Dokąd trafiają dwie ostatnie karty każdego pakietu. Jawne mówią wszystkim, czego nikt nie wybrał.
bloodrage-option-draft_leftovers-discarded = Na jawny stos kart odrzuconych
bloodrage-option-draft_leftovers-hidden = Zakryte do pudełka
bloodrage-option-backstab = { bloodrage-card-lokis_backstab }
    .text = Czy zabiera Chwałę, zanim zwycięzca otrzyma swoją za bitwę, czy potem. Przedtem może nie być czego zabrać.
bloodrage-option-backstab-before = Przedtem
bloodrage-option-backstab-after = Potem

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
bloodrage-advice-rage_early = Szał zdobyty teraz to więcej akcji w każdej następnej Epoce (pozostało Epok: { $ages })
bloodrage-advice-best_figure = warto ją zachować
bloodrage-advice-let_go = kosztuje cię najmniej
bloodrage-advice-enough = więcej się nie opłaca
bloodrage-advice-pass = nie ma nic lepszego do zrobienia

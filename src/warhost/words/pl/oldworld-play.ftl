# Chaos w Starym Świecie przy stole: pytania, wybory, opowieść, odmowy, opcje stołu.

## Pytania

oldworld-prompt-turn = Przyzwij figurkę, zagraj kartę Chaosu albo spasuj.
oldworld-prompt-carry = Akolita idzie { $region_from } { $to_to }. Czy zabiera żeton Spaczenia?
oldworld-prompt-stand = Horror przybył { $region_to }. Czy staje na pustym polu karty?
oldworld-prompt-call = „{ oldworld-chaos_card-the_blood_gods_call }”: która figurka przybędzie { $region_to }? Wszystkie muszą pochodzić z jednego regionu.
oldworld-prompt-decay = „{ oldworld-chaos_card-all_things_decay }”: czyj żeton Zepsucia zniknie { $region_from }?
oldworld-prompt-rot =
    { $left ->
        [1] „{ oldworld-chaos_card-the_final_rotting }” { $region_in }: wybierz ofiarę.
       *[other] „{ oldworld-chaos_card-the_final_rotting }” { $region_in }: wybierz ofiarę (jeszcze { $left }).
    }
oldworld-prompt-shield = „{ oldworld-chaos_card-warp_shield }”: której z twoich figurek { $region_in } nie będzie można zabić w walce w tej rundzie?
oldworld-prompt-teleport = „{ oldworld-chaos_card-teleport }”: kto wyruszy { $region_from } i dokąd?
oldworld-prompt-meddle = „{ oldworld-chaos_card-the_meddling_of_skaven }”: który przeciwnik { $region_in } straci karty?
oldworld-prompt-influence = „{ oldworld-chaos_card-dark_influence }”: który żeton przeniesiesz { $region_from } i dokąd?
oldworld-prompt-musk = „{ oldworld-chaos_card-soporific_musk }”: nad kim przejmiesz kontrolę { $region_in }?
oldworld-prompt-discard =
    { $left ->
        [1] Wybierz kartę Chaosu do odrzucenia.
       *[other] Wybierz kartę Chaosu do odrzucenia (jeszcze { $left }).
    }
oldworld-prompt-exchange = Zanim uzupełnisz rękę, możesz odrzucić jedną kartę Chaosu.
oldworld-prompt-hit =
    { $sixes ->
        [0] Walka { $region_in }: komu zadajesz obrażenia? { $hits ->
            [one] Zostało { $hits } obrażenie.
            [few] Zostały { $hits } obrażenia.
           *[other] Zostało { $hits } obrażeń.
        }
       *[other]
            { $hits ->
                [0] Walka { $region_in }: komu zadajesz obrażenia? Pozostałe szóstki: { $sixes }.
               *[other] Walka { $region_in }: komu zadajesz obrażenia? Pozostałe obrażenia: { $hits }, szóstki: { $sixes }.
            }
    }
oldworld-prompt-hero = Bohater uderza { $region_in }: którą figurkę oddajesz?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] Karta Starego Świata każe ci odrzucić kartę Chaosu. Którą?
       *[other] Karta Starego Świata każe ci odrzucić kartę Chaosu. Którą? (Jeszcze { $left }).
    }
oldworld-prompt-old_world_figure = Karta Starego Świata zabiera ci figurkę { $region_in }. Którą?
    .drawn = „{ $operation }” zabiera ci figurkę { $region_in }. Którą?
oldworld-prompt-old_world_place =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: dokąd trafi żeton?
       *[other] Wykonujesz kartę Starego Świata: dokąd trafi żeton? (Jeszcze { $left }).
    }
    .drawn =
        { $left ->
            [1] „{ $operation }”: dokąd trafi żeton?
           *[other] „{ $operation }”: dokąd trafi żeton? (Jeszcze { $left }).
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: skąd bierzesz żeton?
       *[other] Wykonujesz kartę Starego Świata: skąd bierzesz żeton? (Jeszcze { $left }).
    }
    .drawn =
        { $left ->
            [1] „{ $operation }”: skąd bierzesz żeton?
           *[other] „{ $operation }”: skąd bierzesz żeton? (Jeszcze { $left }).
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: dokąd trafi żeton { $region_from }?
       *[other] Wykonujesz kartę Starego Świata: dokąd trafi żeton { $region_from }? (Jeszcze { $left }).
    }
    .drawn =
        { $left ->
            [1] „{ $operation }”: dokąd trafi żeton { $region_from }?
           *[other] „{ $operation }”: dokąd trafi żeton { $region_from }? (Jeszcze { $left }).
        }
oldworld-prompt-old_world_choose = Wykonujesz kartę Starego Świata: które z jej poleceń wybierasz?
    .drawn = „{ $operation }”: które z poleceń karty wykonujesz?
oldworld-prompt-upgrade = Twój wskaźnik daje ulepszenie. Wybierz jedno.
oldworld-prompt-dial_place =
    { $left ->
        [1] Wskaźnik Zagrożenia: gdzie umieścisz żeton { $token_gen }?
       *[other] Wskaźnik Zagrożenia: gdzie umieścisz żeton { $token_gen }? (Jeszcze { $left }).
    }
oldworld-prompt-dial_cleanse =
    { $left ->
        [1] Wskaźnik Zagrożenia: który żeton Zepsucia usuniesz?
       *[other] Wskaźnik Zagrożenia: który żeton Zepsucia usuniesz? (Jeszcze { $left }).
    }
oldworld-prompt-dial_take =
    { $left ->
        [1] Wskaźnik Zagrożenia: który żeton Starego Świata usuniesz?
       *[other] Wskaźnik Zagrożenia: który żeton Starego Świata usuniesz? (Jeszcze { $left }).
    }

## Wybory

oldworld-verb-pass = Pasuj do końca fazy
oldworld-verb-summon = Przyzwij { $figure_acc } { $source_from } { $to_to }
oldworld-verb-play = Zagraj kartę „{ $card }” { $region_in }
oldworld-verb-carry = Zabierz żeton { $token_gen }
oldworld-verb-leave = Zostaw żeton { $token_gen }
oldworld-verb-stand = Stań na polu karty
oldworld-verb-stay = Stań obok
oldworld-verb-call = Wezwij { $figure_acc } { $source_from }
oldworld-verb-done = Nikogo więcej
oldworld-verb-decay = Usuń żeton Zepsucia { $power_gen }
oldworld-verb-rot = Zabij { $figure_acc }
oldworld-verb-shield = Osłoń { $figure_acc }
oldworld-verb-teleport = Przenieś { $figure_acc } { $to_to }
oldworld-verb-meddle = Karty odrzuci { $power }
oldworld-verb-influence = Przenieś żeton { $token_gen } { $to_to }
oldworld-verb-musk = Przejmij { $figure_acc }
oldworld-verb-discard = Odrzuć kartę „{ $card }”
oldworld-verb-keep = Zatrzymaj wszystkie karty
oldworld-verb-hit = { $target_id ->
    [peasant] Pojmij { $target_acc }
   *[other] Zabij { $target_acc }
}
oldworld-verb-hit_sixes = { $target_id ->
    [peasant] Pojmij { $target_acc }, najpierw szóstkami
   *[other] Zabij { $target_acc }, najpierw szóstkami
}
oldworld-verb-save = Odłóż obrażenia na { $figure_acc }
oldworld-verb-lose = Porzuć obrażenia
oldworld-verb-remove = Usuń { $figure_acc }
oldworld-verb-place = Umieść żeton { $token_gen } { $region_in }
oldworld-verb-take = Weź żeton { $token_gen } { $region_from }
oldworld-verb-move = Przenieś żeton { $token_gen } { $region_to }
oldworld-verb-choose = Wykonaj polecenie { $number }
oldworld-verb-upgrade = Weź ulepszenie „{ $upgrade }”
oldworld-verb-decline = Nie bierz ulepszenia
oldworld-verb-cleanse = Usuń żeton Zepsucia { $power_gen } { $region_from }
oldworld-verb-keep_hits = Zachowaj obrażenia do następnego rzutu
oldworld-verb-pile = Zostaw nadmiar obrażeń na poległych

## Opowieść

oldworld-event-round_began = Runda { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = Żetony Starego Świata rozłożono, od północy na południe: { $tokens }.
oldworld-event-old_world_drawn = Odkryto kartę Starego Świata „{ $card }”, wykonuje ją { $seat }.
oldworld-event-old_world_placed = Karta „{ $card }” trafia na pola wydarzeń.
oldworld-event-old_world_left = Karta „{ $card }” opuszcza grę.
oldworld-event-old_world_lasting = Karta „{ $card }” działa.
oldworld-event-token_placed =
    { $count ->
        [1] Żeton { $token_gen } pojawia się { $region_in }.
        [few] { $count } żetony { $token_gen } pojawiają się { $region_in }.
       *[other] { $count } żetonów { $token_gen } pojawia się { $region_in }.
    }
oldworld-event-token_removed =
    { $count ->
        [1] Żeton { $token_gen } znika { $region_from }.
        [few] { $count } żetony { $token_gen } znikają { $region_from }.
       *[other] { $count } żetonów { $token_gen } znika { $region_from }.
    }
oldworld-event-token_moved = Żeton { $token_gen } przechodzi { $region_from } { $to_to }.
oldworld-event-peasants_returned =
    { $count ->
        [one] { $seat } zwraca { $count } żeton Chłopów.
        [few] { $seat } zwraca { $count } żetony Chłopów.
       *[other] { $seat } zwraca { $count } żetonów Chłopów.
    }
oldworld-event-drew =
    { $cards_count ->
        [1] Dobierasz kartę „{ $cards }”.
       *[other] Dobierasz karty: { $cards }.
    }
    .witnessed =
        { $cards_count ->
            [1] { $seat } dobiera kartę „{ $cards }”.
           *[other] { $seat } dobiera karty: { $cards }.
        }
oldworld-event-drew_hidden =
    { $count ->
        [one] { $seat } dobiera { $count } kartę Chaosu.
        [few] { $seat } dobiera { $count } karty Chaosu.
       *[other] { $seat } dobiera { $count } kart Chaosu.
    }
oldworld-event-reshuffled =
    { $count ->
        [one] { $seat } tasuje { $count } odrzuconą kartę w nową talię.
        [few] { $seat } tasuje { $count } odrzucone karty w nową talię.
       *[other] { $seat } tasuje { $count } odrzuconych kart w nową talię.
    }
oldworld-event-discarded =
    { $cards_count ->
        [1] { $seat } odrzuca kartę „{ $cards }”.
       *[other] { $seat } odrzuca karty: { $cards }.
    }
oldworld-event-power_set =
    { $power ->
        [one] { $seat } ma { $power } punkt Mocy.
        [few] { $seat } ma { $power } punkty Mocy.
       *[other] { $seat } ma { $power } punktów Mocy.
    }
oldworld-event-power_changed =
    { $power ->
        [one] { $seat } ma teraz { $power } punkt Mocy.
        [few] { $seat } ma teraz { $power } punkty Mocy.
       *[other] { $seat } ma teraz { $power } punktów Mocy.
    }
oldworld-event-summoned = { $seat } przyzywa { $figure_acc } { $source_from } { $to_to } (koszt { $cost }).
oldworld-event-moved = { $seat } przenosi { $figure_acc } { $region_from } { $to_to }.
oldworld-event-took_space = Horror zajmuje pole karty { $region_in }.
oldworld-event-passed =
    { $lost ->
        [0] { $seat } pasuje.
        [one] { $seat } pasuje i traci { $lost } punkt Mocy.
        [few] { $seat } pasuje i traci { $lost } punkty Mocy.
       *[other] { $seat } pasuje i traci { $lost } punktów Mocy.
    }
oldworld-event-played = { $seat } zagrywa kartę „{ $card }” { $region_in } (koszt { $cost }).
oldworld-event-cancelled = „{ oldworld-chaos_card-changer_of_ways }”: karta „{ $card }” nie działa { $region_in }.
oldworld-event-card_worked = Karta „{ $card }” działa { $region_in }.
oldworld-event-shielded = { $figure } { $region_in } nie może zginąć w walce w tej rundzie.
oldworld-event-controlled = { $seat } przejmuje { $figure_acc } { $region_in }.
oldworld-event-battle_began = Walka { $region_in }.
oldworld-event-rolled =
    { $hits ->
        [0] { $seat } rzuca kośćmi { $region_in }: { $dice }. Nie daje to żadnego obrażenia.
        [one] { $seat } rzuca kośćmi { $region_in }: { $dice }. Daje to { $hits } obrażenie.
        [few] { $seat } rzuca kośćmi { $region_in }: { $dice }. Daje to { $hits } obrażenia.
       *[other] { $seat } rzuca kośćmi { $region_in }: { $dice }. Daje to { $hits } obrażeń.
    }
oldworld-event-hit =
    { $hits ->
        [one] { $seat } przeznacza { $hits } obrażenie na { $target_acc }.
        [few] { $seat } przeznacza { $hits } obrażenia na { $target_acc }.
       *[other] { $seat } przeznacza { $hits } obrażeń na { $target_acc }.
    }
oldworld-event-saved =
    { $hits ->
        [one] { $seat } odkłada { $hits } obrażenie na { $figure_acc }.
        [few] { $seat } odkłada { $hits } obrażenia na { $figure_acc }.
       *[other] { $seat } odkłada { $hits } obrażeń na { $figure_acc }.
    }
oldworld-event-hits_lost =
    { $hits ->
        [one] { $hits } obrażenie { $seat_gen } nie trafia w nikogo.
        [few] { $hits } obrażenia { $seat_gen } nie trafiają w nikogo.
       *[other] { $hits } obrażeń { $seat_gen } nie trafia w nikogo.
    }
oldworld-event-hits_kept =
    { $hits ->
        [one] { $seat } zachowuje { $hits } obrażenie na później.
        [few] { $seat } zachowuje { $hits } obrażenia na później.
       *[other] { $seat } zachowuje { $hits } obrażeń na później.
    }
oldworld-event-hits_joined =
    { $hits ->
        [one] { $seat } dodaje { $hits } zachowane obrażenie.
        [few] { $seat } dodaje { $hits } zachowane obrażenia.
       *[other] { $seat } dodaje { $hits } zachowanych obrażeń.
    }
oldworld-event-hits_piled =
    { $hits ->
        [one] { $seat } zostawia { $hits } obrażenie na poległych.
        [few] { $seat } zostawia { $hits } obrażenia na poległych.
       *[other] { $seat } zostawia { $hits } obrażeń na poległych.
    }
oldworld-event-parting_hits =
    { $hits ->
        [one] Siewcy Zarazy zadają { $at_dat } w odwecie { $hits } obrażenie.
        [few] Siewcy Zarazy zadają { $at_dat } w odwecie { $hits } obrażenia.
       *[other] Siewcy Zarazy zadają { $at_dat } w odwecie { $hits } obrażeń.
    }
oldworld-event-killed = { $seat } zabija { $figure_acc } { $victim_gen } { $region_in }.
oldworld-event-captured = { $seat } pojmuje Chłopów { $region_in }.
oldworld-event-removed = { $seat } usuwa { $figure_acc } { $region_from } ({ $cause }).
oldworld-event-battle_ended = Walka { $region_in } dobiegła końca.
oldworld-event-domination = Porównanie dominacji { $region_in }: { $values } przeciw Oporowi { $resistance }.
oldworld-event-dominated = { $seat } dominuje { $region_in }: { $value } przeciw { $resistance }.
oldworld-event-corrupted =
    { $count ->
        [one] { $seat } umieszcza { $count } żeton Zepsucia { $region_in } ({ $cause }).
        [few] { $seat } umieszcza { $count } żetony Zepsucia { $region_in } ({ $cause }).
       *[other] { $seat } umieszcza { $count } żetonów Zepsucia { $region_in } ({ $cause }).
    }
oldworld-event-corruption_forbidden = { $seat } nie może umieszczać żetonów Zepsucia { $region_in }.
oldworld-event-cleansed = { $seat } usuwa { $region_from } żeton Zepsucia { $owner_gen }.
oldworld-event-ruined =
    { $region_gender ->
        [f] { $region } zostaje Spustoszona
        [n] { $region } zostaje Spustoszone
        [p] { $region } zostają Spustoszone
       *[m] { $region } zostaje Spustoszony
    }: { $count ->
        [one] leży tam { $count } żeton
        [few] leżą tam { $count } żetony
       *[other] leży tam { $count } żetonów
    }. { $card }.
oldworld-event-ruin_scored = Spustoszenie { $region_in } przynosi punkty. { $card }.
oldworld-event-scored =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt za { $source_acc }.
        [few] { $seat } zdobywa { $points } punkty za { $source_acc }.
       *[other] { $seat } zdobywa { $points } punktów za { $source_acc }.
    }
oldworld-event-counter_earned = { $seat } otrzymuje żeton postępu Zagrożenia { $region_in }.
oldworld-event-dial_turned = { $seat } przesuwa wskaźnik Zagrożenia na poziom { $tick }; jego Zagrożenie wynosi teraz { $threat }.
oldworld-event-upgraded = { $seat } bierze ulepszenie „{ $upgrade }”.
oldworld-event-declined = { $seat } nie bierze ulepszenia.
oldworld-event-cards_cleared =
    { $cards_count ->
        [1] Karta { $seat_gen } „{ $cards }” schodzi z planszy.
       *[other] Karty { $seat_gen } schodzą z planszy: { $cards }.
    }
oldworld-event-persisted = Karta „{ $card }” pozostaje { $region_in } na następną rundę.
oldworld-event-game_ended = Koniec gry.

oldworld-score_source-domination = dominacja
    .acc = dominację
oldworld-score_source-ruiner = udział w Spustoszeniu
    .acc = udział w Spustoszeniu
oldworld-score_source-ruin_first = najwięcej Zepsucia w Spustoszonym regionie
    .acc = najwięcej Zepsucia w Spustoszonym regionie
oldworld-score_source-ruin_second = drugie miejsce w Spustoszonym regionie
    .acc = drugie miejsce w Spustoszonym regionie
oldworld-score_source-ruin_tie = remis o najwięcej Zepsucia w Spustoszonym regionie
    .acc = remis o najwięcej Zepsucia w Spustoszonym regionie
oldworld-score_source-dial = wskaźnik Zagrożenia
    .acc = obrót wskaźnika Zagrożenia
oldworld-score_source-old_world_card = karta Starego Świata
    .acc = kartę Starego Świata

oldworld-cause-cultists = kultyści
oldworld-cause-upgrade = ulepszenie
oldworld-cause-chaos_card = karta Chaosu
oldworld-cause-old_world_card = karta Starego Świata
oldworld-cause-hero = Bohater
oldworld-cause-dial = wskaźnik Zagrożenia

## Odmowy

oldworld-reason-not_enough_power = To kosztuje { $cost }, a masz { $power }.
oldworld-reason-not_your_figure = Nie kontrolujesz tej figurki.
oldworld-reason-not_in_reserve = W twojej rezerwie nie ma już takiej figurki.
oldworld-reason-not_there = Takiej figurki tam nie ma.
oldworld-reason-same_region = Figurka musi trafić do innego regionu.
oldworld-reason-may_not_leave = { oldworld-chaos_card-field_of_carnage } nie pozwala opuścić tego regionu nikomu prócz Khorna.
oldworld-reason-out_of_reach = Potrzebujesz figurki w tym regionie albo w przyległym.
oldworld-reason-not_in_hand = Nie masz tej karty na ręce.
oldworld-reason-ruined = Region jest Spustoszony; nie zagrywa się tam kart.
oldworld-reason-no_space = Nie ma tam wolnego pola karty.
oldworld-reason-no_peasant = Nie ma tam żetonu Chłopów.
oldworld-reason-own_figure = Nie możesz trafić figurki, którą kontrolujesz.
oldworld-reason-shielded = Tę figurkę chroni { oldworld-chaos_card-warp_shield }.
oldworld-reason-not_the_killer = Te obrażenia należą się graczowi, który zabił Siewców Zarazy.
oldworld-reason-not_enough_hits = Potrzeba obrażeń: { $needed }, zostało: { $hits }.
oldworld-reason-not_enough_sixes = Liczą się tu tylko szóstki: potrzeba { $needed }, zostało { $sixes }.
oldworld-reason-not_saved = Na tę figurkę nie można odłożyć obrażeń.
oldworld-reason-too_great = Wielkich demonów nie można teleportować.
oldworld-reason-no_token = Takiego żetonu nie można stamtąd przesunąć.
oldworld-reason-no_token_in_ruins = Do Spustoszonego regionu nie trafia żaden żeton.
oldworld-reason-out_of_range = Żeton nie może tam trafić.
oldworld-reason-not_fitting = Polecenie nie dopuszcza tego regionu.

## Opcje stołu

oldworld-option-powers = Potęgi
    .text = Które Potęgi biorą udział. Przy trzech graczach „wszystkie” to pierwsze trzy w kolejności Potęg.
oldworld-option-powers-all = Tyle, ilu gra
oldworld-option-powers-khorne-nurgle-tzeentch = Khorne, Nurgle, Tzeentch
oldworld-option-powers-khorne-nurgle-slaanesh = Khorne, Nurgle, Slaanesh
oldworld-option-powers-khorne-tzeentch-slaanesh = Khorne, Tzeentch, Slaanesh
oldworld-option-powers-nurgle-tzeentch-slaanesh = Nurgle, Tzeentch, Slaanesh
oldworld-option-cards = Karty
    .text = Niektórych drukowanych tekstów nie znamy i zastępują je nasze. Graj z nimi, bez nich albo wskaż plik z własnymi kartami Starego Świata.
oldworld-option-cards-all = Wszystkie karty
oldworld-option-cards-documented = Tylko teksty udokumentowane
oldworld-option-old_world_deck = Talia Starego Świata przy trzech graczach
    .text = Ile kart Starego Świata wchodzi do talii, a więc ile rund może trwać gra we trzy osoby.
oldworld-option-old_world_deck-8 = 8 kart
oldworld-option-old_world_deck-6 = 6 kart
oldworld-option-khorne_dial = Wskaźnik Khorna
    .text = Ile wrogich figurek Khorne musi zabić w regionie, by zdobyć żeton postępu.
oldworld-option-khorne_dial-1 = 1 figurkę
oldworld-option-khorne_dial-2 = 2 figurki
oldworld-option-slaanesh_dial = Wskaźnik Slaanesha
    .text = Gdzie Zepsucie Slaanesha daje żeton postępu.
oldworld-option-slaanesh_dial-noble_or_hero = Przy Szlachcie lub Bohaterze
oldworld-option-slaanesh_dial-any = W każdym regionie
oldworld-option-ruiners = Uczestnicy Spustoszenia
    .text = Kto dostaje punkty przy Spustoszeniu: każdy, kto umieścił tam Zepsucie w tej rundzie, czy tylko w tym kroku Zepsucia.
oldworld-option-ruiners-round = Z całej rundy
oldworld-option-ruiners-step = Z kroku Zepsucia
oldworld-option-upgrade = Ulepszenia
    .text = Czy ulepszenie ze wskaźnika trzeba wziąć.
oldworld-option-upgrade-must = Trzeba wziąć
oldworld-option-upgrade-may = Można odmówić
oldworld-option-tzeentch_discard = Wymiana Tzeentcha
    .text = Czy Tzeentch może odrzucić jedną kartę, zanim uzupełni rękę.
oldworld-option-tzeentch_discard-on = Może
oldworld-option-tzeentch_discard-off = Nie może
oldworld-option-tzeentch_hand = Większa ręka Tzeentcha
    .text = Do ilu kart Tzeentch dobiera z ulepszeniem kart.
oldworld-option-tzeentch_hand-6 = 6 kart
oldworld-option-tzeentch_hand-7 = 7 kart
oldworld-option-meddling_discard = { oldworld-chaos_card-the_meddling_of_skaven }
    .text = Czy ofiara wybiera karty, które traci.
oldworld-option-meddling_discard-victim = Ofiara wybiera
oldworld-option-meddling_discard-random = Losowo
oldworld-option-musk = { oldworld-chaos_card-soporific_musk }
    .text = Nad kim Slaanesh może przejąć kontrolę.
oldworld-option-musk-cultists = Tylko kultyści
oldworld-option-musk-figures = Dowolna figurka
oldworld-option-dark_influence = { oldworld-chaos_card-dark_influence }
    .text = Jak daleko Slaanesh może przesunąć żeton.
oldworld-option-dark_influence-any = Do dowolnego regionu
oldworld-option-dark_influence-adjacent = Do przyległego regionu
oldworld-option-slaanesh_power_2 = Drugie ulepszenie Potęgi Slaanesha
    .text = Ile punktów Mocy dodaje co rundę.
oldworld-option-slaanesh_power_2-2 = 2 punkty
oldworld-option-slaanesh_power_2-1 = 1 punkt
oldworld-option-provender = { oldworld-upgrade-nurgle_power_2 }
    .text = Co Nurgle zyskuje dzięki niemu, gdy region zostaje Spustoszony.
oldworld-option-provender-ruiner = Punkty uczestnika
oldworld-option-provender-points = 3 punkty
oldworld-option-peasants = { oldworld-old_world_card-plunged_into_chaos }
    .text = Co dzieje się z pojmanymi Chłopami po przyznaniu punktów.
oldworld-option-peasants-kept = Zostają
oldworld-option-peasants-returned = Wracają do puli
oldworld-option-surplus_hits = Nadmiarowe obrażenia
    .text = Czy obrażenia ponad potrzebę można położyć na figurce, która od nich poległa, i tak oszczędzić następną.
oldworld-option-surplus_hits-free = Mogą zostać na poległych
oldworld-option-surplus_hits-forced = Idą na następny cel
oldworld-option-summon_in_place = Przyzwanie w miejscu
    .text = Czy figurkę z planszy można przyzwać do regionu, w którym już stoi.
oldworld-option-summon_in_place-no = Tylko do innego regionu
oldworld-option-summon_in_place-yes = Dozwolone

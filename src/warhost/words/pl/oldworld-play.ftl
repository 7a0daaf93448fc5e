# Chaos w Starym Świecie przy stole: pytania, wybory, opowieść, odmowy, opcje stołu.

## Pytania

oldworld-prompt-turn = Przyzwij figurkę, zagraj kartę Chaosu albo spasuj.
oldworld-prompt-carry = Akolita idzie: { $region } → { $to }. Zabiera żeton Spaczenia?
oldworld-prompt-stand = Horror przybył ({ $region }). Czy staje na pustym polu karty?
oldworld-prompt-call = { oldworld-chaos_card-the_blood_gods_call } ({ $region }): która figurka przybywa? Wszystkie muszą pochodzić z jednego regionu.
oldworld-prompt-decay = { oldworld-chaos_card-all_things_decay } ({ $region }): czyj żeton Zepsucia znika?
oldworld-prompt-rot =
    { $left ->
        [one] { oldworld-chaos_card-the_final_rotting } ({ $region }): wybierz ofiarę.
       *[other] { oldworld-chaos_card-the_final_rotting } ({ $region }): wybierz ofiarę (zostało: { $left }).
    }
oldworld-prompt-shield = { oldworld-chaos_card-warp_shield } ({ $region }): która z twoich figurek nie zginie w walce w tej rundzie?
oldworld-prompt-teleport = { oldworld-chaos_card-teleport } ({ $region }): kto wyrusza i dokąd?
oldworld-prompt-meddle = { oldworld-chaos_card-the_meddling_of_skaven } ({ $region }): który przeciwnik traci karty?
oldworld-prompt-influence = { oldworld-chaos_card-dark_influence } ({ $region }): który żeton wyrusza i dokąd?
oldworld-prompt-musk = { oldworld-chaos_card-soporific_musk } ({ $region }): nad kim przejmujesz kontrolę?
oldworld-prompt-discard =
    { $left ->
        [one] Wybierz kartę Chaosu do odrzucenia.
       *[other] Wybierz kartę Chaosu do odrzucenia (zostało: { $left }).
    }
oldworld-prompt-exchange = Zanim uzupełnisz rękę, możesz odrzucić jedną kartę Chaosu.
oldworld-prompt-hit =
    { $sixes ->
        [0] Walka ({ $region }): kogo trafiają twoje ciosy? (pozostałe trafienia: { $hits })
       *[other]
            { $hits ->
                [0] Walka ({ $region }): kogo trafiają twoje ciosy? (pozostałe szóstki: { $sixes })
               *[other] Walka ({ $region }): kogo trafiają twoje ciosy? (pozostałe trafienia: { $hits }, a szóstki: { $sixes })
            }
    }
oldworld-prompt-hero = Bohater uderza ({ $region }): którą ze swoich figurek oddajesz?
oldworld-prompt-old_world_discard =
    { $left ->
        [1] Karta Starego Świata zabiera ci kartę Chaosu: którą?
       *[other] Karta Starego Świata zabiera ci kartę Chaosu: którą? (pozostało: { $left })
    }
oldworld-prompt-old_world_figure = Karta Starego Świata zabiera ci figurkę ({ $region }): którą?
    .drawn = { $operation }: tracisz figurkę ({ $region }). Którą?
oldworld-prompt-old_world_place =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: gdzie trafia żeton?
       *[other] Wykonujesz kartę Starego Świata: gdzie trafia żeton? (pozostało: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: gdzie trafia żeton?
           *[other] { $operation }: gdzie trafia żeton? (pozostało: { $left })
        }
oldworld-prompt-old_world_take =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: skąd zabierasz żeton?
       *[other] Wykonujesz kartę Starego Świata: skąd zabierasz żeton? (pozostało: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: skąd zabierasz żeton?
           *[other] { $operation }: skąd zabierasz żeton? (pozostało: { $left })
        }
oldworld-prompt-old_world_move =
    { $left ->
        [1] Wykonujesz kartę Starego Świata: dokąd przesuwa się żeton ({ $region })?
       *[other] Wykonujesz kartę Starego Świata: dokąd przesuwa się żeton ({ $region })? (pozostało: { $left })
    }
    .drawn =
        { $left ->
            [1] { $operation }: dokąd przesuwa się żeton ({ $region })?
           *[other] { $operation }: dokąd przesuwa się żeton ({ $region })? (pozostało: { $left })
        }
oldworld-prompt-old_world_choose = Wykonujesz kartę Starego Świata: które z jej poleceń?
    .drawn = { $operation }: które z jej poleceń wykonujesz?
oldworld-prompt-upgrade = Twój wskaźnik daje ulepszenie. Wybierz jedno.
oldworld-prompt-dial_place =
    { $left ->
        [one] Twój wskaźnik: gdzie umieszczasz żeton ({ $token })?
       *[other] Twój wskaźnik: gdzie umieszczasz żeton ({ $token }, zostało: { $left })?
    }
oldworld-prompt-dial_cleanse =
    { $left ->
        [one] Twój wskaźnik: który żeton Zepsucia usuwasz?
       *[other] Twój wskaźnik: który żeton Zepsucia usuwasz (zostało: { $left })?
    }
oldworld-prompt-dial_take =
    { $left ->
        [one] Twój wskaźnik: który żeton Starego Świata usuwasz?
       *[other] Twój wskaźnik: który żeton Starego Świata usuwasz (zostało: { $left })?
    }

## Wybory

oldworld-verb-pass = Pasuj do końca fazy
oldworld-verb-summon = Przyzwij: { $figure }, { $source } → { $to }
oldworld-verb-play = Zagraj: { $card }, { $region }
oldworld-verb-carry = Zabierz: { $token }
oldworld-verb-leave = Zostaw: { $token }
oldworld-verb-stand = Stań na polu karty
oldworld-verb-stay = Stań obok
oldworld-verb-call = Wezwij: { $figure }, { $source }
oldworld-verb-done = Wystarczy
oldworld-verb-decay = Usuń żeton Zepsucia: { $power }
oldworld-verb-rot = Zabij: { $figure }
oldworld-verb-shield = Osłoń: { $figure }
oldworld-verb-teleport = Przenieś: { $figure } → { $to }
oldworld-verb-meddle = Karty odrzuca: { $power }
oldworld-verb-influence = Przesuń: { $token } → { $to }
oldworld-verb-musk = Przejmij: { $figure }
oldworld-verb-discard = Odrzuć: { $card }
oldworld-verb-keep = Zatrzymaj wszystkie karty
oldworld-verb-hit = Zabij: { $target }
oldworld-verb-hit_sixes = Zabij: { $target }, najpierw szóstki
oldworld-verb-save = Odłóż obrażenia: { $figure }
oldworld-verb-lose = Strać obrażenia
oldworld-verb-remove = Usuń: { $figure }
oldworld-verb-place = Umieść: { $token }, { $region }
oldworld-verb-take = Zabierz: { $token }, { $region }
oldworld-verb-move = Przesuń: { $token } → { $region }
oldworld-verb-choose = Polecenie { $number }
oldworld-verb-upgrade = Weź ulepszenie: { $upgrade }
oldworld-verb-decline = Nie bierz żadnego
oldworld-verb-cleanse = Usuń Zepsucie: { $power }, { $region }

## Opowieść

oldworld-event-round_began = Runda { $round }
oldworld-event-phase_began = { $phase }
oldworld-event-tokens_set_up = Stary Świat rozłożony, z północy na południe: { $tokens }.
oldworld-event-old_world_drawn = Karta Starego Świata: { $card }. Wykonuje ją { $seat }.
oldworld-event-old_world_placed = { $card }: karta trafia na pola wydarzeń.
oldworld-event-old_world_left = { $card }: karta opuszcza grę.
oldworld-event-old_world_lasting = { $card }: karta działa.
oldworld-event-token_placed = { $region }: { $token } +{ $count }.
oldworld-event-token_removed = { $region }: { $token } −{ $count }.
oldworld-event-token_moved = { $token }: { $region } → { $to }.
oldworld-event-peasants_returned = { $seat } zwraca żetony Chłopów: { $count }.
oldworld-event-drew = Dobierasz: { $cards }.
    .witnessed = { $seat } dobiera: { $cards }.
oldworld-event-drew_hidden = { $seat } dobiera karty Chaosu: { $count }.
oldworld-event-reshuffled = { $seat } tasuje zużyte karty w nową talię: { $count }.
oldworld-event-discarded = { $seat } odrzuca: { $cards }.
oldworld-event-power_set = { $seat } ma punkty Mocy: { $power }.
oldworld-event-power_changed = { $seat } ma teraz punkty Mocy: { $power }.
oldworld-event-summoned = { $seat } przyzywa: { $figure }, { $source } → { $to } (koszt { $cost }).
oldworld-event-moved = { $seat } przenosi: { $figure }, { $region } → { $to }.
oldworld-event-took_space = Horror zajmuje pole karty ({ $region }).
oldworld-event-passed = { $seat } pasuje i traci punkty Mocy: { $lost }.
oldworld-event-played = { $seat } zagrywa: { $card }, { $region } (koszt { $cost }).
oldworld-event-cancelled = { oldworld-chaos_card-changer_of_ways }: karta bez efektu ({ $card }, { $region }).
oldworld-event-card_worked = { $card } działa ({ $region }).
oldworld-event-shielded = { $figure } ({ $region }) nie zginie w walce w tej rundzie.
oldworld-event-controlled = { $seat } przejmuje: { $figure } ({ $region }).
oldworld-event-battle_began = Walka: { $region }.
oldworld-event-rolled = { $seat } rzuca ({ $region }): { $dice }. Obrażenia: { $hits }.
oldworld-event-hit = { $seat } przydziela obrażenia: { $target } ({ $hits }).
oldworld-event-saved = { $seat } odkłada obrażenia: { $figure } ({ $hits }).
oldworld-event-hits_lost = { $seat } traci obrażenia bez celu: { $hits }.
oldworld-event-parting_hits = Siewcy Zarazy oddają cios ({ $at }): obrażenia { $hits }.
oldworld-event-killed = { $seat } zabija: { $figure } ({ $victim }, { $region }).
oldworld-event-captured = { $seat } chwyta żeton Chłopów ({ $region }).
oldworld-event-removed = { $seat } usuwa: { $figure } ({ $region }; { $cause }).
oldworld-event-battle_ended = Koniec walki: { $region }.
oldworld-event-domination = { $region }: dominacja { $values }, Opór { $resistance }.
oldworld-event-dominated = { $seat } dominuje: { $region } ({ $value } przeciw { $resistance }).
oldworld-event-corrupted = { $seat } umieszcza żetony Zepsucia: { $region } +{ $count } ({ $cause }).
oldworld-event-corruption_forbidden = { $seat } nie może umieścić Zepsucia ({ $region }).
oldworld-event-cleansed = { $seat } usuwa żeton Zepsucia ({ $owner }, { $region }).
oldworld-event-ruined = { $region }: Spustoszenie ({ $count } żetonów). { $card }.
oldworld-event-ruin_scored = { $region }: punkty za Spustoszenie. { $card }.
oldworld-event-scored = { $seat } zdobywa punkty: { $points } ({ $source }).
oldworld-event-counter_earned = { $seat } zdobywa żeton postępu ({ $region }).
oldworld-event-dial_turned = { $seat } obraca wskaźnik: poziom { $tick }, Zagrożenie { $threat }.
oldworld-event-upgraded = { $seat } bierze ulepszenie: { $upgrade }.
oldworld-event-declined = { $seat } nie bierze ulepszenia.
oldworld-event-cards_cleared = Z planszy schodzą karty ({ $seat }): { $cards }.
oldworld-event-persisted = { $card } zostaje ({ $region }).
oldworld-event-game_ended = Koniec gry.

oldworld-score_source-domination = dominacja
oldworld-score_source-ruiner = udział w Spustoszeniu
oldworld-score_source-ruin_first = najwięcej Zepsucia w Spustoszonym regionie
oldworld-score_source-ruin_second = drugie miejsce w Spustoszonym regionie
oldworld-score_source-ruin_tie = remis o najwięcej Zepsucia w Spustoszonym regionie
oldworld-score_source-dial = wskaźnik Zagrożenia
oldworld-score_source-old_world_card = karta Starego Świata

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
    .text = Co dzieje się ze schwytanymi Chłopami po przyznaniu punktów.
oldworld-option-peasants-kept = Zostają
oldworld-option-peasants-returned = Wracają do puli

# Karak II z Chaosem w grze: pytania, wybory, zdarzenia, powody, rady, opcje stołu.

## Pytania

karak-prompt-draft = Weź nowy budynek zamiast jednego ze swoich sześciu albo spasuj.
karak-prompt-turn = Porusz się, wykonaj akcję albo zakończ turę.
karak-prompt-toll = Cytadela { $owner_gen } żąda znacznika. Który oddajesz?
karak-prompt-tile = Którą płytkę kładziesz na { $hex }?
    .drawn = Którą płytkę tu kładziesz?
karak-prompt-turn_tile = Jak obracasz płytkę „{ $tile }” na { $hex }?
    .drawn = Jak obracasz płytkę „{ $tile }”?
karak-prompt-foe = Z którą armią spotykasz się na { $hex }?
    .drawn = Z którą armią się tu spotykasz?
karak-prompt-work = Coś jeszcze w tej akcji?
karak-prompt-fee = Którym znacznikiem płacisz za wymianę?
karak-prompt-swap =
    { $swapped ->
        [0] Który znacznik wymieniasz?
       *[other] Który znacznik wymieniasz? Wymieniono dotąd: { $swapped }.
    }
karak-prompt-copy = Czyją umiejętność skopiuje twój Pomnik?
karak-prompt-buy = Czy kupujesz coś jeszcze?
karak-prompt-equip = Gdzie umieszczasz { $item_acc }?
karak-prompt-gain =
    { $left ->
        [1] Który znacznik bierzesz ({ $cause })?
       *[other] Który znacznik bierzesz ({ $cause })? Jeszcze { $left }.
    }
karak-prompt-plunder =
    { $left ->
        [1] Co zabierasz { $victim_dat }?
       *[other] Co zabierasz { $victim_dat }? Jeszcze { $left }.
    }
karak-prompt-march = Dokąd rusza { $horde }?
karak-prompt-evade = Na { $hex } weszła horda: czy schodzisz jej z drogi?
    .drawn = Weszła tu horda: czy schodzisz jej z drogi?
karak-prompt-raze =
    { $lost ->
        [0] { $horde } oblega miasto: który budynek oddajesz?
       *[other] { $horde } oblega miasto: który budynek oddajesz? Jej siła jest już mniejsza o { $lost }.
    }
karak-prompt-fly = Czy twoje miasto leci?
karak-prompt-reroll = Kość bohatera pokazuje { $face_acc }. Rzucasz ponownie?
karak-prompt-ignore = Którą czaszkę lub symbol ignorujesz?
karak-prompt-hunger = Minotaur jest głodny: kogo poświęcasz?
karak-prompt-repair = Czy płacisz za naprawę Kolosa?
karak-prompt-recruit = Jaki oddział przychodzi zamiast Gryfa?
karak-prompt-add = Twój wynik to { $total }, potrzebujesz { $needed }. Co dodajesz?
karak-prompt-horde =
    { $left ->
        [1] Która horda pierwsza przyjmie cios?
       *[other] Która horda pierwsza przyjmie cios? Ma on jeszcze siłę { $left }.
    }
karak-prompt-reward = Którą nagrodę bierzesz najpierw?
karak-prompt-retreat = Dokąd się wycofujesz?
karak-prompt-plague = Dwie czaszki: czy zsyłasz na kogoś Zarazę i Niedolę?
karak-prompt-misery = Niedola: który znacznik tracisz?

## Wybory

karak-verb-move = Idź na { $hex }
    .drawn = Idź { $hex_to }
karak-verb-cross = Przejdź przez przepaść na { $hex }
    .drawn = Przejdź przez przepaść { $hex_to }
karak-verb-portal = Przejdź przez Portal na { $hex }
    .drawn = Przejdź przez Portal { $hex_to }
karak-verb-explore = Odkryj { $hex }
    .drawn = Odkryj: { $hex }
karak-verb-fight = Walcz
karak-verb-heal = Lecz się
karak-verb-gather = Gromadź zasoby
karak-verb-found = Załóż miasto
karak-verb-build = Zbuduj { $building_acc }
karak-verb-train = Wyszkol { $unit_acc }
karak-verb-exchange = Wymień na Targowisku
karak-verb-cleanse = Usuń Zarazę
karak-verb-buy = Kup { $item_acc }
karak-verb-raise = Wskrześ szkielet
karak-verb-take = Podnieś { $item_acc }
karak-verb-cast = Użyj przedmiotu „{ $item_acc }”
karak-verb-plunder = Ograb { $hero_acc }
karak-verb-skip = Pomiń akcję
karak-verb-end = Zakończ turę
karak-verb-draft = Weź { $building_acc } zamiast { $old_gen }
karak-verb-pass = Spasuj
karak-verb-done = Nic więcej
karak-verb-stay = Zostaw tak
karak-verb-pay = Oddaj znacznik { $resource_gen }
karak-verb-gain = Weź znacznik { $resource_gen }
karak-verb-swap = Wymień { $resource_acc } na { $other_acc }
karak-verb-lay = Połóż płytkę „{ $tile }”
karak-verb-rotate = { $steps }
    .drawn = Obróć: { $steps }
karak-verb-meet = Spotkaj { $token_acc }
karak-verb-copy = Skopiuj umiejętność „{ $ability }”
karak-verb-keep = Umieść na polu { $slot_gen }
karak-verb-replace = Zastąp { $item_acc } na polu { $slot_gen }
karak-verb-leave = Zostaw na ziemi
karak-verb-march = Horda rusza na { $hex }
    .drawn = Horda rusza { $hex_to }
karak-verb-evade = Zejdź z drogi na { $hex }
    .drawn = Zejdź z drogi { $hex_to }
karak-verb-raze = Oddaj { $building_acc }
karak-verb-fly = Miasto leci na { $hex }
    .drawn = Miasto leci { $hex_to }
karak-verb-ride = Miasto leci na { $hex }, a ty z nim
    .drawn = Miasto leci razem z tobą { $hex_to }
karak-verb-reroll = Rzuć ponownie
karak-verb-ignore = Zignoruj { $die_acc }
karak-verb-feed = Oddaj { $unit_acc } ({ $symbol }, { $fate })
karak-verb-starve = Niech Minotaur zginie
karak-verb-repair = Zapłać za naprawę
karak-verb-scrap = Niech Kolos się rozpadnie
karak-verb-recruit = Przyjmij { $unit_acc }
karak-verb-throw = Rzuć { $item_acc }
karak-verb-cannonade = Wydaj na Kanonadę { $markers_acc }
karak-verb-strike = Uderz w { $horde_acc }
karak-verb-claim = Weź nagrodę za { $token_acc }
karak-verb-retreat = Wycofaj się na { $hex }
    .drawn = Wycofaj się { $hex_to }
karak-verb-infect = Ześlij Zarazę i Niedolę na { $hero_acc }
karak-verb-drop = Odłóż { $item_acc } z pola { $slot_gen }
karak-verb-shift = Przełóż { $item_acc } na pole { $slot_gen }

## Zdarzenia

karak-event-game_began = Grę rozpoczyna { $first }.
karak-event-hero_joined = { $seat } wyrusza w drogę.
karak-event-drafted = { $seat } bierze { $building_acc } zamiast { $old_gen }.
karak-event-draft_passed = { $seat } nie bierze budynku.
karak-event-round_began = Runda { $round }
karak-event-turn_began = Tura { $seat_gen }
karak-event-turn_ended = { $seat } kończy turę.
karak-event-moved = { $seat } przechodzi z { $hex } na { $to } ({ $cause }).
    .drawn = { $seat } idzie { $to_to } ({ $cause }).
karak-event-tiles_seen = { $seat } ogląda płytki { $tiles }.
karak-event-tile_laid = { $seat } kładzie płytkę „{ $tile }” na { $hex } z obrotem { $turn }.
    .drawn = { $seat } kładzie płytkę „{ $tile }”.
karak-event-tokens_seen = { $seat } widzi { $tokens_acc }.
karak-event-army_came = { $token } o sile { $strength } pojawiają się na { $hex }.
    .drawn = { $token } o sile { $strength } pojawiają się tutaj.
karak-event-foe_came = { $foe } o sile { $strength } pojawia się na { $hex }.
    .drawn = { $foe } o sile { $strength } pojawia się tutaj.
karak-event-gained =
    { $count ->
        [one] { $seat } otrzymuje { $count } znacznik { $resource_gen } ({ $cause }).
        [few] { $seat } otrzymuje { $count } znaczniki { $resource_gen } ({ $cause }).
       *[other] { $seat } otrzymuje { $count } znaczników { $resource_gen } ({ $cause }).
    }
karak-event-lost =
    { $count ->
        [one] { $seat } oddaje { $count } znacznik { $resource_gen } ({ $cause }).
        [few] { $seat } oddaje { $count } znaczniki { $resource_gen } ({ $cause }).
       *[other] { $seat } oddaje { $count } znaczników { $resource_gen } ({ $cause }).
    }
karak-event-healed =
    { $by ->
        [one] { $seat } odzyskuje { $by } punkt wytrzymałości i ma { $toughness } ({ $cause }).
        [few] { $seat } odzyskuje { $by } punkty wytrzymałości i ma { $toughness } ({ $cause }).
       *[other] { $seat } odzyskuje { $by } punktów wytrzymałości i ma { $toughness } ({ $cause }).
    }
karak-event-hurt =
    { $by ->
        [one] { $seat } traci { $by } punkt wytrzymałości i ma { $toughness } ({ $cause }).
        [few] { $seat } traci { $by } punkty wytrzymałości i ma { $toughness } ({ $cause }).
       *[other] { $seat } traci { $by } punktów wytrzymałości i ma { $toughness } ({ $cause }).
    }
karak-event-glory_changed = Chwała { $seat_gen } zmienia się o { $by } i wynosi teraz { $glory } ({ $cause }).
karak-event-stones_won =
    { $halves ->
        [one] { $seat } zdobywa { $halves } połówkę Kamienia Dusz, razem ma ich { $all_halves } ({ $cause }).
        [few] { $seat } zdobywa { $halves } połówki Kamienia Dusz, razem ma ich { $all_halves } ({ $cause }).
       *[other] { $seat } zdobywa { $halves } połówek Kamienia Dusz, razem ma ich { $all_halves } ({ $cause }).
    }
    .drawn = { $seat } zdobywa Kamienie Dusz, +{ $halves }, razem { $all_halves } ({ $cause }).
karak-event-city_founded = { $seat } zakłada miasto na { $hex }.
    .drawn = { $seat } zakłada miasto { $hex_in }.
karak-event-city_flew = Miasto { $seat_gen } leci z { $hex } na { $to }.
    .drawn = Miasto { $seat_gen } leci { $to_to }.
karak-event-built = { $seat } buduje { $building_acc }.
karak-event-copied = { $seat } kopiuje umiejętność { $hero_gen } „{ $ability }”.
karak-event-ability_lost = { $seat } traci umiejętność „{ $ability }”.
karak-event-trained = { $seat } szkoli { $unit_acc }.
karak-event-raised = { $seat } wskrzesza { $unit_acc }.
karak-event-recruited = { $seat } przyjmuje { $unit_acc }.
karak-event-exchanged = { $seat } wymienia { $resource_acc } na { $other_acc }.
karak-event-cleansed = { $seat } usuwa Zarazę.
karak-event-item_taken = { $seat } bierze { $item_acc } na pole { $slot_gen }.
karak-event-item_bought = { $seat } kupuje { $item_acc }.
karak-event-item_left = { $seat } zostawia { $item_acc } na { $hex }.
    .drawn = { $seat } zostawia tutaj { $item_acc }.
karak-event-item_used = { $seat } używa przedmiotu „{ $item_acc }”.
karak-event-item_shifted = { $seat } przekłada { $item_acc } na pole { $slot_gen }.
karak-event-plundered = { $seat } zabiera { $victim_dat } znacznik { $resource_gen }.
karak-event-skipped = { $seat } pomija akcję.
karak-event-fight_began = { $seat } walczy na { $hex } z siłą { $strength }.
    .drawn = { $seat } walczy z siłą { $strength }.
karak-event-fled = Słabi uciekają na { $hex }: { $seat } budzi grozę.
    .drawn = Słabi uciekają: { $seat } budzi grozę.
karak-event-rolled =
    { $swords ->
        [0] { $seat } rzuca kośćmi: { $dice_with_faces_acc }. To razem ani jednego miecza.
        [one] { $seat } rzuca kośćmi: { $dice_with_faces_acc }. To razem { $swords } miecz.
        [few] { $seat } rzuca kośćmi: { $dice_with_faces_acc }. To razem { $swords } miecze.
       *[other] { $seat } rzuca kośćmi: { $dice_with_faces_acc }. To razem { $swords } mieczy.
    }
karak-event-rerolled = { $seat } ponawia rzut kością bohatera: przedtem { $old }, teraz { $face }.
karak-event-ignored = { $seat } ignoruje { $die_acc } ({ $face }).
karak-event-symbol_worked = { $unit } { $seat_gen } używa symbolu „{ $face }”.
karak-event-unit_lost = { $seat } traci { $unit_acc } ({ $cause }).
karak-event-strengthened = { $seat } dodaje { $by } do siły ({ $cause }).
karak-event-fight_won = { $seat } wygrywa na { $hex }: { $total } do { $strength }.
    .drawn = { $seat } wygrywa: { $total } do { $strength }.
karak-event-fight_lost = { $seat } przegrywa na { $hex }: { $total } do { $strength }.
    .drawn = { $seat } przegrywa: { $total } do { $strength }.
karak-event-army_beaten = { $seat } pokonuje { $token_acc }.
karak-event-praetorians_beaten =
    { $count ->
        [one] { $seat } pokonuje { $count } gwardzistę, zostało { $left }.
       *[other] { $seat } pokonuje { $count } gwardzistów, zostało { $left }.
    }
karak-event-foe_beaten = { $seat } pokonuje { $foe_acc }.
karak-event-plague_sent = { $seat } zsyła Zarazę i Niedolę na { $victim_acc }.
karak-event-fell = { $seat } pada i trafia na { $hex }.
    .drawn = { $seat } pada i budzi się { $hex_in }.
karak-event-target_chosen = { $horde } obiera za cel miasto { $victim_gen }.
karak-event-target_rolled = { $horde } szuka celu; kości ({ $seats }) pokazują { $faces_acc }.
karak-event-horde_waits = { $horde } nie znajduje celu i czeka.
karak-event-horde_left = { $horde } nie znajduje celu i opuszcza krainę.
karak-event-horde_moved = { $horde } rusza z { $hex } na { $to }.
    .drawn = { $horde } rusza { $to_to }.
karak-event-horde_stuck = { $horde } nie znajduje drogi i zostaje na { $hex }.
    .drawn = { $horde } nie znajduje drogi i zostaje na miejscu.
karak-event-horde_weakened = { $seat } osłabia { $horde_acc } o { $by }, zostaje { $strength }.
karak-event-siege_began = { $horde } oblega miasto { $victim_gen } z siłą { $strength }.
karak-event-razed = { $seat } traci { $building_acc }.
karak-event-city_destroyed = { $horde } niszczy miasto { $seat_gen } na { $hex }.
    .drawn = { $horde } niszczy miasto { $seat_gen }.
karak-event-game_ended =
    { $winners_count ->
        [1] Koniec gry. Wygrywa { $winners }.
       *[other] Koniec gry. Wygrywają: { $winners }.
    }

## Dlaczego coś się dzieje

karak-cause-gathered = gromadzenie
karak-cause-prospector = Poszukiwacz
karak-cause-spoils_of_war = Łupy wojenne
karak-cause-inn = Gospoda
karak-cause-horde = horda
karak-cause-siege = oblężenie
karak-cause-plunder = grabież
karak-cause-toll = opłata
karak-cause-misery = Niedola
karak-cause-exchange = wymiana
karak-cause-cannonade = Kanonada
karak-cause-repair = naprawa
karak-cause-price = koszt
karak-cause-monsters = pokonani wrogowie
karak-cause-general = Mroczny Generał
karak-cause-banner = Proporzec chwały
karak-cause-amulet = amulet
karak-cause-skull = czaszka
karak-cause-symbol = własny symbol
karak-cause-hunger = Głód
karak-cause-entry = początek walki
karak-cause-lost_fight = przegrana walka
karak-cause-heal = leczenie
karak-cause-healing = zaklęcie
karak-cause-life_drain = Wyssanie życia
karak-cause-recovery = powrót do sił
karak-cause-portal = Portal
karak-cause-trailblazer = przez przepaść
karak-cause-walk = w drodze
karak-cause-evasion = unik
karak-cause-fall = upadek
karak-cause-retreat = odwrót
karak-cause-flight = z miastem
karak-cause-start = na start

## Rzeczy nazwane gdzie indziej

karak-foe-black = { karak-horde-black }
    .acc = Czarną hordę
karak-foe-gold = { karak-horde-gold }
    .acc = Złotą hordę
karak-foe-red = { karak-horde-red }
    .acc = Czerwoną hordę
karak-foe-first = { karak-rider-first }
    .acc = Pierwszego Jeźdźca Chaosu
karak-foe-second = { karak-rider-second }
    .acc = Drugiego Jeźdźca Chaosu
karak-foe-third = { karak-rider-third }
    .acc = Trzeciego Jeźdźca Chaosu
karak-foe-dark_general = { karak-boss-dark_general }
    .acc = Mrocznego Generała
karak-dice =
    { $count ->
        [one] kość
        [few] kości
       *[many] kości
    }
karak-die-hero = Kość bohatera
    .acc = kość bohatera
    .several = { $count } { karak-dice } bohatera
karak-die-knight = { karak-unit-knight }
    .acc = kość Rycerza
    .several = { $count } { karak-dice } Rycerza
karak-die-archer = { karak-unit-archer }
    .acc = kość Łucznika
    .several = { $count } { karak-dice } Łucznika
karak-die-mage = { karak-unit-mage }
    .acc = kość Maga
    .several = { $count } { karak-dice } Maga
karak-die-basilisk = { karak-unit-basilisk }
    .acc = kość Bazyliszka
    .several = { $count } { karak-dice } Bazyliszka
karak-die-minotaur = { karak-unit-minotaur }
    .acc = kość Minotaura
    .several = { $count } { karak-dice } Minotaura
karak-die-guardian = { karak-unit-guardian }
    .acc = kość Strażnika
    .several = { $count } { karak-dice } Strażnika
karak-die-colossus = { karak-unit-colossus }
    .acc = kość Kolosa
    .several = { $count } { karak-dice } Kolosa
karak-die-griffin = { karak-unit-griffin }
    .acc = kość Gryfa
    .several = { $count } { karak-dice } Gryfa
karak-die-skeleton = { karak-unit-skeleton }
    .acc = kość Szkieletu
    .several = { $count } { karak-dice } Szkieletu
karak-die-bear = { karak-unit-bear }
    .acc = kość Niedźwiedzia
    .several = { $count } { karak-dice } Niedźwiedzia
karak-die-titan = { karak-unit-titan }
    .acc = kość Tytana
    .several = { $count } { karak-dice } Tytana
karak-item-trade_sword = { karak-item-sword } (kupiony)
    .acc = { karak-item-sword }
karak-item-trade_hammer = { karak-item-hammer } (kupiony)
    .acc = { karak-item-hammer }
karak-item-trade_fire_missile = { karak-item-fire_missile } (kupiony)
    .acc = { karak-item-fire_missile }
karak-item-trade_amulet_glory = { karak-item-amulet_glory } (kupiony)
    .acc = { karak-item-amulet_glory }
karak-item-trade_amulet_action = { karak-item-amulet_action } (kupiony)
    .acc = { karak-item-amulet_action }
karak-item-trade_amulet_protection = { karak-item-amulet_protection } (kupiony)
    .acc = { karak-item-amulet_protection }
karak-steps-0 = Zostaw płytkę tak, jak leży
karak-steps-1 = Obróć płytkę o jeden bok w lewo
karak-steps-2 = Obróć płytkę o dwa boki w lewo
karak-steps-3 = Obróć płytkę o pół obrotu
karak-steps-4 = Obróć płytkę o dwa boki w prawo
karak-steps-5 = Obróć płytkę o jeden bok w prawo
karak-markers-food_food = { karak-resource-food } + { karak-resource-food }
    .acc = dwa znaczniki żywności
karak-markers-food_wood = { karak-resource-food } + { karak-resource-wood }
    .acc = żywność i drewno
karak-markers-food_stone = { karak-resource-food } + { karak-resource-stone }
    .acc = żywność i kamień
karak-markers-wood_wood = { karak-resource-wood } + { karak-resource-wood }
    .acc = dwa znaczniki drewna
karak-markers-wood_stone = { karak-resource-wood } + { karak-resource-stone }
    .acc = drewno i kamień
karak-markers-stone_stone = { karak-resource-stone } + { karak-resource-stone }
    .acc = dwa znaczniki kamienia

## Dlaczego nie

karak-reason-has_moved = Ruch już był; teraz akcja.
karak-reason-must_fight = Są tu wrogowie: najpierw trzeba walczyć.
karak-reason-no_action = Nie masz już akcji.
karak-reason-not_revealed = { $hex } nie jest jeszcze odkryte.
karak-reason-revealed = { $hex } jest już odkryte.
karak-reason-toll = Bez znacznika na opłatę nie wolno zakończyć ruchu na { $hex }.
karak-reason-blocked = Przepaść zagradza drogę na { $hex }.
karak-reason-too_far = { $hex } jest za daleko.
karak-reason-no_tiles = Nie ma już płytek.
karak-reason-edge_of_table = Stół kończy się przed { $hex }.
karak-reason-no_marker = Nie masz takiego znacznika: { $resource }.
karak-reason-not_free = Na { $hex } są wrogowie.
karak-reason-horde_keeps_out = Hordy nie wchodzą na { $hex }.
karak-reason-not_closer = { $hex } nie leży na najkrótszej drodze.
karak-reason-not_built = Nie stoi: { $building }.
karak-reason-city_cannot_land = Miasto nie może wylądować na { $hex }.
karak-reason-not_in_city = Nie jesteś w swoim mieście.
karak-reason-no_enemies = Nie ma tu z kim walczyć.
karak-reason-unhurt = Nie masz obrażeń.
karak-reason-no_gathering = Tu nie wolno gromadzić.
karak-reason-supply_empty = W zasobach już ich nie ma.
karak-reason-no_plague = W twoim mieście nie ma Zarazy.
karak-reason-no_ability = Twój bohater tego nie umie.
karak-reason-no_dice = W zasobach nie ma już takiej kości.
karak-reason-has_city = Masz już miasto.
karak-reason-other_city = Stoi tu inne miasto.
karak-reason-no_city_here = Nie można tu założyć miasta.
karak-reason-cannot_pay = Nie stać cię na to.
karak-reason-plagued = W mieście panuje Zaraza: bez budowy i szkolenia.
karak-reason-no_token = Nie ma tego na twojej planszy: { $building }.
karak-reason-stands = Już stoi: { $building }.
karak-reason-no_building = Brakuje odpowiedniego budynku: { $unit }.
karak-reason-army_limit = Chwała { $glory } nie pozwala na większą armię.
karak-reason-no_exchange = Teraz nie ma wymiany.
karak-reason-out_of_reach = Wtedy nie dałoby się już niczego wznieść ani wyszkolić.
karak-reason-same_resource = Nie wymienia się na ten sam rodzaj.
karak-reason-own_ability = Masz już tę umiejętność: { $ability }.
karak-reason-hero_not_here = Żaden bohater w tej grze jej nie ma: { $ability }.
karak-reason-slot = Tam się nie zmieści: { $item }.
karak-reason-put_down_now = Dopiero co odłożone: { $item }.
karak-reason-not_carried = Nie nosisz tego w tym miejscu: { $item }.
karak-reason-shifted_now = W tej turze już przełożone: { $item }.
karak-reason-not_on_ground = Tu tego nie ma: { $item }.
karak-reason-no_spell = Nie masz tego: { $item }.
karak-reason-nothing_to_take = Nie ma tam czego zabrać.
karak-reason-not_for_sale = Kupiec tego nie sprzedaje: { $item }.
karak-reason-no_stall = Nie ma tu straganu.
karak-reason-sold_out = Wyprzedane: { $item }.
karak-reason-not_on_display = Nie ma tego na wystawce: { $building }.
karak-reason-has_token = Masz już ten budynek: { $building }.
karak-reason-nothing_to_ignore = Nie ma tu czego ignorować: { $die }.
karak-reason-no_cannonade = Potrzeba dwóch znaczników, a wydaje się najwyżej cztery.
karak-reason-no_meal = Tego oddziału nie można poświęcić: { $unit }.
karak-reason-not_basic = Przychodzi tylko oddział podstawowy, a to nie on: { $unit }.
karak-reason-horde_not_here = Tej hordy tu nie ma: { $horde }.
karak-reason-retreat = Nie możesz wycofać się na { $hex }.
karak-reason-no_plague_there = Zaraza i Niedola nie mogą tam trafić.

## Rady

karak-advice-explore = Nowe ziemie to nagrody, a koniec gry leży w stosie.
karak-advice-fight = Szansa na zwycięstwo: { $chance }.
karak-advice-attack = Atak tam uda się z szansą { $chance }.
karak-advice-home = W domu można budować i szkolić.
karak-advice-stall = Kupiec ma przydatne rzeczy.
karak-advice-move = Prowadzi tam, gdzie jest co robić.
karak-advice-to_gather = Tam można zebrać to, co będzie zaraz potrzebne.
karak-advice-frontier = Stamtąd można odkrywać nieznany teren.
karak-advice-site = Dobre miejsce na miasto.
karak-advice-to_item = Leży tam coś przydatnego.
karak-advice-enough = Więcej kosztowałoby więcej, niż przynosi.
karak-advice-heal = Wytrzymałość chroni przed upadkiem.
karak-advice-gather = Te zasoby będą zaraz potrzebne.
karak-advice-for_city = Z myślą o mieście: bez niego wszystko inne czeka (brakuje znaczników: { $missing }).
karak-advice-found = Bez miasta nie ma budynków ani armii.
karak-advice-build = Budynek działa do końca gry.
karak-advice-train = Więcej kości, więcej mieczy.
karak-advice-exchange = Wymiana umożliwi budowę.
karak-advice-item = Lepszy przedmiot to siła w każdej walce.
karak-advice-draft = Najlepiej służy temu bohaterowi.
karak-advice-evade = Lepiej zejść hordzie z drogi.
karak-advice-raze = Jest najmniej wart i najwięcej kosztuje hordę.
karak-advice-reroll = Drugi rzut jest średnio lepszy.
karak-advice-spare = Ratuje potrzebny jeszcze oddział.
karak-advice-add = To rozstrzyga walkę.
karak-advice-harm = Spowalnia prowadzącego.
karak-advice-strike = Osłabia najgroźniejszą hordę.
karak-advice-plain = Zostawia inne możliwości.

## Opcje stołu

karak-option-new_buildings = { karak-module-new_buildings }
    .text = { karak-module-new_buildings.text }
karak-option-new_buildings-on = tak
karak-option-new_buildings-off = nie
karak-option-merchant = { karak-module-merchant }
    .text = { karak-module-merchant.text }
karak-option-merchant-on = tak
karak-option-merchant-off = nie
karak-option-hordes = { karak-module-hordes }
    .text = { karak-module-hordes.text }
karak-option-hordes-on = tak
karak-option-hordes-off = nie
karak-option-riders = { karak-module-riders }
    .text = { karak-module-riders.text }
karak-option-riders-on = tak
karak-option-riders-off = nie
karak-option-new_heroes = { karak-module-new_heroes }
    .text = { karak-module-new_heroes.text }
karak-option-new_heroes-on = tak
karak-option-new_heroes-off = nie
karak-option-heroes = Bohaterowie
    .text = Losowani albo wymienieni w kolejności miejsc, np. horan-taia-xanros.
karak-option-heroes-random = losowo
karak-option-rounds = Limit rund
    .text = Gra kończy się najpóźniej po tej rundzie.
karak-option-rounds-80 = 80
karak-option-rounds-20 = 20
karak-option-rounds-50 = 50
karak-option-rounds-120 = 120
karak-option-lost_fight = Przegrana walka
    .text = Co kosztuje oprócz czaszek.
karak-option-lost_fight-nothing = nic
karak-option-lost_fight-toughness = 1 wytrzymałość
karak-option-horde_glory = Chwała za hordę
    .text = Rośnie do odebranej siły albo o nią.
karak-option-horde_glory-to = do wartości siły
karak-option-horde_glory-by = o wartość siły
karak-option-horde_beaten = Po pokonaniu hordy
    .text = Czy bohater może zostać na wolnej już płytce.
karak-option-horde_beaten-may_stay = może zostać
karak-option-horde_beaten-must_retreat = musi się wycofać
karak-option-plague = Zaraza i Niedola
    .text = Czy dwie czaszki pozwalają je zesłać.
karak-option-plague-played = w grze
karak-option-plague-left_out = pominięte
karak-option-start = Na start
    .text = Czy grający później i Sidhar zaczynają ze znacznikami.
karak-option-start-markers = znaczniki
karak-option-start-nothing = nic
karak-option-after_fall = Po powaleniu
    .text = Co powalony bohater robi w następnej turze: tylko wraca do sił albo wraca do sił i działa.
karak-option-after_fall-rests = odpoczywa
karak-option-after_fall-acts = działa

## Plansza w terminalu

board-karak-round = Runda { $round } z { $limit }
board-karak-legend = liczby: siła wrogów · ⌂ miasto · ● bohater · $ stragan · ~ przepaść
board-karak-hero = bohater
board-karak-stones = kamienie
board-karak-glory = chwała
board-karak-toughness = wytrzymałość
board-karak-resources = Ż D K
board-karak-army = armia
board-karak-items = przedmioty
board-karak-city = miasto
board-karak-buildings = budynki
board-karak-pile = Płytek w stosie: { $tiles }. Żetonów w woreczku: { $tokens }.
board-karak-horde = { $horde }: siła { $strength }, cel: { $target }
board-karak-nobody = nikt
board-karak-odds = { $hex }: siła { $strength }, twoja szansa { $chance }

# Карак II с «Хаосом»: названия и действие всего, что есть в игре, своими словами.

karak-title = Карак II с «Хаосом»
    .text = От двух до пяти героев выезжают из замка Карак в край, который растёт плитка за плиткой. Они громят армии чудовищ, собирают еду, дерево и камень, основывают по городу, возводят здания и обучают армию, насколько позволяет слава. В конце должен пасть Тёмный Генерал или три Всадника Хаоса; это завершает игру, но выигрывает тот, у кого больше всех Камней душ.
## Модули «Хаоса»

karak-module-new_buildings = Новые здания
    .text = Пятнадцать новых зданий, пять из них для элитных отрядов. Перед первым ходом каждый может взять до двух и заменить ими старые.
karak-module-merchant = Торговец
    .text = В краю скрыты две лавки. Кто найдёт одну из них, может купить за ресурсы оружие, амулеты и Огненные стрелы.
karak-module-hordes = Орды
    .text = Из трёх павших городов выходят орды. Каждая идёт на город одного из героев и рушит его здания, если её не измотают раньше.
karak-module-riders = Всадники Хаоса
    .text = Три Всадника в трёх павших городах заменяют Тёмного Генерала. Победить их труднее; против них помогают «Новые здания» и «Торговец».
karak-module-new_heroes = Новые герои
    .text = Акробатка Ханна на орле и алхимик Сидхар, чей город летает.

## Ресурсы

karak-resource-food = Еда
    .text = С ферм. Кормит рыцарей, минотавров и грифонов.
karak-resource-wood = Дерево
    .text = Из лесов. Город стоит 2.
karak-resource-stone = Камень
    .text = Из каменоломен. Нужен башням, цитаделям и колоссам.

## Символы на кубиках

karak-fate-stands = в силе
karak-fate-ignored = не в счёт
karak-fate-resolved = уже учтено
karak-fate-lost = потеряно
karak-symbol-0 = без мечей
karak-symbol-1 = 1 меч
karak-symbol-2 = 2 меча
karak-symbol-3 = 3 меча
karak-symbol-sword = Меч
    .text = Добавляет 1 к силе броска.
karak-symbol-blank = Пустая грань
    .text = Ничего не происходит.
karak-symbol-skull = Череп
    .text = На кубике героя стоит 1 очка стойкости; на кубике отряда отряд гибнет. Ранит и в победе, и в поражении.
karak-symbol-hunger = Голод минотавра
    .text = Прежде чем разбирать остальное, отдайте другой кубик отряда, хотя бы и с черепом, или потеряйте этого минотавра.
karak-symbol-repair = Починка колосса
    .text = Заплатите 1 камень, иначе колосс гибнет.
karak-symbol-protection = Защита стража
    .text = Страж гибнет, и ни один череп этого броска не вредит ни вам, ни вашим отрядам. Без его гибели защиты нет.
karak-symbol-perseverance = Упорство грифона
    .text = Грифон гибнет, и вы можете бесплатно взять из запаса рыцаря, лучника или мага, даже без нужного здания.
karak-symbol-venom = Яд василиска
    .text = Василиск гибнет, и каждый череп на ваших кубиках, который действительно ранит вас, добавляет 1 меч.

## Герои

karak-hero-horan = Хоран
    .title = Воин
    .text = Хоран бьётся рано и часто: слабые армии бегут от него, а каждая победа наполняет его сумки.
karak-hero-taia = Тайя
    .title = Прорицательница
    .text = Тайя видит, что ждёт впереди: из двух плиток и из трёх армий чудовищ она берёт ту, что ей подходит.
karak-hero-lorraine = Лоррейн
    .title = Следопыт
    .text = Лоррейн приводит своих домой. В каждом бою она сберегает отряд, а лучше всего бьёт там, где враг уже известен.
karak-hero-xanros = Ксанрос
    .title = Чернокнижник
    .text = Ксанрос поднимает скелетов где угодно и живёт смертью собственных отрядов.
karak-hero-elspeth = Элспет
    .title = Принцесса-воительница
    .text = Элспет быстра и уверенна: она проезжает две плитки за раз и может перебросить свой кубик.
karak-hero-darius = Дариус
    .title = Исследователь
    .text = Дариус на каждой плитке находит больше других и знает путь через пропасть.
karak-hero-hannah = Ханна
    .title = Акробатка
    .text = Ханна летает над пропастями на орле и мечет оружие так, как другие бросают заклинания.
karak-hero-sidhar = Сидхар
    .title = Алхимик
    .text = Сидхар выезжает с двумя маркерами каждого ресурса, превращает ресурсы в силу, а его город летит туда, где он нужен.

karak-ability-spoils_of_war = Военная добыча
    .text = После выигранного боя вы сразу и бесплатно собираете ресурсы плитки, если там можно собирать.
karak-ability-terror_of_the_weak = Гроза слабых
    .text = Армии силой 1 считаются против вас за 0. Если больше на плитке никого нет, вы побеждаете без броска.
karak-ability-sight_of_the_land = Видение края
    .text = Разведывая, возьмите две плитки одного уровня, одну выложите, другую верните на верх стопки.
karak-ability-sight_of_the_foe = Видение врага
    .text = За каждый жетон чудовищ, который нужно положить, вытяните три, оставьте один, а остальные верните в мешок.
karak-ability-forest_kin = Дети леса
    .text = В каждом бою вы можете не считать один череп на кубике отряда.
karak-ability-ambush = Засада
    .text = Сила больше на 2, когда вы идёте на врагов, которые уже были на поле.
karak-ability-raise_skeletons = Поднять скелетов
    .text = Действием на свободной плитке возьмите кубик скелета. Их три; в предел армии они не входят.
karak-ability-life_drain = Похищение жизни
    .text = Всякий раз, когда гибнет ваш отряд, восстановите 1 очко стойкости.
karak-ability-second_strike = Второй удар
    .text = Раз за бой вы можете перебросить кубик героя; считается второй результат.
karak-ability-swift_mount = Быстрый скакун
    .text = Перед каждым действием вы можете пройти 2 плитки вместо 1, но не через пропасти. Плитка по пути должна быть свободна от врагов, а разведка требует обычного перемещения.
karak-ability-prospector = Старатель
    .text = Собирая, возьмите на 1 маркер больше из того, что показано на плитке.
karak-ability-trailblazer = Первопроходец
    .text = Раз за свой ход вы можете пересечь пропасть на уже лежащую плитку.
karak-ability-master_of_throws = Мастер бросков
    .text = Вы можете класть оружие в ячейки заклинаний и один раз метнуть его в бою как заклинание. Брошенное оружие выходит из игры; купленное возвращается в запас торговца.
karak-ability-eagle_flight = Полёт на орле
    .text = Перед каждым действием вы можете пройти 2 плитки вместо 1, в том числе через пропасти. Разведка требует обычного перемещения.
karak-ability-cannonade = Канонада
    .text = В бою вы можете тратить ресурсы: 1 меч за каждые 2 маркера, не больше 4 маркеров.
karak-ability-flying_city = Летающий город
    .text = В начале своего хода вы можете передвинуть город на 1 плитку, и себя вместе с ним, если вы там. Он не садится на города, врагов, лавки, павшие города и замок.

## Край

karak-level-1 = Уровень I
karak-level-2 = Уровень II
karak-level-3 = Последняя плитка

karak-terrain-castle = Замок Карак
    .text = Отсюда выезжают все герои. Ни сбора, ни города, ни орды.
karak-terrain-castle_forest = Лес у замка
    .text = Часть начальной плитки: ни города, ни орды.
karak-terrain-castle_farm = Ферма у замка
    .text = Часть начальной плитки: ни города, ни орды.
karak-terrain-farm = Ферма
    .text = Даёт еду.
karak-terrain-forest = Лес
    .text = Даёт дерево.
karak-terrain-quarry = Каменоломня
    .text = Даёт камень.
karak-terrain-farm_forest = Ферма и лес
    .text = Даёт еду и дерево.
karak-terrain-farm_quarry = Ферма и каменоломня
    .text = Даёт еду и камень.
karak-terrain-forest_quarry = Лес и каменоломня
    .text = Даёт дерево и камень.
karak-terrain-large_farm = Большая ферма
    .text = Даёт вдвое больше еды, чем ферма.
karak-terrain-deep_forest = Густой лес
    .text = Даёт вдвое больше дерева, чем лес.
karak-terrain-large_quarry = Большая каменоломня
    .text = Даёт вдвое больше камня, чем каменоломня.
karak-terrain-rich_valley = Плодородная долина
    .text = Даёт еду, дерево и камень.
karak-terrain-terraced_farm = Ферма на террасах
    .text = Даёт много еды и немного камня.
karak-terrain-forest_hamlet = Лесной хутор
    .text = Даёт много дерева и немного еды.
karak-terrain-wooded_quarry = Лесная каменоломня
    .text = Даёт много камня и немного дерева.
karak-terrain-final = Последняя плитка
    .text = Здесь стоит Тёмный Генерал с преторианцами. Ни города, ни сбора.
karak-terrain-merchant_stall = Лавка торговца
    .text = Здесь можно купить предметы. Чудовища и орды держатся в стороне; ни города, ни сбора.
karak-terrain-fallen_city = Павший город
    .text = Логово орды, Всадника Хаоса или обоих. Ни города, ни сбора.

karak-tile-castle = { karak-terrain-castle }
karak-tile-castle_forest = { karak-terrain-castle_forest }
karak-tile-castle_farm = { karak-terrain-castle_farm }
karak-tile-farm_1 = { karak-terrain-farm }
karak-tile-farm_2 = { karak-terrain-farm }
karak-tile-farm_3 = { karak-terrain-farm }
karak-tile-forest_1 = { karak-terrain-forest }
karak-tile-forest_2 = { karak-terrain-forest }
karak-tile-forest_3 = { karak-terrain-forest }
karak-tile-quarry_1 = { karak-terrain-quarry }
karak-tile-quarry_2 = { karak-terrain-quarry }
karak-tile-quarry_3 = { karak-terrain-quarry }
karak-tile-farm_forest_1 = { karak-terrain-farm_forest }
karak-tile-farm_forest_2 = { karak-terrain-farm_forest }
karak-tile-farm_forest_3 = { karak-terrain-farm_forest }
karak-tile-farm_quarry_1 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_2 = { karak-terrain-farm_quarry }
karak-tile-farm_quarry_3 = { karak-terrain-farm_quarry }
karak-tile-forest_quarry_1 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_2 = { karak-terrain-forest_quarry }
karak-tile-forest_quarry_3 = { karak-terrain-forest_quarry }
karak-tile-large_farm = { karak-terrain-large_farm }
karak-tile-deep_forest = { karak-terrain-deep_forest }
karak-tile-large_quarry = { karak-terrain-large_quarry }
karak-tile-rich_valley_1 = { karak-terrain-rich_valley }
karak-tile-rich_valley_2 = { karak-terrain-rich_valley }
karak-tile-rich_valley_3 = { karak-terrain-rich_valley }
karak-tile-terraced_farm = { karak-terrain-terraced_farm }
karak-tile-forest_hamlet = { karak-terrain-forest_hamlet }
karak-tile-wooded_quarry = { karak-terrain-wooded_quarry }
karak-tile-final = { karak-terrain-final }
karak-tile-merchant_stall_1 = { karak-terrain-merchant_stall }
karak-tile-merchant_stall_2 = { karak-terrain-merchant_stall }
karak-tile-fallen_city_black = Павший город, чёрный стяг
karak-tile-fallen_city_gold = Павший город, золотой стяг
karak-tile-fallen_city_red = Павший город, красный стяг

## Армии чудовищ

karak-monster-skeletons = Скелеты
    .text = Кости, которым не лежится. Слабейшая из армий.
karak-monster-ghouls = Гули
    .text = Голодные, сгорбленные и скорые на бегство.
karak-monster-dryads = Дриады
    .text = Сам лес взялся за оружие.
karak-monster-shadow_eaters = Пожиратели теней
    .text = Где они проходят, гаснут лампы.
karak-monster-fire_elementals = Огненные элементали
    .text = Ходячий жар, который затопчет лишь сильная армия.
karak-monster-abyss_giants = Великаны бездны
    .text = Вышли из пропастей и сильнее всех прочих.

karak-monster_token-skeletons_fire_missile = { karak-monster-skeletons }
karak-monster_token-skeletons_sword = { karak-monster-skeletons }
karak-monster_token-skeletons_plunder = { karak-monster-skeletons }
karak-monster_token-ghouls_fire_missile = { karak-monster-ghouls }
karak-monster_token-ghouls_sword = { karak-monster-ghouls }
karak-monster_token-ghouls_plunder = { karak-monster-ghouls }
karak-monster_token-ghouls_healing = { karak-monster-ghouls }
karak-monster_token-ghouls_hammer = { karak-monster-ghouls }
karak-monster_token-dryads_hammer = { karak-monster-dryads }
karak-monster_token-dryads_amulet_glory = { karak-monster-dryads }
karak-monster_token-dryads_amulet_vitality = { karak-monster-dryads }
karak-monster_token-dryads_soul_stone = { karak-monster-dryads }
karak-monster_token-shadow_eaters_hammer = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_action = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_amulet_protection = { karak-monster-shadow_eaters }
karak-monster_token-shadow_eaters_soul_stone = { karak-monster-shadow_eaters }
karak-monster_token-fire_elementals_amulet_bear = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_soul_stone = { karak-monster-fire_elementals }
karak-monster_token-fire_elementals_two_soul_stones = { karak-monster-fire_elementals }
karak-monster_token-abyss_giants_amulet_titan = { karak-monster-abyss_giants }
karak-monster_token-abyss_giants_two_soul_stones = { karak-monster-abyss_giants }

## Великие враги

karak-boss-dark_general = Тёмный Генерал
    .text = Ждёт на последней плитке. Бой с ним стоит 1 очка стойкости ещё до броска; его поражение завершает игру.
karak-boss-praetorian = Преторианец
    .text = Страж Тёмного Генерала. Каждый прибавляет ему силы, и даже проигранный, но храбрый бой может сразить нескольких из них.

karak-horde-black = Чёрная орда
    .text = Из павшего города под чёрным стягом, сила 10.
karak-horde-gold = Золотая орда
    .text = Из павшего города под золотым стягом, сила 15.
karak-horde-red = Красная орда
    .text = Из павшего города под красным стягом, сила 20.

karak-rider-first = Первый Всадник Хаоса
    .text = Тёмная фигура в капюшоне, от которой веет смертью. Сила 10, 3 Камня душ.
karak-rider-second = Второй Всадник Хаоса
    .text = В золотых доспехах, уверенный в своей мощи. Сила 15, 4 Камня душ.
karak-rider-third = Третий Всадник Хаоса
    .text = Объят пламенем, могущественнейший из трёх. Сила 20, 5½ Камня душ.

## Предметы

karak-slot-weapon = Оружие
    .text = Добавляет свою силу в каждом бою.
karak-slot-spell = Заклинание
    .text = Действует один раз и исчезает.
karak-slot-amulet = Амулет
    .text = Действует, пока вы его носите.

karak-item-sword = Меч
    .text = В каждом бою сила больше на 1.
karak-item-hammer = Молот
    .text = В каждом бою сила больше на 2.
karak-item-fire_missile = Огненная стрела
    .text = Один раз, после броска: сила больше на 1. Купленная возвращается затем в запас торговца, найденная выходит из игры.
karak-item-plunder = Грабёж
    .text = Один раз, в свой ход: возьмите у одного соперника до 2 маркеров ресурсов по своему выбору.
karak-item-healing = Исцеление
    .text = Один раз, в свой ход и вне боя: восстановите 2 очка стойкости.
karak-item-amulet_glory = Амулет славы
    .text = Слава выше на 2, пока вы его носите.
karak-item-amulet_action = Амулет действия
    .text = Каждый ход на 1 действие больше, пока вы его носите.
karak-item-amulet_protection = Амулет защиты
    .text = В каждом бою вы можете не считать до 2 черепов на своих кубиках.
karak-item-amulet_vitality = Амулет живучести
    .text = Пока вы его носите, ваша стойкость может достигать 6.
karak-item-amulet_bear = Амулет медведя
    .text = Медведь бьётся рядом с вами: бросайте его кубик в каждом бою.
karak-item-amulet_titan = Амулет титана
    .text = Титан бьётся рядом с вами: бросайте его кубик в каждом бою.

## Отряды

karak-unit-knight = Рыцарь
    .text = Надёжен: редко блистает, редко гибнет. Обучается в Военном лагере.
karak-unit-archer = Лучник
    .text = Часто мажет, сильно бьёт. Обучается на Стрельбище.
karak-unit-mage = Маг
    .text = Силён и недолговечен. Обучается в Башне магов.
karak-unit-basilisk = Василиск
    .text = Элита. Его Яд обращает ваши потери в мечи.
karak-unit-minotaur = Минотавр
    .text = Элита. Очень силён, но его Голод может стоить другого отряда.
karak-unit-guardian = Страж
    .text = Элита. Его Защита спасает всех прочих ценой собственной жизни.
karak-unit-colossus = Колосс
    .text = Элита. Силён, пока у вас есть камень на его Починку.
karak-unit-griffin = Грифон
    .text = Элита. Когда он гибнет от Упорства, бесплатно приходит обычный отряд.
karak-unit-skeleton = Скелет
    .text = Поднят Ксанросом. В предел армии не входит.
karak-unit-bear = Медведь
    .text = Бьётся за того, кто носит его амулет, и никогда не гибнет.
karak-unit-titan = Титан
    .text = Бьётся за того, кто носит его амулет, и никогда не гибнет.

## Здания

karak-building-army_camp = Военный лагерь
    .text = Вы можете обучать рыцарей.
karak-building-archery_range = Стрельбище
    .text = Вы можете обучать лучников.
karak-building-mage_tower = Башня магов
    .text = Вы можете обучать магов.
karak-building-stables = Конюшни
    .text = Каждый ход на 1 действие больше, начиная с вашего следующего хода.
karak-building-portal = Портал
    .text = Из своего города вы можете вместо обычного перемещения попасть на любую открытую плитку.
karak-building-glory_banner = Знамя славы
    .text = Слава выше на 2, пока оно стоит.
karak-building-new_glory_banner = Знамя славы
    .text = Слава выше на 2, пока оно стоит. Дешёвое знамя из модуля «Новые здания».
karak-building-basilisk_lair = Логово василисков
    .text = Вы можете обучать василисков.
karak-building-minotaur_labyrinth = Лабиринт минотавров
    .text = Вы можете обучать минотавров.
karak-building-guardian_grove = Роща стражей
    .text = Вы можете обучать стражей.
karak-building-colossus_factory = Фабрика колоссов
    .text = Вы можете обучать колоссов.
karak-building-griffin_aviary = Гнездовье грифонов
    .text = Вы можете обучать грифонов.
karak-building-monument = Монумент
    .text = Возводя его, выберите способность другого героя этой игры: она и ваша, пока Монумент стоит.
karak-building-market = Рынок
    .text = В ходе Строительства или Обучения вы можете менять ресурсы один к одному за плату в 1 маркер.
karak-building-citadel = Цитадель
    .text = Осаждающая вас орда сначала теряет 5 силы. Соперник, который заканчивает здесь перемещение, платит вам 1 ресурс или держится в стороне.
karak-building-hospital = Госпиталь
    .text = Чума и Нужда вам не страшны, а ваше Лечение восстанавливает всю стойкость.
karak-building-inn = Трактир
    .text = В начале своего хода возьмите 1 ресурс по своему выбору.

## Ход

karak-phase-draft = Выбор зданий
    .text = Перед первым ходом каждый может взять до двух новых зданий.
karak-phase-hordes = Орды
    .text = Орда, что грозит вашему городу, приближается к нему или осаждает его, прежде чем вы что-либо сделаете.
karak-phase-turn_start = Начало хода
    .text = Доход от Трактира и Летающий город.
karak-phase-move = Перемещение
    .text = Перед каждым действием вы можете пройти одну плитку или разведать новую.
karak-phase-action = Действие
    .text = После каждого перемещения одно действие; от него можно и отказаться.
karak-phase-fight = Бой
    .text = Бросьте кубик героя и все отряды, разберите символы и черепа, сравните.
karak-phase-recovery = Восстановление
    .text = Павший герой восстанавливает 2 очка стойкости; в этом весь его ход.

## Чем кончается игра

karak-ending-general = Тёмный Генерал пал
    .text = Тёмный Генерал побеждён, и игра сразу заканчивается. Побеждает тот, у кого больше всех Камней душ.
karak-ending-riders = Всадники Хаоса пали
    .text = Все три Всадника побеждены, и игра сразу заканчивается. Побеждает тот, у кого больше всех Камней душ.
karak-ending-round_limit = Последний раунд окончен
    .text = Сыграно условленное число раундов. Побеждает тот, у кого больше всех Камней душ.

## За кем гонится орда и кто побеждает при равенстве

## Понятия

karak-term-soul_stone = Камень душ
    .text = Ради них и идёт игра. Их добывают у чудовищ, орд, преторианцев и боссов; половинки считаются.
karak-term-glory = Слава
    .text = Примерно сила самого большого врага, которого вы одолели. Она ограничивает армию.
karak-term-toughness = Стойкость
    .text = Пять сердец. Герой без сердец падает и теряет время, но больше ничего.
karak-term-strength = Сила
    .text = Мечи, оружие и прибавки одной стороны; равенство — победа героя.
karak-term-plague = Чума
    .text = Хозяин зачумлённого города не может ни строить, ни обучать, пока не изгонит её.
karak-term-fall = Падение
    .text = При стойкости 0 героя относят в его город или в замок, и следующий ход он лишь приходит в себя.
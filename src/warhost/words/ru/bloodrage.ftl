# Кровь и ярость: названия и действие всего, что есть в игре, своими словами.

bloodrage-title = Кровь и ярость
    .text = Близится Рагнарёк, и от двух до четырёх кланов викингов тратят три последние эпохи мира на добычу славы. Они разбирают дары богов, вторгаются в земли вокруг Иггдрасиля, грабят, сражаются, берутся за тайные задания и красиво умирают. Каждая эпоха поглощает ещё одну провинцию. Побеждает тот, у кого в конце больше всех славы, а путь к ней может лежать через победы, через поражения или через то и другое.
## Кланы

bloodrage-clan-wolf = Клан Волка
    .text = Все кланы начинают одинаково; различия приносят карты. Цвет: красный.
bloodrage-clan-raven = Клан Ворона
    .text = Все кланы начинают одинаково; различия приносят карты. Цвет: синий.
bloodrage-clan-serpent = Клан Змея
    .text = Все кланы начинают одинаково; различия приносят карты. Цвет: жёлтый.
bloodrage-clan-bear = Клан Медведя
    .text = Все кланы начинают одинаково; различия приносят карты. Цвет: коричневый.

## Боги

bloodrage-god-odin = Один
    .text = Судит и карает, в битве и после неё.
bloodrage-god-thor = Тор
    .text = Слава и добыча для победителей.
bloodrage-god-loki = Локи
    .text = Месть и награда для проигравших.
bloodrage-god-frigga = Фригга
    .text = Припасы, подкрепления и спасение.
bloodrage-god-heimdall = Хеймдалль
    .text = Прозорливость и внезапность.
bloodrage-god-tyr = Тюр
    .text = Чистая сила в битве.

## Поле

bloodrage-land-manheim = Манхейм
bloodrage-land-jotunheim = Ётунхейм
bloodrage-land-alfheim = Альвхейм

bloodrage-province-elvagar = Эльвагар
bloodrage-province-angerboda = Ангербода
bloodrage-province-muspelheim = Муспельхейм
bloodrage-province-horgr = Хоргр
bloodrage-province-utgard = Утгард
bloodrage-province-andlang = Андланг
bloodrage-province-gimle = Гимле
bloodrage-province-myrkulor = Миркулор
bloodrage-province-yggdrasil = Иггдрасиль

bloodrage-fjord-fjord_northeast = Северо-восточный фьорд
bloodrage-fjord-fjord_east = Восточный фьорд
bloodrage-fjord-fjord_southwest = Юго-западный фьорд
bloodrage-fjord-fjord_west = Западный фьорд

# Все места, где может быть фигурка.
bloodrage-place-elvagar = { bloodrage-province-elvagar }
bloodrage-place-angerboda = { bloodrage-province-angerboda }
bloodrage-place-muspelheim = { bloodrage-province-muspelheim }
bloodrage-place-horgr = { bloodrage-province-horgr }
bloodrage-place-utgard = { bloodrage-province-utgard }
bloodrage-place-andlang = { bloodrage-province-andlang }
bloodrage-place-gimle = { bloodrage-province-gimle }
bloodrage-place-myrkulor = { bloodrage-province-myrkulor }
bloodrage-place-yggdrasil = { bloodrage-province-yggdrasil }
bloodrage-place-fjord_northeast = { bloodrage-fjord-fjord_northeast }
bloodrage-place-fjord_east = { bloodrage-fjord-fjord_east }
bloodrage-place-fjord_southwest = { bloodrage-fjord-fjord_southwest }
bloodrage-place-fjord_west = { bloodrage-fjord-fjord_west }
bloodrage-place-reserve = Резерв
bloodrage-place-valhalla = Вальхалла
bloodrage-place-box = Коробка

## Фигурки

bloodrage-figure-leader = Вождь
    .text = Один на клан, сила 3. Вторжение вождя не стоит ярости, с улучшением или без.
bloodrage-figure-warrior = Воин
    .text = Восемь на клан, вначале сила 1.
bloodrage-figure-ship = Драккар
    .text = Один на клан, сила 2. Вторгается только во фьорды, никогда не двигается и сражается за обе провинции своего фьорда.
bloodrage-figure-monster = Чудовище
    .text = Приходит в клан со своей картой, одновременно не больше двух. Во всём считается фигуркой клана.
bloodrage-figure-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-figure-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-figure-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-figure-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-figure-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-figure-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-figure-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-figure-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-figure-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }

## Три характеристики клана

bloodrage-track-rage = Ярость
    .text = Сколько ярости клан получает в начале каждой фазы действий: 6, 7, 8, 9, 12, 12.
bloodrage-track-axes = Топоры
    .text = Сколько славы клан получает за выигранную битву: 3, 4, 5, 6, 8, 8.
bloodrage-track-horns = Рога
    .text = Сколько фигурок клан может иметь на поле, когда вторгается: 4, 5, 6, 7, 10, 10.

## Планшет клана

bloodrage-slot-leader = Ячейка вождя
    .text = Вмещает одно улучшение вождя.
bloodrage-slot-warrior = Ячейка воинов
    .text = Вмещает одно улучшение воинов.
bloodrage-slot-ship = Ячейка драккара
    .text = Вмещает одно улучшение драккара.
bloodrage-slot-monster_1 = Первая ячейка чудовища
    .text = Вмещает одно улучшение-чудовище.
bloodrage-slot-monster_2 = Вторая ячейка чудовища
    .text = Вмещает одно улучшение-чудовище.
bloodrage-slot-clan_1 = Первая ячейка клана
    .text = Вмещает одно улучшение клана.
bloodrage-slot-clan_2 = Вторая ячейка клана
    .text = Вмещает одно улучшение клана.
bloodrage-slot-clan_3 = Третья ячейка клана
    .text = Вмещает одно улучшение клана.

## Действия

bloodrage-action-invade = Вторжение
    .text = Заплатите яростью силу фигурки и поставьте её из резерва в пустую деревню; драккар ставится во фьорд.
bloodrage-action-march = Поход
    .text = Заплатите 1 ярость и переведите сколько угодно своих фигурок из одной провинции в одну другую, где есть место, близкую или далёкую.
bloodrage-action-upgrade = Улучшение
    .text = Заплатите цену карты и положите её на планшет клана. Фигурка этого вида из вашего резерва может сразу вторгнуться бесплатно.
bloodrage-action-quest = Задание
    .text = Положите карту задания лицом вниз. Она ничего не стоит и проверяется в фазу заданий.
bloodrage-action-pillage = Разграбление
    .text = Нападите на провинцию, где есть ваша фигурка или ваш драккар в её фьорде. Это ничего не стоит; если вас никто не остановит, награда ваша.
bloodrage-action-pass = Пас
    .text = Отдайте остаток ярости. В эту эпоху вы больше не действуете, но ещё отвечаете на чужие разграбления.

## Эпоха

bloodrage-age-0 = До первой эпохи
bloodrage-age-1 = Первая эпоха
bloodrage-age-2 = Вторая эпоха
bloodrage-age-3 = Третья эпоха

bloodrage-phase-gifts = Фаза даров богов
    .text = По восемь карт; каждый оставляет себе шесть, передавая остальные.
bloodrage-phase-action = Фаза действий
    .text = Одно действие за ход, пока ни у кого не останется ярости или пока не разграблены все провинции.
bloodrage-phase-discard = Фаза сброса
    .text = Оставьте на руке не больше одной карты; в третью эпоху ни одной.
bloodrage-phase-quest = Фаза заданий
    .text = Все задания открываются и проверяются.
bloodrage-phase-ragnarok = Фаза Рагнарёка
    .text = Обречённая провинция гибнет; погибшие в ней приносят славу.
bloodrage-phase-release = Возвращение из Вальхаллы
    .text = Все фигурки из Вальхаллы возвращаются в резервы своих кланов.

## Жетоны

bloodrage-reward-rage = Награда: Ярость
    .text = Повышает характеристику Ярость на одну ступень. Запас ярости вырастет только в следующую эпоху.
bloodrage-reward-axes = Награда: Топоры
    .text = Повышает характеристику Топоры на одну ступень, и только что выигранная битва уже считается по ней.
bloodrage-reward-horns = Награда: Рога
    .text = Повышает характеристику Рога на одну ступень.
bloodrage-reward-glory = Награда: слава
    .text = Даёт 5 славы.
bloodrage-reward-yggdrasil = Награда Иггдрасиля
    .text = Повышает Ярость, Топоры и Рога на одну ступень каждую.

bloodrage-token-ragnarok = Жетон Рагнарёка
    .text = Называет внешнюю провинцию. Три лежат на шкале эпох и говорят, какая провинция падёт в какую эпоху.
bloodrage-token-doom = Жетон погибели
    .text = Лежит на провинции, которую разрушит Рагнарёк этой эпохи.
bloodrage-token-saga = Жетон саги
    .text = Показывает текущую эпоху и фазу.
bloodrage-token-first_player = Жетон первого игрока
    .text = Его владелец ходит первым в фазу действий. После каждой эпохи переходит влево.
bloodrage-token-clan = Жетон клана
    .text = Отмечает три характеристики и ярость, которую клан может потратить.
bloodrage-token-glory_marker = Маркер славы
    .text = Показывает славу клана.

## Чем кончается игра

bloodrage-ending-most_glory = Величайшая слава
    .text = Третья эпоха завершена. Побеждает клан с наибольшей славой.
bloodrage-ending-shared = Общая слава
    .text = Третья эпоха завершена, и больше всего славы сразу у нескольких кланов: они делят победу.

## Понятия

bloodrage-kind-battle = Карта битвы
    .text = Добавляет свой бонус к вашей силе в битве. Победитель её сбрасывает, проигравшие забирают свои обратно.
bloodrage-kind-quest = Карта задания
    .text = Кладётся действием лицом вниз; если в фазу заданий её условие выполнено, она даёт славу и повышает характеристику.
bloodrage-kind-upgrade = Карта улучшения
    .text = Кладётся за свою цену на планшет клана; действует до конца игры или до замены.

bloodrage-type-leader = Улучшение вождя
bloodrage-type-warrior = Улучшение воинов
bloodrage-type-ship = Улучшение драккара
bloodrage-type-monster = Улучшение-чудовище
bloodrage-type-clan = Улучшение клана

bloodrage-term-glory = Слава
    .text = Она решает игру. Её дают битвы, задания, награды, Рагнарёк и карты.
bloodrage-term-strength = Сила
    .text = Чем фигурка сражается и сколько стоит её вторжение.
bloodrage-term-bonus = Бонус
    .text = Сколько карта добавляет к силе клана в битве.
bloodrage-term-legendary = Легендарная ступень
    .text = Характеристика на четвёртой или пятой ступени даёт в конце игры 10 славы, на шестой 20.
bloodrage-term-reserve = Резерв
    .text = Фигурки клана, которые ждут рядом с полем.
bloodrage-term-destroyed = Разрушенная провинция
    .text = Выбыла из игры: ни фигурок, ни разграбления, ни заданий.
bloodrage-term-pillaged = Разграблена
    .text = Жетон лежит тёмной стороной вверх; в эту эпоху провинцию больше не разграбить.
bloodrage-term-draft = Драфт
    .text = Оставьте одну карту, остальные передайте влево, и так, пока не наберёте шесть; вдвоём — по две карты за раз.
bloodrage-term-white_disc = Белый диск
    .text = Карту битвы с белым диском можно добавить и после того, как открыты все карты.

## Чудовища

bloodrage-monster-troll = Тролль
    .text = Всякий раз, когда Тролль вторгается в провинцию, все вражеские воины в ней уничтожаются.
bloodrage-monster-dwarf_chieftain = Предводитель дворфов
    .text = Ни карта, ни вторжение этой фигуркой не стоят ярости.
bloodrage-monster-sea_serpent = Морской змей
    .text = Он и драккар, и чудовище: вторгается только во фьорды, никогда не двигается и сражается за обе провинции.
bloodrage-monster-valkyrie = Валькирия
    .text = После битвы с её участием, выигранной или проигранной, получите 2 славы за каждую уничтоженную в ней вражескую фигурку.
bloodrage-monster-dark_elf = Тёмный эльф
    .text = Может вторгнуться в Иггдрасиль, и там его сила 3 вместо 1.
bloodrage-monster-fire_giant = Огненный великан
    .text = Всякий раз, когда Огненный великан вторгается в провинцию, в ней и в её фьорде уничтожаются все вражеские фигурки, кроме чудовищ.
bloodrage-monster-frost_giant = Ледяной великан
    .text = Когда вы разграбили провинцию, где стоит Ледяной великан, вы получаете её награду дважды.
bloodrage-monster-soldier_of_hel = Воитель Хель
    .text = Ни карта, ни вторжение этой фигуркой не стоят ярости.
bloodrage-monster-volur_witch = Ведьма-вёльва
    .text = Когда она должна погибнуть во внешней провинции, можете вместо этого перевести её в Иггдрасиль.

## Карты первой эпохи

bloodrage-card-troll = { bloodrage-monster-troll }
    .text = { bloodrage-monster-troll.text }
bloodrage-card-dwarf_chieftain = { bloodrage-monster-dwarf_chieftain }
    .text = { bloodrage-monster-dwarf_chieftain.text }
bloodrage-card-sea_serpent = { bloodrage-monster-sea_serpent }
    .text = { bloodrage-monster-sea_serpent.text }
bloodrage-card-lord_of_hammers = Владыка молотов
    .text = Разграбив провинцию, где стоит ваш вождь, можете перевести его в соседнюю провинцию со свободным местом или в Иггдрасиль.
bloodrage-card-brothers_in_arms = Братья по оружию
    .text = В каждой провинции каждые два ваших воина имеют вместе силу 3; оставшийся без пары имеет 1.
bloodrage-card-lokis_dragons = Драконы Локи
    .text = Получайте 4 славы каждый раз, когда уничтожен ваш драккар.
bloodrage-card-lokis_domain = Владения Локи
    .text = Получайте 1 славу за каждую свою фигурку, вернувшуюся из Вальхаллы.
bloodrage-card-friggas_charm = Чары Фригги
    .text = Ваши улучшения стоят на 1 ярость меньше, но не меньше 0.
bloodrage-card-thors_glory = Слава Тора
    .text = После битвы с вашим участием получите 2 славы, если в ней уничтожены хотя бы две вражеские фигурки.
bloodrage-card-friggas_succor = Подмога Фригги
    .text = Всякий раз, когда вы вторгаетесь в провинцию, туда же может бесплатно вторгнуться один воин из вашего резерва.
bloodrage-card-tyrs_domain = Владения Тюра
    .text = Карта задания, которую вы открываете в битве, может считаться картой битвы с бонусом 3.
bloodrage-card-lokis_blessing = Благословение Локи
    .text = После каждой проигранной битвы один воин из вашего резерва может бесплатно вторгнуться в эту провинцию.
bloodrage-card-alfheim_1 = Альвхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Альвхейма: получите 5 славы и повысьте характеристику на выбор.
bloodrage-card-jotunheim_1 = Ётунхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Ётунхейма: получите 5 славы и повысьте характеристику на выбор.
bloodrage-card-manheim_1 = Манхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Манхейма: получите 5 славы и повысьте характеристику на выбор.
bloodrage-card-glorious_death_1 = Славная смерть
    .text = Имейте до Рагнарёка не меньше четырёх фигурок в Вальхалле: получите 6 славы и повысьте характеристику на выбор.
bloodrage-card-yggdrasil_1 = Иггдрасиль
    .text = Имейте больше всех силы в Иггдрасиле: получите 6 славы и повысьте характеристику на выбор.
bloodrage-card-odins_smite = Кара Одина
    .text = До сравнения сил каждый противник в битве теряет одного воина в этой провинции.
bloodrage-card-tyrs_bash = Выпад Тюра
    .text = Только бонус.
bloodrage-card-heimdalls_sight = Зоркость Хеймдалля
    .text = Её бонус равен наибольшему бонусу среди карт ваших противников в этой битве.
bloodrage-card-friggas_grace = Милость Фригги
    .text = Если ваше разграбление удалось, повысьте ещё одну характеристику, не ту, что повысила награда.
bloodrage-card-lokis_trickery = Хитрость Локи
    .text = Если вы проиграли, заберите у победителя 1 ярость.
bloodrage-card-tyrs_smash_1 = Натиск Тюра
    .text = Только бонус.
bloodrage-card-tyrs_smite_1 = Удар Тюра
    .text = Только бонус.
bloodrage-card-tyrs_crush_1 = Хватка Тюра
    .text = Только бонус.
bloodrage-card-thors_hammer = Молот Тора
    .text = Если вы победили, получите 3 славы.

## Карты второй эпохи

bloodrage-card-valkyrie = { bloodrage-monster-valkyrie }
    .text = { bloodrage-monster-valkyrie.text }
bloodrage-card-dark_elf = { bloodrage-monster-dark_elf }
    .text = { bloodrage-monster-dark_elf.text }
bloodrage-card-fire_giant = { bloodrage-monster-fire_giant }
    .text = { bloodrage-monster-fire_giant.text }
bloodrage-card-lord_of_axes = Владыка топоров
    .text = Разграбив провинцию, где стоит ваш вождь, повысьте характеристику на выбор.
bloodrage-card-experts_in_arms = Знатоки оружия
    .text = Сила ваших воинов 2; вторжение каждого стоит 2.
bloodrage-card-fire_dragons = Огненные драконы
    .text = Получайте 8 славы каждый раз, когда уничтожен ваш драккар.
bloodrage-card-odins_inspiration = Вдохновение Одина
    .text = Ваши фигурки, погибшие в Рагнарёк, приносят вдвое больше славы.
bloodrage-card-tyrs_challenge = Вызов Тюра
    .text = Действием заплатите 2 ярости и разграбьте провинцию, которая уже разграблена.
bloodrage-card-friggas_protection = Защита Фригги
    .text = Когда ваша фигурка должна быть уничтожена, можете заплатить 1 ярость: она остаётся на месте.
bloodrage-card-lokis_eminence = Величие Локи
    .text = Получайте 2 славы за каждую свою фигурку, вернувшуюся из Вальхаллы.
bloodrage-card-tyrs_prowess = Мастерство Тюра
    .text = Победив в битве, можете забрать обратно сыгранные в ней карты, по 1 ярости за каждую.
bloodrage-card-thors_domain = Владения Тора
    .text = После вторжения в провинцию можете заплатить 2 ярости и сразу её разграбить.
bloodrage-card-alfheim_2 = Альвхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Альвхейма: получите 7 славы и повысьте характеристику на выбор.
bloodrage-card-jotunheim_2 = Ётунхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Ётунхейма: получите 7 славы и повысьте характеристику на выбор.
bloodrage-card-manheim_2 = Манхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Манхейма: получите 7 славы и повысьте характеристику на выбор.
bloodrage-card-glorious_death_2 = Славная смерть
    .text = Имейте до Рагнарёка не меньше четырёх фигурок в Вальхалле: получите 8 славы и повысьте характеристику на выбор.
bloodrage-card-yggdrasil_2 = Иггдрасиль
    .text = Имейте больше всех силы в Иггдрасиле: получите 8 славы и повысьте характеристику на выбор.
bloodrage-card-tyrs_crush_2 = Хватка Тюра
    .text = Только бонус.
bloodrage-card-heimdalls_eye = Око Хеймдалля
    .text = Белый диск: можно добавить и после того, как открыты все карты, вдобавок к уже сыгранной.
bloodrage-card-odins_tide = Волна Одина
    .text = До сравнения сил каждый клан в битве, и ваш тоже, оставляет одну фигурку; остальные уничтожаются.
bloodrage-card-lokis_backstab = Коварство Локи
    .text = Если вы проиграли, заберите у победителя 2 славы.
bloodrage-card-tyrs_rage_2 = Неистовство Тюра
    .text = Только бонус.
bloodrage-card-heimdalls_watch_2 = Дозор Хеймдалля
    .text = Все карты, открытые в этой битве, сбрасываются, а вы получаете славу, равную сумме их бонусов. Затем каждый играет новую карту.
bloodrage-card-thors_oath = Клятва Тора
    .text = Если вы победили, повысьте характеристику на выбор.
bloodrage-card-tyrs_smite_2 = Удар Тюра
    .text = Только бонус.
bloodrage-card-tyrs_smash_2 = Натиск Тюра
    .text = Только бонус.

## Карты третьей эпохи

bloodrage-card-frost_giant = { bloodrage-monster-frost_giant }
    .text = { bloodrage-monster-frost_giant.text }
bloodrage-card-soldier_of_hel = { bloodrage-monster-soldier_of_hel }
    .text = { bloodrage-monster-soldier_of_hel.text }
bloodrage-card-volur_witch = { bloodrage-monster-volur_witch }
    .text = { bloodrage-monster-volur_witch.text }
bloodrage-card-lord_of_spears = Владыка копий
    .text = Разграбив провинцию, где стоит ваш вождь, повысьте все три характеристики.
bloodrage-card-masters_in_arms = Мастера оружия
    .text = В каждой провинции каждые два ваших воина имеют вместе силу 6; оставшийся без пары имеет 2. Вторжение каждого стоит 2.
bloodrage-card-eternal_dragons = Вечные драконы
    .text = Получайте 12 славы каждый раз, когда уничтожен ваш драккар.
bloodrage-card-friggas_domain = Владения Фригги
    .text = Можете вторгнуться фигуркой из Вальхаллы за 1 ярость вместо обычной цены.
bloodrage-card-odins_throne = Трон Одина
    .text = Ваши выполненные задания приносят вдвое больше славы.
bloodrage-card-thors_conquest = Завоевание Тора
    .text = В конце игры получите 3 славы за каждую свою фигурку на поле.
bloodrage-card-friggas_sacrifice = Жертва Фригги
    .text = Действием уничтожьте две свои фигурки на поле и повысьте характеристику на выбор.
bloodrage-card-tyrs_wrath = Гнев Тюра
    .text = Карта задания, которую вы открываете в битве, может считаться картой битвы с бонусом 5.
bloodrage-card-lokis_wrath = Гнев Локи
    .text = Получайте 3 славы за каждую свою фигурку, вернувшуюся из Вальхаллы.
bloodrage-card-alfheim_3 = Альвхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Альвхейма: получите 9 славы и повысьте характеристику на выбор.
bloodrage-card-jotunheim_3 = Ётунхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Ётунхейма: получите 9 славы и повысьте характеристику на выбор.
bloodrage-card-manheim_3 = Манхейм
    .text = Имейте больше всех силы хотя бы в одной провинции Манхейма: получите 9 славы и повысьте характеристику на выбор.
bloodrage-card-glorious_death_3 = Славная смерть
    .text = Имейте до Рагнарёка не меньше четырёх фигурок в Вальхалле: получите 11 славы и повысьте характеристику на выбор.
bloodrage-card-yggdrasil_3 = Иггдрасиль
    .text = Имейте больше всех силы в Иггдрасиле: получите 11 славы и повысьте характеристику на выбор.
bloodrage-card-heimdalls_gaze = Взор Хеймдалля
    .text = Белый диск: можно добавить и после того, как открыты все карты, вдобавок к уже сыгранной.
bloodrage-card-thors_primacy = Первенство Тора
    .text = Тексты открытых карт ваших противников не действуют; их бонусы остаются.
bloodrage-card-thors_ascension = Возвышение Тора
    .text = Если вы победили, получите 3 ярости и 3 славы.
bloodrage-card-odins_judgement = Суд Одина
    .text = Победили вы или проиграли, получите 2 славы за каждую фигурку, уничтоженную в этой битве, считая и свои.
bloodrage-card-tyrs_rage_3 = Неистовство Тюра
    .text = Только бонус.
bloodrage-card-heimdalls_watch_3 = Дозор Хеймдалля
    .text = Все карты, открытые в этой битве, сбрасываются, а вы получаете славу, равную сумме их бонусов. Затем каждый играет новую карту.
bloodrage-card-tyrs_crush_3 = Хватка Тюра
    .text = Только бонус.
bloodrage-card-lokis_poison = Яд Локи
    .text = Если вы проиграли, все карты, открытые победителем, переходят вам на руку.
bloodrage-card-tyrs_smite_3 = Удар Тюра
    .text = Только бонус.

# Третья игра Blood Rage с проводником: карты битвы, поражения и Рагнарёк.

bloodrage-lesson-to-win-and-to-fall = Побеждать и гибнуть
    .text = Выиграйте битву картой про запас, проиграйте другую нарочно, и пусть Рагнарёк заплатит за павших. Четырнадцать коротких шагов, около семи минут, всё на практике.
bloodrage-lesson-to-win-and-to-fall-welcome = Вы ведёте клан Медведя во второй эпохе. Славу даёт победа, но и гибель в нужном месте тоже. У Воронов нет ярости и одна карта на руке; у вас 6 ярости.
bloodrage-lesson-to-win-and-to-fall-pillage = { bloodrage-province-elvagar }: у вашего вождя и воина сила 4, у двух Воронов 2. Все деревни заняты, вмешаться никто не сможет. Разграбьте эту провинцию: нажмите на неё. Её диск поднимает ваши топоры.
bloodrage-lesson-to-win-and-to-fall-card = «{ bloodrage-card-tyrs_rage_2 }» добавит 6, но и только. «{ bloodrage-card-thors_oath }» добавляет лишь 1, зато при победе растёт характеристика. Смелее: сыграйте её.
bloodrage-lesson-to-win-and-to-fall-late = Вороны открыли карту «{ bloodrage-card-tyrs_crush_2 }»: 6 против ваших 5. Но карту с белым диском можно добавить, когда открыты все. Добавьте «{ bloodrage-card-heimdalls_eye }», это ещё 2.
bloodrage-lesson-to-win-and-to-fall-oath = 7 против 6: победа, и клятва платит. Выберите, какая характеристика вырастет. Топоры зачтутся уже в этой битве.
bloodrage-lesson-to-win-and-to-fall-upgrade = Вороны забрали свою карту, ваши сброшены, а топоры заплатили за победу. Теперь подумайте о тех, кто погибнет: «{ bloodrage-card-odins_inspiration }» удваивает их славу в Рагнарёке. Положите карту в свободную ячейку клана за 2 ярости.
bloodrage-lesson-to-win-and-to-fall-ship = { bloodrage-province-gimle } тлеет: провинция падёт в этой эпохе, а там два ваших воина. Драккары в её фьорде гибнут вместе с ней. Вторгнитесь драккаром в западный фьорд за 2 ярости.
bloodrage-lesson-to-win-and-to-fall-challenge = А теперь проиграем с толком. Ваше задание «{ bloodrage-card-glorious_death_2 }» требует четырёх фигурок в Вальхалле, а там три. { bloodrage-province-utgard }: один ваш воин против вождя и воина. Разграбьте эту провинцию.
bloodrage-lesson-to-win-and-to-fall-backstab = С картой «{ bloodrage-card-tyrs_crush_2 }» у Воронов 8; даже «{ bloodrage-card-tyrs_rage_2 }» даст вам только 7. Поэтому сыграйте «{ bloodrage-card-lokis_backstab }»: проиграв, вы заберёте у победителя 2 славы.
bloodrage-lesson-to-win-and-to-fall-pass = Проиграно, как задумано. Вороны получили своё за победу, но 2 их славы теперь ваши, их карта сброшена, ваша вернулась, и четвёртая ваша фигурка в Вальхалле. Пасуйте.
bloodrage-lesson-to-win-and-to-fall-keep = Одну карту можно оставить на последнюю эпоху. Выберите её.
bloodrage-lesson-to-win-and-to-fall-death = «{ bloodrage-card-glorious_death_2 }»: задание выполнено, это 8 славы, и выбранная характеристика растёт. Выберите её.
bloodrage-lesson-to-win-and-to-fall-ragnarok = Потом пал { bloodrage-province-gimle }, и с ним два воина и драккар: по 3 славы, вдвойне, всего 18. А за семь фигурок, которых вернула Вальхалла, карта «{ bloodrage-card-lokis_domain }» на вашем планшете заплатила по 1.
bloodrage-lesson-to-win-and-to-fall-goal = Побеждать выгодно, гибнуть тоже, а лучшие кланы умеют и то и другое. Последняя эпоха начинается с драфта; после неё характеристики приносят 10 славы с четвёртого деления и 20 на шестом. Дальше игра ваша.

# Что говорят рисунки Blood Rage в браузере: подписи, фразы для чтения с экрана, заметки.

## Поле

web-bloodrage-board = Поле: восемь провинций вокруг Иггдрасиля
web-bloodrage-counted = { $count } × { $name }
web-bloodrage-stack = { $clan }: { $figures }, { $place }
web-bloodrage-villages = Свободные деревни: { $free } из { $villages }
web-bloodrage-age = Эпоха { $round }
web-bloodrage-falls = Падёт в Рагнарёке эпохи { $age }
web-bloodrage-falls-for = Падёт в Рагнарёке эпохи { $age }; каждая погибшая там фигурка приносит славу: { $glory }.
web-bloodrage-fjord-closed = Закрыт: обе его провинции уничтожены
web-bloodrage-supports = Драккары отсюда сражаются за: { $provinces }
web-bloodrage-glory-track = Слава: { $list }
web-bloodrage-order = Порядок хода
web-bloodrage-doom = Рагнарёк
web-bloodrage-nobody = Пока никого

## Битва и драфт

web-bloodrage-battle = Битва { $province_in }
web-bloodrage-side = { $clan }: сила фигурок { $figures }
web-bloodrage-side-sum = { $clan }: фигурки { $figures }, карты { $bonus }, всего { $total }
web-bloodrage-card-laid = Карта лежит рубашкой вверх
web-bloodrage-pillager = разграбляет
web-bloodrage-pack = Ваш набор: оставьте одну карту
web-bloodrage-pack-two = Ваш набор: оставьте две карты
web-bloodrage-pack-one-more = Ваш набор: оставьте ещё одну карту
web-bloodrage-kept = Оставлено

## Планшеты кланов и рука

web-bloodrage-fact = { $name } { $value }
web-bloodrage-rage-left = Осталось ярости
web-bloodrage-passed = пас
web-bloodrage-hand-count = Карты на руке
web-bloodrage-quests = Задания
web-bloodrage-on-board = Фигурки на поле и их предел
web-bloodrage-upgrades = Улучшения
web-bloodrage-track = { $track }: { $value }, ступень { $step } из 6
web-bloodrage-slot-empty = { $slot }, пусто
web-bloodrage-in-reserve = В резерве: { $figures }
web-bloodrage-your-hand = Ваша рука
web-bloodrage-hand-empty = Карт на руке нет.
web-bloodrage-quest-done = Сейчас было бы выполнено
web-bloodrage-quest-open = Ещё не выполнено

## Карты

web-bloodrage-cost = Цена
web-bloodrage-bonus = бонус { $bonus }
web-bloodrage-hidden-card = Скрытая карта
web-bloodrage-house = наша
    .text = Что-то на этой карте решили мы сами; источники об этом молчат.

## Вблизи

web-bloodrage-figures = Фигурки
web-bloodrage-figure-values = Сила { $strength }, цена вторжения { $cost }
web-bloodrage-strongest = { $clan } здесь сильнее всех.
web-bloodrage-nobody-strongest = Никто здесь не сильнее всех остальных.
web-bloodrage-nobody-here = Здесь никого нет.

## Откуда слава

web-bloodrage-points-reward = Разграбление
web-bloodrage-points-battle = Выигранные битвы
web-bloodrage-points-ragnarok = Гибель в Рагнарёке
web-bloodrage-points-quest = Задания
web-bloodrage-points-battle-card = Карты битвы
web-bloodrage-points-upgrade = Улучшения
web-bloodrage-points-legendary = Легендарные характеристики

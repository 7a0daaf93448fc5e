# The second guided game of Karak II: gathering, building, training.

karak-lesson-a-city-grows = A city grows
    .text = Gather, found a city, build and train: see resources become an army. With the new buildings. Fourteen short steps, about six minutes, learned by doing.
karak-lesson-a-city-grows-welcome = You are Darius. Soul stones win the game, soldiers win soul stones, and cities make soldiers; but you have no city yet. Your { karak-item-amulet_action } gives you three actions a turn instead of two. Taia has fallen and rests for a turn.
karak-lesson-a-city-grows-gather = Your tile shows food and wood. Gather: you take one marker for each symbol.
karak-lesson-a-city-grows-prospector = Darius’s { karak-ability-prospector } gives one more of what the tile shows. Take wood.
karak-lesson-a-city-grows-site = Where a city stands, nobody gathers any more, so leave this rich tile free. Go to the quarry next door: choose its tile.
karak-lesson-a-city-grows-found = You have moved, and the action is still to come. Found your city here for 2 wood.
karak-lesson-a-city-grows-inn = With your third action you build. Six buildings lie on your sheet, each with its price. Begin with the { karak-building-inn } for 3 wood: it brings you a resource every turn.
karak-lesson-a-city-grows-banner = One action is enough for several buildings. Add the { karak-building-new_glory_banner } for 1 wood: it gives 2 glory, and you may have as many units as glory.
karak-lesson-a-city-grows-income = Taia has rested, it is your turn again, and the { karak-building-inn } pays. Take wood.
karak-lesson-a-city-grows-camp = Build the { karak-building-army_camp } for 2 food and 1 wood. From now on you can train knights.
karak-lesson-a-city-grows-train = Training is an action of its own. Train a knight for 1 food: choose the Knight.
karak-lesson-a-city-grows-train-again = Here, too, one action is enough for several. Your glory of 2 has room for a second knight: train it.
karak-lesson-a-city-grows-attack = Next door Dryads of strength 3 guard a soul stone. The plate below them shows what two knights are worth. Choose their tile.
karak-lesson-a-city-grows-stone = 5 swords against 3: your first soul stone. Your glory rose to 3, which leaves room for one more unit, and the { karak-building-inn } pays again.
karak-lesson-a-city-grows-goal = The { karak-building-stables } would give you another action, the Portal would carry you anywhere, the Mage Tower trains mages. In games with the new buildings everybody may swap some before the first turn. From here it is your game.

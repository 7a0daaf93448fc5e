# The guided first game of Karak II.

karak-lesson-first-stone = The first soul stone
    .text = Ride with Horan through two turns: build, train, fight, explore and face a horde at the gates of your city. Fourteen short steps, about five minutes, learned by doing.
karak-lesson-first-stone-welcome = You are Horan, the Warrior. The land grows tile by tile, monsters guard it, and soul stones are what counts: whoever owns the most at the end wins. You have 1, Taia has 2. She has fallen in a fight and must rest for a turn.
karak-lesson-first-stone-turn = This is your city. A turn has two actions; your { karak-building-stables } give you a third. Before each action you may move one tile. Chasms, the glowing cracks, bar the way.
karak-lesson-first-stone-build = In your city you turn resources into buildings. Build the { karak-building-army_camp } for 2 food and 1 wood: choose it among your buildings. From now on you can train knights.
karak-lesson-first-stone-train = Train a knight for 1 food: choose the Knight. Every unit is one more die in your fights. You may have as many as your glory, and yours is 1.
karak-lesson-first-stone-attack = Next door stand Ghouls of strength 2. The plate below them shows your chance; the knight has just raised it. Choose their tile: you move there and fight. Your dice and weapons must add up to their strength; a tie wins.
karak-lesson-first-stone-loot = You rolled 3 swords: won. The back of the token was a Sword; it went into a weapon slot and adds 1 in every fight. Your glory rose to 2, the strength you beat. And Horan’s { karak-ability-spoils_of_war } gathered a wood; others use an action to gather.
karak-lesson-first-stone-horde = A new turn, and before it the { karak-horde-black } moved. Hordes march on a city, one tile a turn. Next to it they lay siege: each turn a building falls, and when none is left, the city. This one is after yours.
karak-lesson-first-stone-explore = First grow stronger. Where there is no tile yet, you explore: choose the empty space beside the horde. You lay a new tile, enter it, and fight what waits there.
karak-lesson-first-stone-stone = Dryads of strength 3. Your hero die showed a skull, which cost 1 of your 5 hearts; without hearts you fall and lose a turn. The knight’s 2 swords and your Sword made 3, just enough: your second soul stone, and glory 3.
karak-lesson-first-stone-strike = Now the horde, strength 10. To face it costs a heart, and at one blow you cannot beat it: the plate says 0%. But it loses as much strength as your total, and you are rewarded for every 3. Choose its tile.
karak-lesson-first-stone-reward = You struck for 6: the horde is down to 4, and two resources are yours. Choose the first.
karak-lesson-first-stone-second-reward = And the second. Food would train more knights.
karak-lesson-first-stone-glory = Your glory is 6 now, room for five more units, and you are back where you came from. One action is left: go home and train, heal 2 hearts, or strike again, for a beaten horde gives soul stones.
karak-lesson-first-stone-goal = The last tile of the pile brings the Dark General. His fall ends the game, and then the most soul stones win. From here it is your game.

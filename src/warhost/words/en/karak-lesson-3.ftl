# The third guided game of Karak II: hordes and sieges.

karak-lesson-walls-and-hordes = Walls and hordes
    .text = Withstand a siege, give up what is cheap and beat the horde at your gates. With hordes and new buildings. Twelve short steps, about five minutes, learned by doing.
karak-lesson-walls-and-hordes-welcome = You are Lorraine. A horde stands at the gates of your city, and your turn begins with its siege, before you can do anything. Taia has fallen and rests for a turn.
karak-lesson-walls-and-hordes-siege = The { karak-horde-gold } came with strength 11. Each turn it tears down a building; when none is left, the city falls. But your { karak-building-citadel } struck first and took 5: strength 6 is left.
karak-lesson-walls-and-hordes-raze = Now a building must go, and the horde loses as much strength as it cost. Give up the { karak-building-new_glory_banner }: it cost only 1 and is soon rebuilt.
karak-lesson-walls-and-hordes-spoils = 5 and 1 make 6, and for every full 3 that a horde loses you take a resource. Take wood. The banner took 2 glory along, the siege brought them back.
karak-lesson-walls-and-hordes-more-spoils = For the other 3 take food.
karak-lesson-walls-and-hordes-attack = Strength 5 is left: strike now. Lorraine’s { karak-ability-ambush } adds 2 when she moves onto enemies. To face a horde costs a heart. Choose its tile.
karak-lesson-walls-and-hordes-skull = A skull: one of your knights would die. With { karak-ability-forest_kin } Lorraine may ignore one skull of her units in every fight. Ignore it.
karak-lesson-walls-and-hordes-bounty = 3 swords and 2 for the ambush are 5, just enough: the horde is beaten, and three soul stones are yours. For the strength it lost you take a resource again: choose it.
karak-lesson-walls-and-hordes-home = After a fight with a horde a hero must go back to where they came from, even if nobody is left to fight. That suits you: you are in your city again, with one more action.
karak-lesson-walls-and-hordes-rebuild = Raise the { karak-building-new_glory_banner } again for 1 wood. Your glory grows by 2, and your city has three buildings as before.
karak-lesson-walls-and-hordes-target = Meanwhile the { karak-horde-black } besieges Taia. A horde chooses the city whose owner has the most soul stones: Taia has 5, you have 4. Whoever leads needs walls.
karak-lesson-walls-and-hordes-goal = A horde comes with every fallen city that is laid. It marches one tile a turn, and whoever beats it takes two to four soul stones. From here it is your game.

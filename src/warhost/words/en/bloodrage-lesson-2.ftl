# The second guided game of Blood Rage: quests and the draft.

bloodrage-lesson-promises-and-gifts = Promises and gifts
    .text = Lay a quest that you can keep, see it pay, and draft the cards of the next Age with a plan. Thirteen short steps, about six minutes, learned by doing.
bloodrage-lesson-promises-and-gifts-welcome = You lead the Serpent clan, and the first Age draws to its end. The others have spent their Rage; you have 2. Time to promise something.
bloodrage-lesson-promises-and-gifts-quest = A quest is a promise that you lay face down; at the end of the Age it is seen whether you kept it. Choose the Quest action. It costs no Rage.
bloodrage-lesson-promises-and-gifts-lay = “{ bloodrage-card-glorious_death_1 }” wants four of your figures in Valhalla, and none of them is there. Lay “{ bloodrage-card-jotunheim_1 }”: it wants the most strength in one province of Jotunheim.
bloodrage-lesson-promises-and-gifts-march = { bloodrage-province-horgr } is such a province, but there one Warrior of yours faces one of the Bears, and a tie fails. March for 1 Rage: choose { bloodrage-province-myrkulor }, then { bloodrage-province-horgr }. A march may lead anywhere.
bloodrage-lesson-promises-and-gifts-send = Those who march go together, as many as find an empty village. Send both Warriors.
bloodrage-lesson-promises-and-gifts-pass = 3 against 1: the promise will hold. Pass; the Rage that is left is lost.
bloodrage-lesson-promises-and-gifts-keep = One card of your hand may stay for the next Age, the other is discarded. Keep the one that you like better.
bloodrage-lesson-promises-and-gifts-raise = All quests were turned over. The Bears had promised Alfheim and stand nowhere there: nothing won, nothing lost. You kept yours: 5 glory, and a track of your choice goes up. Choose it.
bloodrage-lesson-promises-and-gifts-first-gift = { bloodrage-province-muspelheim } fell in Ragnarok, and the second Age begins with the draft: of eight cards you keep one and pass the rest to the left. Look at the board first: your Warriors still stand in { bloodrage-province-horgr }, so “{ bloodrage-card-jotunheim_2 }” is half done. Keep it.
bloodrage-lesson-promises-and-gifts-second-gift = This pack comes from your right, and one card is gone already. Strong battle cards are few: keep one of Tyr’s. Its number is added to your strength in battle.
bloodrage-lesson-promises-and-gifts-third-gift = A third pack, two cards gone. Upgrades and Monsters work until the end of the game, so early ones pay longest. Keep one: look at each to read what it does.
bloodrage-lesson-promises-and-gifts-back-again = Your first pack is back, and three cards are missing: yours, and one each for Wolf and Bear. So you know what the others may hold. Keep what you like; what you leave, somebody gets.
bloodrage-lesson-promises-and-gifts-goal = Two more cards are yours to choose; the last two of each pack are put away. A good hand is a plan: a promise, a card to win with, an upgrade that suits both. From here it is your game.

# The third guided game of Blood Rage: battle cards, lost battles and Ragnarok.

bloodrage-lesson-to-win-and-to-fall = To win and to fall
    .text = Win a battle with a card up your sleeve, lose one on purpose, and let Ragnarok pay for your dead. Fourteen short steps, about seven minutes, learned by doing.
bloodrage-lesson-to-win-and-to-fall-welcome = You lead the Bear clan in the second Age. Victory brings glory, but so does falling at the right place. The Ravens have no Rage left and one card in hand; you have 6 Rage.
bloodrage-lesson-to-win-and-to-fall-pillage = In { bloodrage-province-elvagar } your Leader and a Warrior have strength 4, the two Ravens 2. All villages are full, so nobody can join. Pillage { bloodrage-province-elvagar }: choose it. Its disc raises your Axes track.
bloodrage-lesson-to-win-and-to-fall-card = “{ bloodrage-card-tyrs_rage_2 }” would add 6, but that is all it does. “{ bloodrage-card-thors_oath }” adds only 1, yet it raises a track if you win. Be bold and play it.
bloodrage-lesson-to-win-and-to-fall-late = The Ravens show “{ bloodrage-card-tyrs_crush_2 }”: 6 against your 5. But cards with a white disc may be added when all are revealed. Add “{ bloodrage-card-heimdalls_eye }” for 2 more.
bloodrage-lesson-to-win-and-to-fall-oath = 7 against 6: you have won, and the oath pays. Choose the track that goes up. The Axes would count for this very battle.
bloodrage-lesson-to-win-and-to-fall-upgrade = The Ravens took their card back, yours are spent, and your Axes track paid for the victory. Now think of those who will die: “{ bloodrage-card-odins_inspiration }” doubles their glory in Ragnarok. Lay it on a free clan slot for 2 Rage.
bloodrage-lesson-to-win-and-to-fall-ship = { bloodrage-province-gimle } smoulders: it falls in this Age, and two of your Warriors are there. Ships in its fjord go down with it. Invade the west fjord with your Ship for 2 Rage.
bloodrage-lesson-to-win-and-to-fall-challenge = Now to lose well. Your quest “{ bloodrage-card-glorious_death_2 }” wants four figures in Valhalla, and three are there. In { bloodrage-province-utgard } a Warrior of yours faces a Leader and a Warrior. Pillage { bloodrage-province-utgard }.
bloodrage-lesson-to-win-and-to-fall-backstab = With “{ bloodrage-card-tyrs_crush_2 }” the Ravens reach 8; even “{ bloodrage-card-tyrs_rage_2 }” would bring you only to 7. So play “{ bloodrage-card-lokis_backstab }”: if you lose, you take 2 glory from the winner.
bloodrage-lesson-to-win-and-to-fall-pass = Lost, as planned. The Ravens scored their victory, but 2 of their glory are yours, their card is spent, yours is back, and your fourth figure sits in Valhalla. Pass.
bloodrage-lesson-to-win-and-to-fall-keep = One card may stay for the last Age. Choose it.
bloodrage-lesson-to-win-and-to-fall-death = “{ bloodrage-card-glorious_death_2 }” is fulfilled: 8 glory, and a track of your choice goes up. Choose it.
bloodrage-lesson-to-win-and-to-fall-ragnarok = Then { bloodrage-province-gimle } fell, and with it two Warriors and the Ship: 3 glory each, doubled, 18. And for the seven figures that Valhalla gave back, “{ bloodrage-card-lokis_domain }” on your sheet paid 1 each.
bloodrage-lesson-to-win-and-to-fall-goal = Winning pays, falling pays, and the best clans do both. The last Age begins with the draft; after it, tracks pay 10 glory from their fourth step on and 20 on the sixth. From here it is your game.

# The guided first game of Blood Rage.

bloodrage-lesson-first-raid = The first raid
    .text = Lead the Wolf clan through one Age: invade, upgrade, pillage, fight, lay a quest and meet Ragnarok. Fourteen short steps, about six minutes, learned by doing.
bloodrage-lesson-first-raid-welcome = You lead the Wolf clan. The world ends in three Ages, and all that counts is glory: from battles won, quests done and a good death. Actions cost Rage, the drop on your sheet; you have 6. The Ravens have spent theirs.
bloodrage-lesson-first-raid-province = This is { bloodrage-province-angerboda }. Each house is a village and holds one figure. The stamped disc is what a pillage gives: here it raises your Rage track. One of your Warriors stands against two of the Ravens.
bloodrage-lesson-first-raid-invade = Invade with your Leader: choose the Leader in your reserve, then { bloodrage-province-angerboda }. The Leader costs no Rage and fights with strength 3.
bloodrage-lesson-first-raid-upgrade = Now an upgrade. Choose “{ bloodrage-card-thors_glory }” in your hand, then a clan slot on your sheet. It costs 2 Rage and works for the rest of the game.
bloodrage-lesson-first-raid-pillage = Your figures are ready. Pillage { bloodrage-province-angerboda }: choose it. It costs nothing, but whoever stands there fights.
bloodrage-lesson-first-raid-card = In battle everybody lays one card face down, and all are shown at once. Play “{ bloodrage-card-tyrs_smash_1 }”: it adds 3 to the strength of your figures.
bloodrage-lesson-first-raid-spoils = 7 against 2: you have won. The enemies went to Valhalla, the pillage raised your Rage track, your Axes track gave 3 glory and your upgrade 2 more. The loser of a battle takes back the card it played; the winner’s is spent.
bloodrage-lesson-first-raid-quest = Quests are promises that you lay face down. Choose the Quest action; it costs no Rage.
bloodrage-lesson-first-raid-lay = Lay “{ bloodrage-card-manheim_1 }”. It succeeds if you have the most strength in a province of Manheim at the end of the Age, and { bloodrage-province-angerboda } is one.
bloodrage-lesson-first-raid-doom = { bloodrage-province-utgard } smoulders: it falls in this Age’s Ragnarok. To die there is an honour and brings glory. Invade it with a Warrior for 1 Rage.
bloodrage-lesson-first-raid-pass = Nothing more is to be done, so pass. The Rage that is left is lost.
bloodrage-lesson-first-raid-keep = The Age ends. One card of your hand stays with you for the next Age, the others are discarded. Choose the one that you keep.
bloodrage-lesson-first-raid-raise = Your quest succeeded: 5 glory, and a track of your choice goes up. Rage means more actions, Axes more glory per battle, Horns more figures. Choose one.
bloodrage-lesson-first-raid-goal = { bloodrage-province-utgard } fell, your Warrior brought 2 glory, and Valhalla gave back its dead. The next Age begins with a draft: keep cards, pass the rest on. After three Ages the most glory wins; high tracks bring some more. From here it is your game.

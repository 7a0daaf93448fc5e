# The second guided game of Chaos in the Old World: another god.

oldworld-lesson-changing-ways = The god of change
    .text = Try another god: Tzeentch wins with cards, Warpstone and magic instead of axes. Fourteen short steps, about six minutes, learned by doing.
oldworld-lesson-changing-ways-welcome = You are Tzeentch, the Changer of Ways. Your followers are no great fighters, but no god holds more cards, and many of them cost nothing. The others have spent their power points; you have three.
oldworld-lesson-changing-ways-discard = Other gods draw two cards a round. You may throw one away first, and then you draw until you hold five. This round calls for other tricks: discard The Meddling of Skaven.
oldworld-lesson-changing-ways-signs = Every dial asks for another deed. Khorne must kill; you must place two corruption tokens in a region with two signs of magic. A Warpstone is one, and so is each card with the magic symbol, the star at its foot.
oldworld-lesson-changing-ways-teleport = Tilea has a Warpstone and one of your Acolytes. But a Plaguebearer of Nurgle’s stands there too and would attack it. Play Teleport on Tilea: choose the card, then the region.
oldworld-lesson-changing-ways-away = Teleport moves a cultist or a warrior, anybody’s, as far as you like. Choose the Plaguebearer, then the region to which it goes.
oldworld-lesson-changing-ways-summon = Each cultist places one corruption token, and you need two. Summon a second Acolyte from your reserve to Tilea for one power point.
oldworld-lesson-changing-ways-changer = Now the second sign. Changer of Ways costs nothing and bears the magic symbol; it also silences all other cards in its region. What Teleport has done stays done. Play it on Tilea.
oldworld-lesson-changing-ways-drain = Another free one. Drain Power takes a point from every opponent with a cultist in the region, if they have any left, and gives you one in any case. Play it on Bretonnia; you need no figure there.
oldworld-lesson-changing-ways-dazzle = You have two points again, and Dazzle costs two. Play it on the Border Princes, where nobody stands: what a card costs also counts when the region is dominated.
oldworld-lesson-changing-ways-domination = Dazzle alone counted 2 against a Resistance of 1: the Border Princes were yours for 1 point, without a single figure. In Tilea two Acolytes and the cost of Teleport made 3 against 2: 2 points.
oldworld-lesson-changing-ways-corruption = Then your Acolytes placed two tokens in Tilea, beside a Warpstone and a magic symbol. That earned a counter for your dial, and nobody else has one.
oldworld-lesson-changing-ways-warpstone = The dial turns, and its first tick gives you a Warpstone: choose a region for it. In Tilea it would be the second, and next round you would need no card there.
oldworld-lesson-changing-ways-upgrade = Whoever has the most counters turns one tick more: an upgrade for the rest of the game. Choose one: look at each to read what it does.
oldworld-lesson-changing-ways-goal = Four gods, four ways: Khorne kills, Nurgle corrupts where many people live, Slaanesh seeks Nobles and Heroes, and you gather magic. The next round begins, and again you may discard first. From here it is your game.

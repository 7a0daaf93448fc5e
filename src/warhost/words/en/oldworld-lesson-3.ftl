# The third guided game of Chaos in the Old World: how a region falls, and the End Phase.

oldworld-lesson-the-empire-falls = The Empire falls
    .text = Lead Nurgle to the fall of a region: count the tokens, share out the points and follow the End Phase to the turned dial. Twelve short steps, about five minutes, learned by doing.
oldworld-lesson-the-empire-falls-welcome = You are Nurgle, the Lord of Decay, and you win by patience. Your dial turns when you place two corruption tokens in a populous region: Kislev, the Empire, Bretonnia or Estalia. You have four power points left, the others none.
oldworld-lesson-the-empire-falls-ring = The ring of the Empire counts its corruption: four tokens of Slaanesh, two of yours, and the Warpstone, which is nobody’s and counts all the same. That makes 7. With 12 the region falls.
oldworld-lesson-the-empire-falls-prize = A fall pays twice. At once: 4 points for everyone who placed a token there this round. In the End Phase: 11 points for the most tokens and 5 for the second most. So be there when it falls, and be ahead.
oldworld-lesson-the-empire-falls-summon = Each cultist places one token. Summon a third Leper from your reserve to the Empire for one power point.
oldworld-lesson-the-empire-falls-stench = Three Lepers and the Seductress of Slaanesh would bring it to 11, one short. Play The Stench of Death on the Empire: if you dominate there, it places two tokens more.
oldworld-lesson-the-empire-falls-domination = Three Lepers and a card that cost 3 make 6, more than the Resistance of 5: you dominate the Empire for 5 points. The Stench placed its two tokens, and two in a populous region earn a counter for your dial.
oldworld-lesson-the-empire-falls-fall = Then came the cultists: three tokens of yours and one of Slaanesh, 13 in all. The Empire is ruined. You both placed tokens, so you both scored 4 at once.
oldworld-lesson-the-empire-falls-hero = The End Phase. The Chaos cards leave, then the Heroes strike: where one stands, the god with the highest Threat among those present loses a figure. In Bretonnia that is you. Choose the figure that goes.
oldworld-lesson-the-empire-falls-reward = Now the ruin paid: your 7 tokens against 5 brought you 11 points, Slaanesh 5. All tokens left the region. Figures may still enter it, but nobody dominates or corrupts it again.
oldworld-lesson-the-empire-falls-dial = Your counter turns the dial one tick: remove a corruption token of any god from any region. Choose one.
oldworld-lesson-the-empire-falls-upgrade = Nobody earned more counters, so you turn one tick further: an upgrade. Choose one: look at each to read what it does.
oldworld-lesson-the-empire-falls-goal = Last of all it is checked whether the game ends: a dial at Victory, 50 points or five ruins, or an empty Old World deck, and then all gods lose. Two regions are ruined so far, and a new round begins. From here it is your game.

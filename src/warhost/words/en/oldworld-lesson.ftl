# The guided first game of Chaos in the Old World.

oldworld-lesson-first-blood = First blood in Kislev
    .text = Lead Khorne, the Blood God, through one round: summon, play a card, fight, dominate, corrupt and turn the dial. Ten short steps, about five minutes, learned by doing.
oldworld-lesson-first-blood-welcome = You are Khorne, the Blood God. Every round the gods spend power points to bring followers into the regions and to lay cards there. The others have spent theirs already; you have three points left.
oldworld-lesson-first-blood-region = This is Kislev. The number on its plate is its Resistance and also the points that it pays. Your Bloodsworn and one Bloodletter stand here beside two of Nurgle’s Lepers. The ring shows corruption: with 12 tokens the region falls to ruin, and 11 are in place.
oldworld-lesson-first-blood-summon = Summon a second Bloodletter for two power points: choose a Bloodletter in your reserve, then Kislev. You may summon where you already stand, and into neighbouring regions.
oldworld-lesson-first-blood-card = One power point is left. Play The Skull Throne on Kislev: choose the card in your hand, then the region. With it your fighters count by their attack when the region is dominated.
oldworld-lesson-first-blood-battle = Nobody has points left, so the battle comes. Each point of attack is a die, and 4, 5 and 6 hit. Two of your four dice hit, and a Leper dies of one hit. Choose a Leper.
oldworld-lesson-first-blood-second-hit = One hit is left. Kill the other Leper, or capture the Peasant, who pays through certain cards. The choice is yours.
oldworld-lesson-first-blood-domination = A kill is what Khorne lives for: it earned a counter for your Threat dial. Then Kislev was dominated: your two Bloodletters count 4 by attack, the card adds its cost of 1, and 5 is more than the Resistance of 3. That scored 3 points.
oldworld-lesson-first-blood-ruin = Then your Bloodsworn, a cultist, placed the twelfth token: Kislev is ruined. Those who placed a token here this round scored at once, and in the End Phase the most and the second most corruption paid as well. Nobody dominates or corrupts a ruined region again.
oldworld-lesson-first-blood-dial = Your counter turns the dial one tick, and because nobody earned more, a second one. The first gave points, the second an upgrade for the rest of the game. Choose one: look at each to read what it does.
oldworld-lesson-first-blood-goal = Whoever turns the dial to Victory or reaches 50 points may win. After the fifth ruin, too, the game ends and the most points win; if the Old World deck runs out first, all gods lose. From here it is your game.

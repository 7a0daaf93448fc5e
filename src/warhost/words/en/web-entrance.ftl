# The entrance: a game at once, and the first three games.

## Play now

web-play-now-of = Play now: { $game }
web-play-opponents = Opponents
web-play-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-play-level = How strong they are
web-play-level-beginner = Overlooks much and likes what makes a show. Right for a very first game.
web-play-level-easy = Plays at once, without thinking ahead, and overlooks things. Right for a first game.
web-play-level-normal = Thinks ahead. A fair opponent once you know the rules.
web-play-level-hard = Thinks up to a second a decision and forgives little.
web-play-level-expert = Thinks up to two seconds a decision, on several lines at once.
web-play-level-champion = Takes up to four seconds a decision. The best that we have.
web-play-level-greedy = Takes what looks best now, without thinking ahead. Answers at once.
web-play-level-random = Does anything that is allowed. For trying things out.
web-play-experts = For experts
web-play-variant = How long
web-play-any = Any
web-play-oldworld-whole = The whole game
    .text = Eight Old World cards: up to eight rounds.
web-play-oldworld-short = Shorter
    .text = Six Old World cards: up to six rounds.
web-play-bloodrage-first = First game
    .text = In the first Age everybody is dealt eight cards; you draft from the second Age on.
web-play-bloodrage-whole = The whole game
    .text = A draft in each of the three Ages.
web-play-karak-first = The base game
    .text = No draft, no hordes: explore, build a city, beat the Dark General.
web-play-karak-short = A short game
    .text = The base game, over after 20 rounds at the latest.
web-play-karak-whole = With everything
    .text = New buildings with a draft, merchant, hordes, Riders of Chaos and two more heroes.

## The first three games

web-first-games = Your first three games
web-first-lesson = The lesson
    .text = A guided game: you learn by doing.
web-first-easy = Easy bots
    .text = A game of your own. Hints help, and everything can be taken back.
web-first-normal = Normal bots
    .text = Opponents who think ahead.
web-first-done = done

## Puzzles

web-puzzles = Puzzles
    .text = One choice is clearly best: find it. A new one every day for each game.
web-pocket = Play without a network
    .text = On a train or a plane: against bots, on this device alone.

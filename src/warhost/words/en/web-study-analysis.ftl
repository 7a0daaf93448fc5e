### The analysis of a finished game, and exercises from one’s own mistakes.

study-analysis = Analysis
    .text = The computer plays the game again and says after each decision how close everybody was to winning, what was given away, and what luck did. That takes a minute or two, and is done once for everybody.
study-analyse = Analyse this game
study-queued = { $count ->
    [0] It is next.
    [one] One other game comes first.
   *[other] { $count } other games come first.
}
study-running = Under way: { $percent }%
study-filter = Players
study-learn = Learn from your mistakes
study-chart = Shares of the win over the game
study-chart-at = Step { $step }: { $shares }
study-chart-marks = something was given away
study-chart-dice = dice or draws
study-pick-moment = Choose a moment in the chart, or a decision below.
study-decision = The decision
study-grade-forced = No choice
study-grade-best = The best choice
study-grade-good = A good choice
study-grade-inaccuracy = An inaccuracy
study-grade-mistake = A mistake
study-grade-blunder = A blunder
study-chosen = Chosen:
study-better = Better:
study-gained = Who gained by it: { $sides }
study-fate = { $part }: { $sides }
study-might-go-on = It might have gone on like this:
study-mistakes = What cost most
study-no-mistakes = Nothing worth speaking of was given away.
study-turns = Turning points
study-cause-decision = Step { $step }: by a decision
study-cause-hidden = Step { $step }: by what was hidden
study-cause-chance = Step { $step }: by dice or draws
study-cause-judgement = Step { $step }: unforeseen by the computer
study-luck = Luck and decisions
    .text = From a fair share to the result. Each bar begins where the one above it ends; the numbers are percentage points, and their sum is exact. By how much the computer’s own estimates were wrong does not count as luck.
study-accuracy = Accuracy { $percent }%
study-counts = { $decisions ->
    [one] One decision with a choice
   *[other] { $decisions } decisions with a choice
}; something given away in { $lost }, mistakes: { $mistakes }, blunders: { $blunders }.
study-part-fair = Fair share
study-part-side = The side played
study-part-deal = The set-up
study-part-own = Own decisions
study-part-others = Others’ decisions
study-part-hidden = What was hidden
study-part-chance = Dice and draws
study-part-judgement = The computer’s error
study-part-result = Result
study-exercise-ask = Played here: { $choice }. Find something better.
study-exercise-right = { $tries ->
    [1] Right, on the first try: { $choice }
   *[other] Right: { $choice }
}
study-exercise-played = That is what was played, and it cost points ({ $loss }). Try something else.
study-exercise-wrong = { $choice }: not quite ({ $loss }). Try again.
study-exercise-shown = This would have been better: { $choice }
study-exercise-at = { $number } of { $total }
study-exercise-solved = found: { $count }
study-exercise-show = Show me
study-exercise-next = Next
study-exercise-before = Back

### Puzzles: one clearly best choice.

study-puzzle = Puzzle
study-puzzle-of-day = Puzzle of the day
study-puzzle-today-done = Today’s is solved
study-puzzle-next = Next puzzle
study-puzzles-all = All puzzles
study-puzzles-text = Positions from games between bots in which one choice is clearly best, and is not the first that comes to mind. The first try counts for your rating; after that you may try as often as you like.
study-puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
study-puzzle-ask = { $side } is to decide, and one choice is clearly best. Which?
study-puzzle-right = { $tries ->
    [1] Right, on the first try: { $choice }
   *[other] Right: { $choice }
}
study-puzzle-wrong = { $choice }: that is not it. Try again.
study-puzzle-shown = This was the best choice: { $choice }
study-puzzle-known = You have solved this one before: { $choice }
study-puzzle-show = Show me
study-puzzle-link = Copy link
study-puzzle-copied = The link to this puzzle is copied.
study-puzzle-players = What everybody has
study-puzzle-why = Why
study-puzzle-one-way = It could go on like this; the numbers on the board mark these decisions.
study-puzzle-second =
    { $gain ->
        [one] Next best: { $choice }. The solution is { $gain } percentage point better.
       *[other] Next best: { $choice }. The solution is { $gain } percentage points better.
    }
study-puzzle-tempting = Tempting at first sight: { $choice }.
study-puzzle-level-easy = Easy ({ $rating })
study-puzzle-level-medium = Medium ({ $rating })
study-puzzle-level-hard = Hard ({ $rating })
study-puzzle-rating = Your rating
study-puzzle-streak = In a row, on the first try
study-puzzle-days = Days in a row
study-puzzle-solved = Solved on the first try
study-puzzle-best = best: { $best }
study-puzzle-of-tried = of { $tried }

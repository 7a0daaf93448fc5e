# The command line: analysis of finished games, puzzles and statistics (“warhost analyse”, “warhost puzzles”, “warhost stats”).

cli-analyse = Look at a finished game with the computer: who stood how, what decisions cost, what luck did.
cli-analyse-seat = Only this seat’s decisions, named by its side.
cli-analyse-budget = How long it may take, in seconds.
cli-analyse-depth = Looks ahead for each decision, instead of a time; then the same record gives the same analysis.
cli-puzzles = Puzzles: positions with one clearly best choice.
cli-puzzles-make = Find puzzles in games between bots; goes on where it stopped.
cli-puzzles-out = Where they are written, one a line.
cli-puzzles-count = How many puzzles the file is to hold.
cli-puzzles-pack = Also write them compressed, as they come with Warhost.
cli-puzzles-progress = { $games ->
    [one] { $games } game
   *[other] { $games } games
} looked through, { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} found
cli-puzzles-try = Try a puzzle.
cli-puzzles-id = Which puzzle; any if left out.
cli-puzzles-day = The puzzle of today.
cli-puzzles-key = Your answer, the key of an option; without it you are asked.
cli-stats = What a folder of records says: who wins from where, what cards are worth, how long games last.
cli-stats-folder = A folder with records (“*.warhost”), folders inside it too.

analysis-not-over = The game is not over. Only finished games are analysed.
analysis-no-seat = Nobody sits there as “{ $seat }”. Seats: { $seats }.
no-such-puzzle = There is no such puzzle of { $game }.
no-records = There are no records in “{ $folder }”.

analysis-head =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, looked at for { $seconds } s. Everybody’s share of the win over the game:
analysis-worst = The decisions that cost most, in percentage points:
analysis-no-mistakes = No decision cost much.
analysis-mistake = { $step }. { $side }, −{ $loss }: { $chosen }. Better: { $best }.
analysis-gained = Who gained by it: { $sides }
analysis-line = It might have gone on: { $line }
analysis-step = { $side }: { $choice }
analysis-turning-points = Where the game turned:
analysis-turning-point = { $step }. { $side } { $change }: { $cause }
analysis-cause-decision = the decision
analysis-cause-hidden = what was hidden, or showed only later
analysis-cause-chance = dice and draws
analysis-cause-judgement = what the computer had not foreseen
analysis-sum = What became of an equal share, in percentage points. Each line adds up exactly:
analysis-column-side = Side
analysis-column-accuracy = Accuracy
analysis-column-choices = Choices
analysis-column-inaccuracies = Inaccuracies
analysis-column-mistakes = Mistakes
analysis-column-blunders = Blunders
analysis-column-fair = Equal
analysis-column-worth = Side’s worth
analysis-column-deal = Deal
analysis-column-own = Own
analysis-column-others = Others
analysis-column-hidden = Hidden
analysis-column-chance = Dice
analysis-column-judgement = Error
analysis-column-result = Result

puzzle-task = { $side } has to decide. One option is clearly best. Rating of this puzzle: { $rating }.
puzzle-prompt = Your choice (a number or a key; ? shows the solution):
puzzle-right = Right.
puzzle-wrong = That is not it.
puzzle-solution = Best: { $best }. That is { $gain } percentage points better than the next best, { $second }. It might go on: { $line }

stats-head =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-left-out = { $files ->
    [one] One file was left out: it is
   *[other] { $files } files were left out: they are
} no record of a finished game.
stats-length = Median { $median } decisions, { $mean } on average; the shortest game had { $least }, the longest { $most }.
stats-seat = Seat { $seat }
stats-column-side = Side
stats-column-games = Games
stats-column-share = Wins
stats-column-interval = 95% interval
stats-column-card = Card
stats-column-had = Had by
stats-column-without = Without
stats-column-worth = Worth

# The command line.

cli-help = Rich games of conquest at one table: play them, simulate them, study them. Without a command the table opens in your browser.
cli-version = Tell the version, and whether the rules run compiled.
cli-json = Answer as JSON, for programs.
cli-arg-game = Which game; “warhost games” lists them.
cli-arg-option = A table option, as often as you like.
cli-arg-lang = The language of the game.
cli-arg-record = A record of a game (“-” reads standard input).
cli-arg-position = A position (“-” reads standard input).
cli-games = List the games with their seats, table options and bots.
cli-column-game = game
cli-column-seats = seats
cli-column-options = table options
cli-column-bots = bots
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-share = share
cli-column-points = mean points

cli-sim = Let bots play many games and count how they went.
cli-sim-seats = How many play.
cli-sim-games = How many games.
cli-sim-seed = A number that makes chance repeatable.
cli-sim-bots = Bots by seat; a shorter list goes round the table.
cli-sim-jobs = Processes to use; 0 takes all cores.
cli-sim-save = Write a record of each game into this folder.
cli-sim-check = Check all invariants after every decision, not only at the end.
cli-sim-result = { $finished } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s, { $speed } a second.
cli-sim-unused = Never used: { $components }

cli-play = Play in the terminal, alone against bots or several at one keyboard.
cli-play-seats = Who sits where: “you” or a bot, seat by seat.
cli-play-resume = Go on with the game that was saved last.
cli-play-file = Where the game is saved.
cli-play-lines = Line by line instead of full-screen.
cli-replay = Show a recorded game at any step, as anybody saw it.
cli-replay-step = After so many decisions; the end if left out.
cli-replay-seat = As this seat saw it; without it, what everybody saw.
cli-replay-at = Step { $step } of { $last }
cli-verify = Replay a record and check its dice, its result and the fingerprint of its seed.
cli-verify-good =
    { $decisions ->
        [one] The one decision, the dice and the result are right. Fingerprint { $commitment }
       *[other] All { $decisions } decisions, the dice and the result are right. Fingerprint { $commitment }
    }
cli-verify-running =
    { $decisions ->
        [one] The one decision so far is right; the game is not over. Fingerprint { $commitment }
       *[other] All { $decisions } decisions so far are right; the game is not over. Fingerprint { $commitment }
    }
cli-new = Print the start position of a new game.
cli-step = Load a position, take decisions, and print the new position, what happened and what may be chosen next.
cli-step-choose = A decision by its key; “seat=key” where several seats are asked.

play-welcome = The dice of this game are fixed by this fingerprint: { $commitment }
play-hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
play-commands = number or key · u undo · h hint · r rule · l log · b board · q save and leave · ? help
play-help = Type the number of a choice, or its key. u takes back your last decision, h asks a bot for advice, r shows the rule of this step, l the whole log, b the board. q saves and leaves; “warhost play --resume” goes on.
play-screen-help = Choose with the arrow keys and Enter, or type the number of a choice. / looks for choices by their words. Page up and Page down move the board or the log. u takes back your last decision, h asks a bot for advice, r shows the rule of this step. q saves and leaves; “warhost play --resume” goes on. b shows the board again.
play-key-hint = hint
play-key-undo = undo
play-key-board = board
play-key-log = log
play-key-rule = rule
play-key-search = search
play-key-help = help
play-key-leave = save and leave
play-others = The others are deciding…
play-search = part of a choice
play-no-such-number = The numbers go from 1 to { $last }.
play-saved = Saved in { $file }. Go on with: warhost play { $game } --resume
play-winners = { $winners } won.
play-recorded = The record is in { $file }; “warhost verify” checks its dice.
cli-box-contradiction = Two files contradict each other, the later one counts: { $contradiction }

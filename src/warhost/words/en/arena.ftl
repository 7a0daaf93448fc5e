# The arena: tournaments between bots, and their report.

arena-help = Let bots meet in a tournament with balanced seatings, and rate them.
arena-arg-bots = The bots that meet; one that is named twice plays twice. “module:maker” takes a bot of your own.
arena-arg-option = A table option, as often as you like. “*” takes all its values in turn, “a|b” these.
arena-arg-executor = Where the games are played: on this machine or on Ray.
arena-arg-report = A folder for the games (SQLite), the results (JSON) and the report (HTML).
arena-arg-resume = Go on with the tournament in the folder of the report; it may also have become longer.
arena-written = The report is in { $file }
arena-interrupted = Interrupted. What was played is kept; the same command with --resume goes on with { $folder }

arena-no-such-bot = The bot “{ $name }” is not to be found: { $problem }
arena-broken-bot = The bot “{ $name }” cannot be made. { $problem }
arena-no-bot = “{ $name }” does not make a bot: it has no “choose” or no “needs_view”.
arena-no-such-executor = Games cannot be played on “{ $name }”. There are: { $known }.
arena-missing-package = This needs the package “{ $package }”: install warhost with the extra “{ $extra }”.
arena-already-there = { $folder } already holds a tournament. Add --resume to go on with it, or name another folder.
arena-another-tournament = { $folder } holds another tournament. Different: { $different }.
arena-nothing-to-resume = --resume needs --report with the folder to go on with.
arena-no-folder = { $file } is a file. Name a folder for the report.
arena-unusable = { $place } cannot be used: { $problem }
arena-damaged = { $file } is damaged or belongs to something else: { $problem }. Delete it, or name another folder.
arena-no-games = { $folder } holds no tournament.
arena-other-players = { $folder } holds games of bots that may have played otherwise. Changed since: { $changed }. Begin anew in another folder.

arena-report-title = { $game }: a tournament
arena-report-intro = { $games ->
    [one] One game
   *[other] { $games } games
  } at tables of { $seats }. The intervals of shares are 95%.
arena-about-bots = Bots
arena-about-options = Table options
arena-about-usual = the usual ones
arena-about-seed = Seed
arena-about-revision = Revision of the rules
arena-about-decisions = Decisions
arena-standings = Standings
arena-standings-text = Ratings are fitted to all games at once, from who came before whom (Plackett-Luce): their mean is 1500, and whoever has 400 more comes first ten times out of eleven. A shared win counts in parts. With equal strength each would win { $fair } of its games: the dashed line.
arena-ratings = Ratings
arena-shares = Shares of wins
arena-pairs = One against one
arena-pairs-text = How often the bot of the row came before the bot of the column at the same table. A tie is half.
arena-by-seat = By seat
arena-by-side = By side
arena-by-seat-text = How often this seat won, whoever sat there, and then for each bot.
arena-by-side-text = How often this side won, whoever played it, and then for each bot.
arena-endings = How the games ended
arena-length = Length in decisions
arena-length-text = A game takes { $mean } decisions on average; the median is { $median }, the shortest game had { $least }, the longest { $most }.
arena-length-axis = decisions
arena-length-games = games
arena-seat-number = Seat { $seat }
arena-column-bot = bot
arena-column-rating = rating
arena-column-share = wins
arena-column-games = games
arena-column-points = mean points
arena-column-place = mean place
arena-column-seat = seat
arena-column-side = side
arena-column-ending = ending
arena-column-part = part

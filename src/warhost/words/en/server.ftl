# The server: why it refuses something, its mails, its command line.

## Refusals

refused-malformed-request = The request cannot be understood. At { $where }: { $problem }
refused-no-person = First say who you are.
refused-wrong-password = Login and password do not fit together.
refused-origin = This request comes from another site and is not accepted.
refused-not-host = Only the host of the table may do this.
refused-not-your-seat = You do not play { $seat }.
refused-not-your-view = You may only look through the eyes of your own seats.
refused-not-at-table = You do not sit at this table.
refused-secret-until-over = This stays secret until the game is over.
refused-no-watching = This table does not want spectators.
refused-no-hints = There are no hints at this table.
refused-accounts-off = This server keeps no accounts.
refused-notices-off = This server does not send such notices.
refused-metrics = The measures of the server are not for everybody.
refused-no-table = There is no such table, or it is not for you to see.
refused-no-invite = This invitation does not lead anywhere.
refused-no-page = There is nothing here.
refused-no-seat = Nobody sits here as “{ $seat }”.
refused-no-step = The game has only { $steps } decisions so far.
refused-method = This cannot be done here.
refused-stale = That question has already been answered. Look at the table again.
refused-final = This cannot be taken back.
refused-not-playing = There is no game going on at this table.
refused-not-gathering = The game has already begun.
refused-started = The game has already begun.
refused-paused = The game is paused.
refused-seat-taken = { $seat } is already taken.
refused-no-open-seat = No seat is free.
refused-too-many-seats = One person may hold { $most } seats at most.
refused-seats-open = Some seats are still free.
refused-others-playing = Others are still playing at this table.
refused-not-over = The game is not over yet.
refused-no-proposal = This proposal is not open any more.
refused-proposal-open = There is already a proposal to answer.
refused-login-taken = Somebody else has this login.
refused-has-account = You already have an account.
refused-frozen = This table is frozen: it can be read, but not played on.
refused-from-position = This game began from a position, so this is not possible.
refused-known-dice = Whoever opened this table knows the dice to come, so nobody else can sit down here.
refused-busy = Too much happened at once. Please try again.
refused-too-large = That is too large; { $most } bytes are allowed.
refused-too-much-work = Reading that takes more time or memory than this server gives to it.
refused-too-fast = Too fast. Try again in { $seconds } s.
refused-server-error = Something went wrong on the server. Tell its host the number { $incident }.
refused-stopping = The server is restarting. You will be connected again in a moment.
refused-bots-busy = The bots cannot be asked right now.
frozen-does-not-replay = Entry { $number } of this game does not follow the installed rules any more.
frozen-unreadable = What is stored of this game cannot be read (incident { $incident }). Whoever runs this server finds the reason in its log.
frozen-too-slow = Building this game up again took too long, so the table was set aside. Whoever runs this server can release it.
frozen-rules-failed = The rules failed at this table again and again (incident { $incident }), so it was set aside. Whoever runs this server can release it.

## Mails

mail-your-turn-subject = { $game }: it is your turn
mail-your-turn =
    Hello { $name },

    it is your turn in { $game }: { $link }
mail-finished-subject = { $game }: the game is over
mail-finished =
    Hello { $name },

    your game of { $game } is over. See how it ended: { $link }
mail-confirm-subject = Confirm your address for Warhost
mail-confirm =
    Hello { $name },

    follow this link to be told by mail when it is your turn: { $link }
    If you did not ask for this, do nothing.

## Pages

server-no-client = Warhost is running
    .text = The browser client is not part of this installation. Programs can use the API; docs/protocol.md tells how.

## Command line

serve-help = Host tables for browsers and programs. Settings come from a file, the environment and flags; the later wins.
serve-config = A TOML file with settings.
serve-open = Open a browser when the server is ready.
serve-ready = Warhost hosts its tables at { $address }
backup-help = Write all tables and people into one file, also while the server runs.
backup-file = Where to write it.
backup-done = { $rows } rows written to { $file }
restore-help = Fill an empty database from a backup.
restore-file = The backup.
restore-done = { $rows } rows restored from { $file }
backup-not-one = { $file } is not a backup of Warhost.
backup-incomplete = { $file } is incomplete; nothing was restored.
backup-other-schema = The backup has another schema ({ $schema }); restore it with the version that wrote it, then upgrade.
backup-not-empty = The database is not empty; a backup can only go into an empty one.
quarantine-help = Tables that failed or hung and were set aside: list them, look at one, release them.
quarantine-list-help = List the tables that are set aside, with the reason.
quarantine-show-help = Print everything that is stored of such a table, as JSON; it holds all secrets.
quarantine-release-help = Let the server play these tables again.
quarantine-table = A table’s id.
quarantine-all = All that are set aside.
quarantine-empty = No table is set aside.
quarantine-released = Tables released: { $tables }
quarantine-none = Table { $table } is not set aside.

setting-host = The address to listen at.
setting-port = The port to listen at.
setting-workers = How many processes serve together behind one port; 0: as many as the machine has cores (on systems other than Linux: one).
setting-database = A file for SQLite, or postgresql://user:password@host/name. Without it, a file in your data folder.
setting-public_url = The address at which people reach the server, such as https://games.example.org
setting-hosts = Further names by which the server may be called, separated by commas.
setting-trusted_proxies = Proxies whose word about a client's address counts.
setting-secret = Signs cookies; without it the server keeps one in the database.
setting-accounts = Whether people can make accounts with a password.
setting-bot_workers = Processes that stay ready for bots that search; bots that answer at once have one of their own.
setting-bot_workers_most = How many processes may run at most while many bots think, in each of the two lanes.
setting-bot_budget_ms = How long a bot may think about a move, in milliseconds.
setting-bot_pause_ms = How long a bot's move takes at least while people look on, in milliseconds.
setting-hint_level = Which bot gives hints: easy, normal or hard.
setting-hint_budget_ms = How long a bot may think about a hint, in milliseconds.
setting-rates = Multiplies all rate limits; 0 switches them off.
setting-sockets_per_address = How many connections one address may have open.
setting-compress = Whether websocket messages are compressed.
setting-unload_after_s = After how many seconds an idle table leaves the memory.
setting-restart_grace_s = For how many seconds after a start no time-out counts.
setting-push = Whether turn notices go out by browser push.
setting-push_contact = A mailto: or https: address for push services, in case of trouble.
setting-smtp = The mail server, smtp://user:password@host:587 or smtps://…; without it no mail goes out.
setting-mail_from = The sender of mails.
setting-webhooks = Whether turn notices go out to addresses that people give.
setting-private_webhooks = Whether those addresses may lie in the server's own network.
setting-notice_every_s = At most one notice per person and table in so many seconds.
setting-metrics = Whether /metrics answers Prometheus.
setting-metrics_token = What Prometheus must show; without it only this machine may ask.
setting-log_format = Lines for people (text) or for machines (json).
setting-log_level = debug, info, warning or error.
setting-shutdown_s = How long a stop waits for open requests, in seconds.

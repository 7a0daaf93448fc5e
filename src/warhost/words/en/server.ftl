# The server: why it refuses something, its mails, its command line.

## Refusals

refused-malformed-request = The request cannot be understood. At { $where }: { $problem }
refused-no-person = Please choose a name or sign in first.
refused-wrong-password = Wrong user name or password.
refused-origin = This request comes from another site and is not accepted.
refused-not-host = Only the host of the table may do this.
refused-not-your-seat = You do not play { $seat }.
refused-not-your-view = You may only look through the eyes of your own seats.
refused-not-at-table = You do not sit at this table.
refused-had-another-seat = You have or had another seat in this game, so you may not look into this hand.
refused-secret-until-over = This stays secret until the game is over.
refused-keeps-secrets = This table keeps its secrets, even after the end.
refused-no-puzzle = There is no such puzzle.
refused-analyses-full = Many analyses are waiting already. Try again in a while.
refused-analysis-given-up = The server is too busy with other things, or the game is too long, for this analysis. You may ask again later.
refused-too-many-analyses = You are already waiting for several analyses. Ask again when one of them is done.
refused-not-analysed = This game has not been analysed yet.
refused-no-watching = This table does not admit spectators.
refused-no-hints = There are no hints at this table.
refused-accounts-off = This server keeps no accounts.
refused-notices-off = This server does not send such notices.
refused-metrics = The measures of the server are not for everybody.
refused-no-table = There is no such table, or it is not for you to see.
refused-no-invite = This invitation is not valid.
refused-no-page = Page not found.
refused-no-seat = Nobody sits here as “{ $seat }”.
refused-no-step = The game has only { $steps ->
    [one] { $steps } decision
   *[other] { $steps } decisions
} so far.
refused-no-study = There is no such study, or it was deleted.
refused-no-node = This branch is no longer there.
refused-not-owner = Only whoever made this study can do that.
refused-not-leader = Only whoever leads here can do that.
refused-no-trying = Whoever made this study wants to try alone. Look on, or begin a study of your own.
refused-not-your-branch = Others have tried something here: only they can change it, or whoever made the study.
refused-too-many-studies = You have { $most ->
    [one] { $most } study
   *[other] { $most } studies
}, and that is as many as there can be. Delete one first.
refused-study-full = This study is full: { $most ->
    [one] { $most } decision
   *[other] { $most } decisions
}. Delete a branch first.
refused-method = This cannot be done here.
refused-stale = That question has already been answered. Look at the table again.
refused-final = This cannot be taken back.
refused-not-playing = There is no game going on at this table.
refused-not-in-pocket = This needs the server. Hand the game in when there is a network again.
refused-not-gathering = The game has already begun.
refused-started = The game has already begun.
refused-paused = The game is paused.
refused-seat-taken = { $seat } is already taken.
refused-no-open-seat = No seat is free.
refused-too-many-seats =
    { $most ->
        [one] One person may hold at most { $most } seat.
       *[other] One person may hold at most { $most } seats.
    }
refused-seats-open = Some seats are still free.
refused-others-playing = Others are still playing at this table.
refused-not-over = The game is not over yet.
refused-while-you-play = You are playing a game of these sides against others, without hints. Positions of it can be looked into when it is over.
refused-others-table = Others have sat at this table too, so it stays. You can hide it from your list.
refused-no-proposal = This proposal is not open any more.
refused-proposal-open = There is already a proposal to answer.
refused-login-taken = This user name is already taken.
refused-has-account = You already have an account.
refused-frozen = This table is frozen: it can be read, but not played on.
refused-unreadable = What is stored about this table is damaged, so it cannot be opened. Whoever runs this server finds its name in the log.
refused-from-position = This game began from a position, so this is not possible.
refused-known-dice = Whoever opened this table knows the dice to come, so nobody else can sit down here.
refused-signed-out = You have been signed out on this device.
refused-kicked = The host has removed you from this table.
refused-host-not-away = Only the host can let the game go on, unless the host has been away for two minutes.
refused-recovery = This link is too old or has been used already. Ask for a new one.
refused-private = This person keeps their profile to themselves.
refused-no-such-person = There is nobody here by that address.
refused-rated-guest = This table is rated. Create an account in the settings to sit down here; your name and your games stay.
refused-rated-position = A game that starts from a position, a record or a lesson is always casual.
refused-rated-box = A table with a box of its own is always casual.
refused-rated-hints = A rated table has no hints. Switch them off, or make the table casual.
refused-rated-clock = A rated table needs a clock.
refused-rated-twice = At a rated table everybody has one seat.
refused-rated-bot = How strong “{ $level }” is has not been measured, so it does not sit at rated tables. These do: { $known }.
refused-rated-substitute = At a rated table nobody sits in for others.
refused-rated-others = Somebody has already sat down here, so what the game counts for stays as it is.
refused-rated-back = In a rated game what was decided stands. You can still take back your own last steps while nothing has come to light.
refused-rated-close = A rated game is played to its end. You can leave; then you come last.
refused-rated-pause = The clocks of a rated game are not stopped: whoever falls behind could stop them for ever.
refused-unsteady-bot = “{ $level }” thinks until its time is up, so on a busy machine it would be another opponent. In duplicate play everybody meets the same bots; these always decide alike: { $known }.
refused-too-many-tables = You already have { $most ->
    [one] { $most } table that is not over
   *[other] { $most } tables that are not over
}. Finish or close one first.
refused-quota = Your tables, records and talk already take { $used } MB of the { $most } MB that you have here. Delete tables that you do not need any more.
refused-busy = Too much happened at once. Please try again.
refused-too-large = That is too large; { $most ->
    [one] { $most } byte is allowed
   *[other] { $most } bytes are allowed
}.
refused-too-much-work = Reading that takes more time or memory than this server gives to it.
refused-too-fast = Too fast. Try again in { $seconds } s.
refused-server-error = Something went wrong on the server. Tell its host the number { $incident }.
refused-stopping = The server is restarting. You will be connected again in a moment.
refused-moved = This table has just moved to another server. Please try again.
refused-bots-busy = The bots cannot be asked right now.
frozen-does-not-replay = Entry { $number } of this game does not follow the installed rules any more.
frozen-unreadable = What is stored about this game cannot be read (incident { $incident }). Whoever runs this server finds the reason in its log.
frozen-too-slow = Building this game up again took too long, so the table was set aside. Whoever runs this server can release it.
frozen-rules-failed = The rules failed at this table again and again (incident { $incident }), so it was set aside. Whoever runs this server can release it.

## Mails

mail-your-turn-subject = { $game }: it is your turn
mail-your-turn =
    Hello { $name },

    It is your turn in { $game }: { $link }
mail-finished-subject = { $game }: the game is over
mail-finished =
    Hello { $name },

    Your game of { $game } is over. See how it ended: { $link }
mail-challenge-subject = { $game }: { $by } invites you to a game
mail-challenge =
    Hello { $name },

    { $by } invites you to a game of { $game }. Choose a seat: { $link }
mail-several-subject = Warhost: what has happened
mail-several =
    Hello { $name },

    { $text }

    { $list }
mail-confirm-subject = Confirm your address for Warhost
mail-confirm =
    Hello { $name },

    Follow this link to be told by mail when it is your turn: { $link }
    If you did not ask for this, do nothing.
mail-recover-subject = Set a new password for Warhost
mail-recover =
    Hello { $name },

    Follow this link within a day to set a new password: { $link }
    If you did not ask for this, do nothing: your password stays as it is.

## Pages

server-no-client = Warhost is running
    .text = The browser client is not part of this installation. Programs can use the API; docs/protocol.md tells how.

## Command line

serve-help = Host tables for browsers and programs. Settings come from a file, the environment and flags; the later wins.
serve-config = A TOML file with settings.
serve-open = Open a browser when the server is ready.
serve-ready = Warhost hosts its tables at { $address }
serve-there = Warhost is already there: { $address }
backup-help = Write all tables and people into one file, also while the server runs.
backup-file = Where to write it.
backup-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written to { $file }
backup-no-database = There is no database at { $file }: nothing was backed up.
restore-help = Fill an empty database from a backup.
restore-file = The backup.
restore-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored from { $file }
backup-not-one = { $file } is not a backup of Warhost.
backup-incomplete = { $file } is incomplete; nothing was restored.
backup-other-schema = The backup has another schema ({ $schema }); restore it with the version that wrote it, then upgrade.
backup-not-empty = The database is not empty; a backup can only go into an empty one.
quarantine-help = Tables that failed or hung and were set aside: list them, look at one, release them.
quarantine-list-help = List the tables that are set aside, with the reason.
quarantine-show-help = Print everything that is stored about such a table, as JSON; it holds all secrets.
quarantine-release-help = Let the server play these tables again.
quarantine-table = A table’s id.
quarantine-all = All that are set aside.
quarantine-empty = No table is set aside.
quarantine-released = Tables released: { $tables }
quarantine-none = Table { $table } is not set aside.
admin-help = For whoever runs the server: look at people and tables, close, remove, sign out, give a new password, clean up.
admin-people-help = List people by when they were last here: id, day, login, name.
admin-person-help = Print what is stored about somebody, as JSON, without the password.
admin-tables-help = List tables by their last change: id, day, game, status, decisions, host.
admin-table-help = Print everything around a table’s game, as JSON, without its secrets.
admin-quotas-help = List who keeps the most here, beside what they may keep.
admin-close-help = End a table, whoever plays there.
admin-delete-help = Delete a table with its log and its talk.
admin-sign-out-help = Sign somebody out on all devices.
admin-password-help = Print a link by which somebody sets a new password, once, within a day.
admin-remove-help = Remove somebody: bots play on, and nothing names them any more.
admin-prune-help = Delete what has been kept long enough, as the server does every hour.
admin-arg-person = A person’s id or login.
admin-arg-table = A table’s id.
admin-search = Part of a name or login; everybody if left out.
admin-of-person = Only tables that this person hosts (id or login).
admin-status = Only tables of this status: gathering, playing, finished or closed.
admin-limit = How many at most.
admin-yes = Do not ask.
admin-remove-sure = Remove { $name } (login { $login }) for good?
admin-delete-sure = Delete table { $table } for good?
admin-password-link = Give this link to nobody but its owner: { $link }
admin-ratings-help = Count all rated games anew, in the order in which they were played; the numbers stay the same unless something was wrong.
admin-ratings-done = Counted: { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Ratings: { $ratings }. Corrected results: { $corrected }. Achievements: { $achievements }.
admin-pruned = Deleted: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Forgotten: { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}.
admin-no-person = Nobody has the id or login { $person }.
admin-no-table = There is no table { $table }.
order-done = Done.
order-failed = It went wrong; the server’s log tells why.
order-waiting = No server is running. The next one that starts will do it.

setting-host = The address to listen on.
setting-port = The port to listen on.
setting-workers = How many processes serve together behind one port; 0: as many as the machine has cores (on systems other than Linux: one).
setting-bus = How servers that share a database reach each other: nats://host:port for any number, local for one machine, none. Without it, local beside a file, PostgreSQL itself otherwise.
setting-database = A file for SQLite, or postgresql://user:password@host/name. Without it, a file in your data folder.
setting-public_url = The address at which people reach the server, such as https://games.example.org
setting-hosts = Further names by which the server may be called, separated by commas.
setting-trusted_proxies = Proxies whose word about a client’s address counts.
setting-secret = Signs cookies; without it the server keeps one in the database.
setting-accounts = Whether people can create accounts with a password.
setting-bot_workers = Processes that stay ready for bots that search; bots that answer at once have one of their own.
setting-bot_workers_most = How many processes may run at most while many bots think, in each of the two lanes.
setting-bot_budget_ms = How long a bot may think about a move, in milliseconds.
setting-bot_pause_ms = How long a bot’s move takes at least while people look on, in milliseconds.
setting-bot_unseen_pause_ms = How long a bot’s move takes at least at a table where nobody plays and nobody looks, in milliseconds.
setting-hint_level = Which bot gives hints: easy, normal, hard, expert or champion.
setting-hint_budget_ms = How long a bot may think about a hint, in milliseconds.
setting-analysis_workers = How many processes analyse finished games side by side; 0: this server analyses none.
setting-analysis_budget_s = How long the analysis of a game may take, in seconds.
setting-rates = Multiplies all rate limits; 0 switches them off.
setting-guest_mb = How many megabytes a guest’s tables, records and talk may take.
setting-account_mb = How many megabytes the tables, records and talk of an account may take.
setting-guest_tables = How many tables that are not over a guest may host.
setting-account_tables = How many tables that are not over an account may host.
setting-keep_gathering_days = After how many days a table at which nobody started a game is deleted; 0 keeps it.
setting-keep_lesson_days = After how many days without a decision a lesson is deleted; 0 keeps it.
setting-keep_guest_days = After how many days a guest who did not come back is forgotten, with the tables at which only guests sat; 0 keeps them.
setting-keep_record_days = After how many days a record that somebody brought is deleted; 0 keeps it.
setting-sockets_per_address = How many connections one address may have open.
setting-connections_most = How many connections there may be altogether; beyond that, whoever has been silent longest gives way.
setting-compress = Whether websocket messages are compressed.
setting-unload_after_s = After how many seconds an idle table leaves the memory.
setting-restart_grace_s = For how many seconds after a start no time-out counts.
setting-push = Whether turn notices go out by browser push.
setting-push_contact = A mailto: or https: address for push services, in case of trouble.
setting-smtp = The mail server, smtp://user:password@host:587 or smtps://…; without it no mail goes out.
setting-mail_from = The sender of mails.
setting-webhooks = Whether turn notices go out to addresses that people give.
setting-private_webhooks = Whether those addresses may lie in the server’s own network.
setting-notice_every_s = At most one notice per person in so many seconds; what comes meanwhile is told together.
setting-metrics = Whether /metrics answers Prometheus.
setting-metrics_token = What Prometheus must show; without it only this machine may ask.
setting-log_format = Lines for people (text) or for machines (json).
setting-log_level = debug, info, warning or error.
setting-shutdown_s = How long a stop waits for open requests, in seconds.

# The browser’s own words. What belongs to a game stands in the game’s files.

## Everywhere

web-nav = Warhost
web-to-content = Skip to the content
web-home = Home
web-more = More
web-loading = One moment…
web-try-again = Try again
web-will-try-again = We will try again.
web-close = Close
web-dismiss = Dismiss
web-save = Save
web-saved = Saved.
web-back = Back
web-you = you
web-guest = Guest
web-your-name = Your name
web-language = Language
web-to-dark = Switch to the dark theme
web-to-light = Switch to the light theme
web-nowhere = Page not found
web-nowhere-text = The address may be mistyped, or the page no longer exists.
web-no-game = This server does not have that game
web-no-table = This table cannot be shown

## What can go wrong

web-error-no-connection = The server cannot be reached. Please check your connection.
web-error-no-answer = The server did not answer in time. The connection is being renewed.
web-pocket-failed = The game could not be started on this device. Please reload the page while there is a network.
web-error-server = The server had a problem (status { $status }).
web-error-unexpected = Something unexpected happened: { $problem }
web-error-unknown = The server refused this ({ $reason }).
web-error-left = You have left the table.
web-error-table-closed = The server closed the connection to this table.

## The entrance

web-home-title = Take a seat
web-home-text = Rich games of conquest, against bots at once, with friends by a link, or over days.
web-games = Games
web-seats = { $least ->
    [1] up to { $most } players
   *[other] { $least } to { $most } players
}
web-minutes = about { $minutes } minutes
web-play-now = Play now
web-play-side = Your side
web-play-side-any = Chosen at random
web-new-table = New table
web-learn = Learn
web-watch = Watch without taking a seat
web-tables-mine = Your tables
web-tables-mine-none = You have no tables here.
web-tables-open = Open tables
web-tables-open-none = Nobody is looking for players right now. A new table appears here if you choose “Who can see the table: Everybody”.
web-tables-watchable = Games to watch
web-tables-watchable-none = No open game is being played right now.
web-tables-archived = Show archived tables
web-tables-more = Show more
web-archive = Archive
web-unarchive = Restore
web-delete-table = Delete
web-status-gathering = Waiting for players
web-status-playing = Being played
web-status-finished = Over
web-status-closed = Closed before its end
web-status-frozen = Frozen: it cannot be continued
web-upload = Continue from a record
web-upload-why = A record that was downloaded after a game can be watched here, and an unfinished one played on.
web-upload-file = Choose a record file

## A new table

web-new-table-of = A new table: { $game }
web-form-people = Who plays
web-form-seats = Number of players
web-form-who = Who plays { $side }
web-form-level = Strength of the bot that plays { $side }
web-form-me = I, on this device
web-form-open = Open for somebody
web-form-bot = A bot
web-form-name-here = Name
web-form-name-of = Name of the person who plays { $side }
web-form-shared = Several people share this device: between turns the screen is hidden until the next one takes over.
web-form-drawn = Seat { $seat }: side drawn at random
web-form-name-sides = Choose who plays which side
web-form-side = Side at seat { $seat }
web-form-shuffle = Deal the sides at random when the game starts
web-form-options = Rules of this table
web-form-options-usual = as usual
web-form-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
web-form-guests = Who may join
web-form-watch = Others may watch (they see only what is public)
web-form-hints = Players may ask a bot for advice
web-form-secrets = What was hidden stays hidden after the end too (no analysis)
web-form-language-why = Everyone reads the game in their own language; this is yours.
web-form-start = Start
web-form-make = Create the table
web-form-nobody = Take at least one seat yourself.
web-form-then = { $count ->
    [one] One seat is open: you get a link to send.
   *[other] { $count } seats are open: you get a link to send.
}
web-visibility = Who can see the table
web-visibility-open = Everybody
web-visibility-open-why = The table is listed on the home page, and anybody may take an open seat.
web-visibility-link = Whoever has the link
web-visibility-link-why = The table is not listed; you send the link to those you want.
web-visibility-private = Nobody else
web-visibility-private-why = Only those who already sit at it.
web-clock = Clock
web-clock-none = No clock: everybody takes the time they need
web-clock-live = Live: a supply of minutes for each player
web-clock-slow = Over days: time for each decision
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added after each decision
web-clock-days = Days for each decision
web-clock-timeout = When time runs out
web-clock-timeout-bot = a bot makes the decision
web-clock-timeout-pass = pass if possible, else a bot decides
web-clock-timeout-why = After three times in a row a bot plays the seat until its player is back.
web-clock-live-is = { $minutes } min each, { $seconds } s added after each decision
web-clock-slow-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
}
web-clock-slow-hours = { $hours ->
    [one] One hour for each decision
   *[other] { $hours } hours for each decision
}

## Before the start

web-lobby-seats = The seats
web-lobby-holder = Who plays { $side }
web-lobby-waiting-people = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-waiting-host = All seats are taken. The host will start the game.
web-agreed = Settings of the table
web-invite = Invite link
web-invite-why = Whoever opens this link can take an open seat.
web-invite-copy = Copy
web-invite-copied = The link is copied. Send it to those you want at the table.
web-invite-copy-yourself = The browser does not allow copying here. The link is marked: copy it yourself.
web-sit = Sit here
web-stand-up = Stand up
web-start = Start the game
web-start-why-not = { $count ->
    [one] One seat is still open: wait for somebody, or give it to a bot.
   *[other] { $count } seats are still open: wait for people, or give them to bots.
}
web-close-table = Close the table
web-join = Invitation
web-join-title = You are invited to { $game }
web-join-host = { $name } is the host.
web-join-choose = Where would you like to sit?
web-join-full = All seats are taken.

## At the table

web-table-loading = Setting up the table…
web-players = Players
web-story = What happened
web-hand = Hand
web-sheets = More
web-log = Log
web-log-empty = Nothing has happened yet.
web-since = Since your last turn
web-recap = { $count ->
    [one] Since your last turn: one thing happened
   *[other] Since your last turn: { $count } things happened
}
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-none = The rules of this game are not written down yet.
web-rules-not-found = Nothing found for “{ $words }”.
web-rules-why = All of the rules in plain words, numbered and searchable. At the table they open where you need them.
web-rules-read = Read the rules
web-rule-of-this = Rule { $rule }: show it
web-bot = Bot, { $level }
web-bot-named = { $name }, bot, { $level }
web-seat-open = Open seat
web-here = here
web-away = away
web-deciding = to decide
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-plain-state = The table as it stands
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole board
web-table-menu = Table
web-pause = Pause the game
web-resume = Go on
web-leave = Leave the table
web-leave-why = A bot plays on for you. You can take your seat back at any time.
web-seat-menu = What can be done with { $side }
web-seat-to-bot = Let a bot play for me
web-seat-to-bot-why = You can take the seat back at any decision.
web-seat-hand-back = Hand the seat back
web-seat-hand-back-why = A bot plays on. You no longer see this hand, and can take no other seat in this game.
web-seat-give-bot = Give the seat to a bot
web-seat-take-back = Take my seat back
web-seat-take = Play this side myself
web-seat-take-why = You will see its hand, so you can take no other seat in this game.
web-seat-make-open = Open the seat for somebody
web-seat-make-open-why = Whoever has the link can take it over.
web-seat-kick = Remove from the seat

## Deciding

web-prompt = Your decision
web-your-turn = Your turn
web-your-turn-spoken = It is your turn. { $prompt }
web-waiting-for = { $count ->
    [one] { $sides } is deciding
   *[other] Waiting for { $sides }
}
web-paused = The game is paused
web-cost = cost { $cost }
web-confirm = { $choice }?
web-confirm-yes = Confirm
web-confirm-no = Cancel
web-answered = You chose: { $choice }
web-sending = { $choice }…
web-choices-left = { $count ->
    [one] one choice left
   *[other] { $count } choices left
}
web-list = { $count ->
    [1] The one choice
   *[other] All { $count } choices
}
web-options = What you can do
web-options-filter = Filter by words
web-options-none = No choice has these words in it.
web-hint = Hint
web-hint-coming = A bot is thinking…
web-hint-title = What a bot would do
web-hint-none = The bot has no advice here.
web-hint-share = { $share }% sure
web-hint-take = Do this
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = The others are being asked.
web-proposal = { $side } asks to take back { $steps ->
    [one] one decision
   *[other] { $steps } decisions
}.
web-proposal-yes = Agree
web-proposal-no = Do not agree
web-proposal-waiting = Still to answer: { $sides }
web-proposal-away = { $count ->
    [one] { $sides } is away and has to agree too. To go on without, simply decide.
   *[other] { $sides } are away and have to agree too. To go on without, simply decide.
}
web-proposal-agreed = All have agreed.
web-proposal-declined = Not everybody agreed. The game goes on.
web-proposal-lapsed = The game went on meanwhile; the question is settled.

## The keyboard

web-keys = Keys
web-key-o = all choices as a list
web-key-n = next possible choice
web-key-p = previous possible choice
web-key-enter = choose, or confirm
web-key-escape = one step back
web-key-u = undo
web-key-h = hint
web-key-r = rule of this decision
web-key-l = log
web-key-c = chat
web-key-s = skip what is being shown
web-key-plus = closer, farther
web-key-zero = see the whole board
web-key-question = this list

## The line

web-line-connecting-again = The connection is lost. Connecting again…
web-line-lost-retry = The connection is lost. Next try in { $seconds } s; nothing is lost.
web-line-waking = Back again. Catching up with what happened meanwhile…
web-line-silent = The server does not answer. Still waiting…
web-line-now = Try now

## Several people, one device

web-hand-over = { $name }, it is your turn
web-hand-over-why = Everything is hidden until you say so. Please let nobody else look.
web-hand-over-take = I am { $name }: show my side

## Learning

web-learn-title = Learn { $game }
web-lesson = Lesson
web-lesson-begin = Begin
web-lesson-none = There is no guided game yet. The rules and the hints at the table will help you.
web-lesson-step = step { $step } of { $steps }
web-lesson-next = Go on
web-lesson-do = Choose what glows.
web-lesson-watch = Watch what happens.
web-lesson-done = That was the lesson. Play on from here as you like, or start a game of your own.
web-lesson-play = Play a game

## After the game

web-over = The game is over
web-result = Result
web-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
web-nobody-won = Nobody wins
web-winner = winner
web-points-over-time = Points over the game
web-points-sources = Where the points came from
web-round-short = R { $round }
web-step = Step
web-rematch = Play again
web-rematch-moved = Play again, sides move on
web-rematch-join = To the rematch
web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-at = Step { $step } of { $total }
web-replay-first = To the start
web-replay-back = One step back
web-replay-run = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-hand = Cards of { $side }
web-replay-eyes = Seen by
web-replay-all = everything, secrets too
web-replay-public = spectators
web-replay-speed = Speed
web-replay-link = Copy the link to this step
web-analysis = Analysis
web-statistics = Statistics
web-statistics-of-table = How this table has fared
web-what-if = What if…
    .text = Take a side at this step and play on otherwise
web-replay-play = Play on from here
web-link-copied = The link to this step is copied.
web-link-in-address = The browser does not allow copying here. The link is in the address bar.
web-download = Download the record
web-verify = Check the dice
web-verify-why = Before the first die fell, the server showed a fingerprint of the secret seed that all chance comes from. With the seed in hand, everybody can check that nothing was changed.
web-verify-commitment = Fingerprint shown at the start
web-verify-seed = Seed
web-verify-secret = secret until the game is over
web-verify-good = Your browser has checked it: the seed has exactly this fingerprint.
web-verify-bad = The seed does not have this fingerprint. The dice cannot be trusted.
web-verify-cannot = This browser cannot check it here (it needs a secure connection).
web-verify-replayed = The server has replayed the whole game: all dice and the result follow from the seed.
web-verify-not-replayed = The game does not replay to the same dice.
web-verify-faces = How the dice fell

## Settings

web-settings = Settings
web-settings-look = Appearance
web-settings-play = Playing
web-settings-name = Name
web-theme = Theme
web-theme-system = as in the system
web-theme-light = light
web-theme-dark = dark
web-motion-none = Turn off animations
web-confirming = Ask for confirmation
web-confirming-final = when it cannot be taken back
web-confirming-always = always
web-confirming-never = never
web-auto-forced = Make the choice for me where there is only one
web-account = Account
web-account-is = You are signed in as { $login }.
web-account-why = Without an account your tables belong to this browser. With one you find them on every device.
web-account-make = Create an account
web-sign-in = Sign in
web-sign-out = Sign out
web-login = User name
web-login-why = Letters, digits and _ . @ + -, at least three.
web-password = Password
web-password-why = At least eight characters.
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password
web-recover = Set a new password
web-recover-why = The link you followed lets you choose a new password, once. You are then signed in here and signed out everywhere else.
web-forgotten = I forgot my password
web-forgotten-sent = If this user has a confirmed address, a link to set a new password is on its way there.
web-forgotten-login = First type your user name above.
web-forgotten-ask = Forgot your password? Ask whoever runs this server for a link.
web-farewell = Delete my account
web-farewell-why = Bots play on for you, another player becomes the host of your tables, and your name and chat messages disappear. Tables at which only you sat are deleted. This cannot be undone.
web-farewell-sure = Yes, delete it
web-farewell-done = Everything about you has been deleted here.
web-kept = What this server keeps
web-kept-size = You may keep { $mb } MB of tables, records and talk, and host { $tables ->
    [one] { $tables } table that is not over
   *[other] { $tables } tables that are not over
}.
web-kept-gathering = Tables at which no game is started are deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-kept-lesson = Lessons are deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-kept-record = Records that you upload are deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-kept-guest = Without an account, everything about you is deleted if you do not come back for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
web-notices = Notify me when it is my turn
web-notices-why = Only while you are not at the table, and not too often.
web-notices-none = This server sends no notifications.
web-notices-push = In this browser
web-notices-push-cannot = This browser does not offer it.
web-notices-mail = By e-mail to
web-notices-mail-unconfirmed = Not confirmed yet: please open the link in the mail.
web-mail-confirmed = Your mail address is confirmed.
web-notices-webhook = By webhook to
web-notice-your_turn = It is your turn.
web-notice-finished = The game is over.
web-notice-challenge = { $by } invites you to a game.
web-notices-every = At most
web-notices-every-soon = as things happen, several together
web-notices-every-hour = once an hour
web-notices-every-day = once a day
web-people = Players
web-rated = Rated
web-form-rated = The result counts for ratings
web-form-rated-why = No hints, no going back by agreement, and whoever leaves comes last.
web-form-rated-needs = For a rated game you need an account, a clock, one seat of your own and the usual box.

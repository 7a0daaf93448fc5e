# Refusals about people: who may be where, and what an account can do.
refused-blocked-here = Somebody you have blocked sits at this table.
refused-unwelcome = Somebody at this table does not want to play with you.
refused-same-device = Somebody at this rated table has used the same browser as you. Play a casual game instead.
refused-same-device-event = Somebody in this rated tournament has used the same browser as you. Enter one that is not rated.
refused-banned = You cannot take part until { $until }. Reason: { $why }
refused-banned-for-good = You cannot take part here any more. Reason: { $why }
refused-not-administrator = Only administrators can do this.
refused-administrator = Administrators cannot be banned.
refused-nobody = There is nobody with this id.
refused-no-report = There is no such report.
refused-oneself = You cannot do this to yourself.
refused-reported = You have already reported this. An administrator will look at it.
refused-settled = Somebody has settled this report already.
refused-too-many-relations = You have already muted or blocked { $most ->
    [one] { $most } person
   *[other] { $most } people
}, the most that is possible.
refused-follow-apart = You and this person keep apart: one of you has blocked the other.
refused-too-many-friends = You already follow { $most ->
    [one] { $most } person
   *[other] { $most } people
}, the most that is possible.
refused-too-many-reports = You have { $most ->
    [one] { $most } open report
   *[other] { $most } open reports
}, the most that is possible. Please wait until they have been looked at.
refused-passkey = This passkey was not accepted.
refused-needs-account = This needs an account.
refused-too-many-passkeys = You already have { $most ->
    [one] { $most } passkey
   *[other] { $most } passkeys
}, the most that is possible.
refused-no-passkey = There is no such passkey.
refused-no-session = This device is not signed in any more.
refused-nobody-concedes = There is nobody at this table who could concede to you.
ending-conceded = The others have conceded
admin-role-help = Make somebody an administrator in the browser, or take that role away.
admin-arg-role = administrator, or none
admin-role-given = { $name } now has the role: { $role }. It takes effect within a minute.
web-proposal-end = { $side } asks to end the game without a result.
web-proposal-concede = { $side } proposes to end the game. { $winner } would win.
web-end-game = End the game…
web-person-menu = { $name }: mute, block, report
web-sign-in-passkey = Sign in with a passkey
web-notices-webhook-format = Format
refused-vacation =
    You have { $left ->
        [one] { $left } day
       *[other] { $left } days
    } of vacation left this year, and at most { $most } at once.
refused-challenge-apart = You and this person keep apart: one of you has blocked the other.
refused-challenge-seats = This person is at the table already.
refused-too-many-challenges = { $most ->
    [one] { $most } person has been invited
   *[other] { $most } people have been invited
} to this table, the most that is possible.
web-asked = You are invited to a game
web-asked-by = { $name } invites you to a game of { $game }
web-asked-sit = Choose a seat
web-asked-decline = No, thanks
web-ask = Invite somebody
web-ask-who = Invite { $name }
web-ask-done = { $name } will find this table on the home page.
web-ask-none = People you follow and people you have played with appear here. Anybody else can come by the link.
web-ask-to-game = Invite to a game
web-vacation = Vacation
web-vacation-why = While you are away, no game over days is lost on time: whatever waits for you has its full time from your return. Live games go on.
web-vacation-days = Days from now on
web-vacation-go = I am away
web-vacation-back = I am back
web-vacation-until = You are away until { $when }.
web-vacation-left = { $left ->
    [one] { $left } day
   *[other] { $left } days
 } left this year.
web-away-until = away until { $when }
notice-several-your_turn = { $count ->
    [one] It is your turn at one table: { $games }.
   *[other] It is your turn at { $count } tables: { $games }.
 }
notice-several-challenge = { $count ->
    [one] You are invited to one game: { $games }.
   *[other] You are invited to { $count } games: { $games }.
 }
notice-several-finished = { $count ->
    [one] One game is over: { $games }.
   *[other] { $count } games are over: { $games }.
 }
web-plan = Prepare an answer
web-plan-ready = Answer prepared
refused-recovery-code = This user name and this code do not belong together, or the code has been used already.
web-code = Recovery code
web-code-why = If you forget your password, this code lets you set a new one, once. It is shown only when it is made: write it down and keep it in a safe place.
web-code-has = You have a code. A new one takes its place.
web-code-make = Make a code
web-code-new = Make a new code
web-code-is = Your code: write it down now, it is not shown again.
web-code-use = I have a recovery code
web-code-use-why = Your user name, your code and the password you want from now on. You are then signed in here and signed out everywhere else.

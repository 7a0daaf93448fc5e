# Tournaments, the duplicate of the day, clubs: pages that are loaded when somebody opens them.

event-tournaments = Tournaments
event-tournaments-why = Cups that start by themselves, and a deal of the day that everybody plays with the same dice.
event-daily = Duplicate of the day
event-daily-why = Everybody has the same seat, the same dice and the same bots, and one try. When the day is over, results, seed and all replays open.
event-daily-play = Play today’s deal
event-daily-mine = To my table
event-daily-results = Results
event-daily-earlier = Earlier days
event-until = until { $when }
event-tries = { $count ->
        [0] nobody yet
        [one] { $count } try
       *[other] { $count } tries
    }
event-open = Join a cup
event-running = Being played
event-finished = Over
event-mine = Mine
event-none = None at the moment.
event-new = New tournament
event-name = Name
event-game = Game
event-seats = People at a table
event-system = System
event-system-round_robin = Round-robin
event-system-round_robin-why = Everybody meets everybody, and has every side, as equally often as possible.
event-system-swiss = Swiss
event-system-swiss-why = Those with similar points meet, but not twice if that can be avoided.
event-system-knock_out = Knock-out
event-system-knock_out-why = The better half of each table goes on, until one table is left.
event-deal-same = Duplicate: the same dice at all tables
event-deal-same-why = Whoever had the same seat is compared. Results and replays stay closed until the last table is done.
event-rated = Rated
event-casual = Casual
event-form-rated = Its tables count for ratings
event-rated-why = Everybody needs an account, and two of one browser cannot both take part. A table at which a bot stands in counts only if its strength has been measured.
event-table-casual = does not count for ratings
event-rounds = Rounds
event-rounds-usual = 0: the usual number
event-most = Starts when this many have joined
event-pace = Pace
event-pace-live = Live
event-pace-slow = Over days
event-minutes = Minutes each
event-days = Days for a decision
event-round-every = Days between rounds
event-visibility-link = Only by its link
event-make = Announce it
event-enter = Take part
event-enter-wait = Wait for a place
event-leave = Withdraw
event-my-table = Play: to your table
event-people = { $come } of { $most }
event-come = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
event-status-gathering = gathering
event-status-running = round { $round } of { $rounds }
event-status-paused = paused
event-status-finished = over
event-status-cancelled = called off
event-starts = starts { $when }
event-next-round = next round { $when }
event-standings = Standings
event-rank = Rank
event-player = Player
event-points = Points
event-wins = Wins
event-played = Played
event-head_to_head = Head to head
event-sonneborn_berger = Sonneborn-Berger
event-opponents = Opponents’ points
event-points-why = Whoever beats everybody at a table gets 12 points, whoever beats nobody gets none, and the others lie evenly in between. Those who share a place share its points. A bye gives 6. Whoever leaves, or lets the time run out three decisions in a row, is last.
event-points-same-why = Everybody is compared with all who had the same seat and the same dice: the points say how much more one made of it than they did on average. Where few had it, that counts for less.
event-round = Round { $round }
event-board = Table { $board }
event-bye = Bye
event-playing = being played
event-sealed = closed until all are done
event-unfinished = not finished
event-replay = Replay
event-table = Table
event-absent = was not there at the end
event-adjusted = Result set by the host: { $reason }
event-nobody = a bot
event-waiting = Waiting for a place
event-commitment = Fingerprint of the seed
event-commitment-why = This fingerprint of the seed was fixed before the first decision. When the deal opens, the seed appears here.
event-seed = Seed
event-json = Results as JSON
event-host = Host: { $name }
event-invite = Link for guests of this tournament
event-tools = For the host
event-start-now = Start now
event-pause = Pause
event-resume = Go on
event-cancel = Call it off
event-draw = Draw this round again
event-remove = Remove
event-replace = Replace with
event-adjust = Set a result
event-adjust-place = Place of { $name }
event-reason = Reason, for everybody to read
club-clubs = Clubs
club-why = People who play together: with tables, tournaments and a link of their own.
club-mine = My clubs
club-open = Open to everybody
club-none = None yet.
club-new = Found a club
club-name = Name of the club
club-about = What it is about
club-is-open = Anybody may find and join it
club-make = Found it
club-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
club-people = Members
club-role-owner = owner
club-role-organiser = organiser
club-role-member = member
club-role-of = Role of { $name }
club-join = Join the club
club-leave = Leave the club
club-send-away = Remove
club-invite = Link to invite people
club-new-invite = Make a new link
club-close = Close the club
club-tables = Tables
club-invited = You are invited to { $name }
refused-event-guest = Guests cannot do this: create an account in the settings first. It takes a name and a password.
refused-not-organiser = Only the host of the tournament can do this.
refused-not-member = This is for members of the club.
refused-barred = You ran out of time, or left, in your last tournament. You can take part again once the next cup has begun.
refused-club-role = Your role in the club does not allow this.
refused-no-tournament = There is no such tournament.
refused-no-club = There is no such club, or it is not open.
refused-no-entrant = Nobody has this place in the tournament.
refused-tournament-over = This tournament is over.
refused-tournament-begun = The tournament has already begun.
refused-tournament-small = Too few have joined for a table.
refused-already-tried = You have had your try at this deal.
refused-results-in = This round already has results.
refused-not-waiting = Only somebody who waits for a place can take it over.
refused-too-many-tournaments = You have { $most ->
    [one] { $most } tournament that is not over
   *[other] { $most } tournaments that are not over
}. That is the limit.
refused-too-many-clubs = You are in { $most ->
    [one] { $most } club
   *[other] { $most } clubs
}. That is the limit.
refused-club-full = The club has { $most ->
    [one] { $most } member
   *[other] { $most } members
}. That is the limit.
refused-last-owner = A club needs an owner: make somebody else one first.
club-leaders = Leaderboard

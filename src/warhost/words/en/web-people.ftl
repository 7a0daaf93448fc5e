# Finding a game, leaderboards and profiles.

web-people-find = Find a game
web-people-game = Game
web-people-seats = Players
web-people-pace = Pace
web-people-pace-live = Live
web-people-pace-slow = Over days
web-people-bots = Bots
web-people-bots-never = Never: wait for people
web-people-bots-soon = Fill free seats after half a minute
web-people-bots-minutes = Fill free seats after five minutes
web-people-bots-day = Fill free seats after a day
web-people-near = Only people within 200 points of my rating
web-people-rated-account = Rated games need an account: create one in the settings.
web-people-seek-now = Look for players
web-people-seek = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }, { $pace }
web-people-waiting = { $found } of { $seats } are here. You are taken to the table as soon as all are.
web-people-waiting-slow = You may leave this page: the game appears among your tables.
web-people-stop = Stop looking
web-people-others = Looking for a game now
web-people-others-none = Nobody else at the moment. Whoever comes will see you here.
web-people-seeks-all = All
web-people-seeks-more = More
web-people-join = Play
web-people-board = Leaderboard
web-people-side = Side
web-people-all-sides = All sides
web-people-all-time = All time
web-people-season-label = Season
web-people-season = { $year }, quarter { $quarter }
web-people-rank = #
web-people-name = Name
web-people-rating = Rating
web-people-games = Games
web-people-wins = Wins
web-people-board-none = Nobody has played enough rated games yet to be listed.
web-people-board-why = Whoever has 400 points more comes first ten times out of eleven. The bot “greedy” has 1500.
web-people-since = Here since { $day }
web-people-private = Keep my profile and when I am here to myself, and list me on no leaderboard
web-people-closed = This person keeps their profile to themselves.
web-people-unrated = No rated games yet.
web-people-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
 }
web-people-provisional = Provisional: a few more games will make it certain.
web-people-statistics-mine = Statistics of your games
web-people-chart =
    { $games ->
        [one] Rating over the last game: from { $from } to { $to }
       *[other] Rating over the last { $games } games: from { $from } to { $to }
    }
web-people-chart-failed = The course of the rating could not be loaded.
web-people-played = Games
web-people-played-none = No finished games to show.
web-people-abandoned = left
web-people-company = People you know
web-people-friends = You follow
web-people-friends-none = You follow nobody yet. The button is beside recent opponents and on profiles.
web-people-recent = Recent opponents
web-people-recent-none = Whoever finishes a game with you appears here.
web-people-here = Here now
web-people-here-list = Others here now
web-people-here-none = Nobody else shows that they are here.
web-people-follow = Follow
web-people-unfollow = Stop following
web-people-follow-who = Follow { $name }
web-people-unfollow-who = Stop following { $name }
web-people-met = last played { $day }

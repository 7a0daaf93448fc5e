# The command line: making positions and playing on from them (“warhost new”, “warhost step”).

cli-new-first = Deal anew until this seat begins; only in games in which chance decides who does.
cli-step-until = Let bots play on: until somebody is asked something in this phase (or it has gone by), until this question, or for so many decisions.
cli-step-bot = Which bot decides with “--until”; a quick one if left out.
cli-step-seed = A number that makes the bot repeatable.
cli-step-unused-dice = Forced dice that nobody has rolled yet: { $things }
cli-step-unused-draws = Forced cards that nobody has drawn yet: { $things }

no-such-stop = There is no phase and no question “{ $stop }” in this game. Phases: { $phases }. Questions: { $prompts }.
stop-never-came = The game was over before anybody was asked anything at “{ $stop }”.
nobody-chosen-first = In this game ({ $game }) the rules say who begins, not chance: nobody can be named for it.

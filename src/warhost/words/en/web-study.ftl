### What if: finished games and what might have been.

study = What if…
study-tree = What was tried
study-beginning = The beginning
study-end = The end, as it was played
study-after = Step { $step }
study-nothing-tried = Nothing has been tried yet. Go to any step and choose otherwise.
study-by-bot = decided by a bot
study-more-decisions = { $count ->
    [one] and one more decision
   *[other] and { $count } more decisions
}
study-notes = Name and note
study-branch-name = Name of this branch
study-note = Note
study-save-note = Save
study-drop = Delete from here
study-drop-sure = Delete this decision and all after it
study-company = Together
study-alone-for-now = Looking for the others…
study-following = You follow { $name }.
study-own-way = { $name } leads; you go your own way.
study-leave-leader = Try on my own
study-follow = Follow
study-you-lead = { $count ->
    [one] You lead; one other looks on.
   *[other] You lead; { $count } others look on.
}
study-leads = leads
study-let-lead = let them lead
study-lead-again = Lead again
study-side = You decide for
study-side-everybody = everybody
study-level = Bots
study-bots-reply = Bots answer
    .text = After each decision of yours bots decide for the others
study-bots-go = Let bots play on
study-bots-think = The bots decide…
study-over = The game is over here.
study-not-asked = { $side } is not asked anything here. Let bots play on, or go to another step.
study-scrub = Step of the game as it was played
study-link = Copy link to this place
study-title = Title
study-everyone = Whoever has the link may try
study-delete = Delete the study
study-delete-sure = Delete it with all branches
study-play-table = Play on at a new table
    .text = A new table begins from this very moment. Dice and draws to come are new.
study-play-table-go = Open the table
study-holder-me = me
study-holder-friend = a friend, by link

# What the engine itself may have to say: refusals and errors.

refused-malformed = “{ $key }” is not written like { $form }.
refused-unknown-verb = There is no such choice as “{ $verb }”. There are: { $known }.
refused-unknown-thing = In “{ $key }”: there is no { $kind } called “{ $thing }”.
refused-not-yours = It is not your decision now, but that of { $asked }.
refused-not-now = “{ $verb }” is not possible now. Possible: { $verbs }.
refused-not-legal = “{ $key }” is not possible here.
refused-game-over = The game is over.
refused-no-undo = Nothing can be taken back: dice have rolled, something was shown, or somebody else is to decide.

bad-position = The position cannot be loaded. At { $where }: { $problem }
bad-record = { $fault ->
    [whole] The record cannot be used. { $problem }
    [foreign] This is not a Warhost record. Line { $line }: { $problem }
   *[line] The record cannot be used. Line { $line }: { $problem }
}
bad-table-option = This table option does not work: { $problem }
unknown-game = { $meant ->
    [none] There is no game “{ $name }”. There are: { $known }.
   *[other] There is no game “{ $name }”. Did you mean “{ $meant }”?
}
unknown-revision = { $name }: revision { $revision } of the rules is not supported any more. Supported: { $known }.
unknown-bot = { $meant ->
    [none] There is no bot “{ $name }” for this game. There are: { $known }.
   *[other] There is no bot “{ $name }” for this game. Did you mean “{ $meant }”?
}
unknown-language = There are no words in “{ $language }”. There are: { $known }.
unreadable-file = { $file } cannot be read: { $problem }
no-such-step = The record has only { $last ->
    [one] { $last } decision
   *[other] { $last } decisions
}.
no-such-seat = Nobody sits here as “{ $seat }”. Seats: { $seats }.
rules-error = Something is wrong in the rules themselves: { $problem }. Please report it with the record of the game.

bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-champion = Champion
bot-face-ragna = Ragna
    .text = Strikes first and asks later.
bot-face-osmund = Osmund
    .text = Builds early and harvests at the end.
bot-face-mirel = Mirel
    .text = Smiles, and has a plan you do not see.
bot-face-bors = Bors
    .text = Goes where the fight is.
bot-face-edda = Edda
    .text = Grows quietly, day by day.
bot-face-vask = Vask
    .text = Takes what nobody watches.
bot-reason-random = a throw of the dice
bot-reason-search = found by thinking ahead
bot-expects = chance of winning: { $percent }%

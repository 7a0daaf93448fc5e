# The end of a game: the winner’s scene, the points told as a story, the picture to share.

web-finale-yours = The victory is yours
web-finale-story = How it came about
web-finale-when = { $game ->
    [bloodrage] in Age { $round }
   *[other] in round { $round }
}
web-finale-comeback = Halfway through, { $winner } stands last.
web-finale-never-lost = { $winner } takes the lead and never gives it away.
web-finale-lead = { $changes ->
    [one] The lead changes hands once: { $when } { $winner } takes it for good.
   *[other] The lead changes hands { $changes } times; { $when } { $winner } takes it for good.
}
web-finale-lead-late = { $changes ->
    [one] The lead changes hands once: only at the very end does { $winner } take it.
   *[other] The lead changes hands { $changes } times; only at the very end does { $winner } take it.
}
web-finale-level = On points nobody is ahead, and still { $winner } wins.
web-finale-not-by-points = { $count ->
    [one] { $leader } has the most points, but { $winner } has the victory.
   *[other] { $leader } have the most points, but { $winner } has the victory.
}
web-finale-stroke = The greatest stroke falls { $when }: { $points } at once for { $side } ({ $source }).
web-finale-reckoning = The last reckoning alone brings { $side } { $points }.
web-finale-living = { $winner } lives by “{ $source }”: { $points } of { $all }.
web-finale-second = { $second } comes closest, { $points } behind.

## The picture to share

web-finale-picture = Picture to share
web-finale-picture-coming = The picture is being painted…
web-finale-picture-alt = The last board, the winner, everybody’s points and how they grew.
web-finale-picture-save = Save the picture
web-finale-picture-share = Share it
web-finale-picture-failed = This browser could not paint the picture.

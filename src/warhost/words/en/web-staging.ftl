# How what happens is told: scene by scene, at a speed one chooses, and again if one likes.

web-decision-waits = Your decision waits
web-decide-now = Decide now
web-staging = What happens
web-staging-hold = Pause
web-staging-go-on = Continue
web-staging-skip = Skip this scene
web-staging-next = Next scene
web-staging-end = Skip all
web-staging-why = Why: rule { $rule }

web-speed = Speed of the story
web-speed-why = A click on the board leads to your decision at any moment.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-speed-steps = Step by step
web-speed-change = Speed: { $speed }. Change

web-again = Watch again
web-again-shown = Shown again
web-again-leave = Back to the table

web-stage = The stage
web-stage-close = Close the stage
web-stage-open = Show the stage

web-key-d = decide now: end what is being shown
web-key-k = hold what is being shown, or go on
web-key-v = next speed

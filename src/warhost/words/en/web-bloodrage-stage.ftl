# Blood Rage in the browser: what scenes say, and what stands on the stage.

## Scenes

web-bloodrage-scene-age = { $age }. The { $clan } begins.
web-bloodrage-scene-upgraded = The { $clan } plays { $card } for { $cost } Rage.
web-bloodrage-scene-struck = { $figure } strikes. To Valhalla: { $list }
web-bloodrage-scene-losses = To Valhalla: { $list }
web-bloodrage-scene-unopposed = Nobody opposes the { $clan }: { $province } is pillaged. { $reward }
web-bloodrage-scene-pillaged = The { $clan } has pillaged { $province }. { $reward }
web-bloodrage-scene-reveal = All cards are in. { $list }
web-bloodrage-scene-won = The { $clan } wins in { $province }: { $total } against { $next }.
web-bloodrage-scene-tied = Nobody wins in { $province }: a tie at { $total }. All who fought lose.
web-bloodrage-scene-glory = Glory: { $list }
web-bloodrage-scene-discarded = The hands are laid down; in secret, a card may be kept.
web-bloodrage-scene-quests = The quests are turned up.
web-bloodrage-scene-quest-done = The { $clan } has fulfilled { $card }: { $glory } glory. { $why }
web-bloodrage-scene-quest-failed = The { $clan } has failed { $card }. { $why }
web-bloodrage-scene-burns = { $province } burns. A glorious death: { $list }
web-bloodrage-scene-honoured = Glory for the dead: { $list }
web-bloodrage-scene-released = Valhalla opens. { $list }
web-bloodrage-scene-legendary = The { $clan } becomes legend: { $list }
web-bloodrage-scene-ended =
    { $count ->
        [one] { $clans } has the most glory: { $glory }.
       *[other] The victory is shared: { $clans }, { $glory } glory each.
    }

## Why a quest succeeds or fails

web-bloodrage-why-strongest = Strongest in { $provinces }.
web-bloodrage-why-valhalla =
    { $count ->
        [one] { $count } figure in Valhalla.
       *[other] { $count } figures in Valhalla.
    }
web-bloodrage-why-nobody = nobody is strongest
web-bloodrage-why-gone = The whole land is destroyed.

## The stage

web-bloodrage-stage-choosing = Cards are chosen in secret.
web-bloodrage-stage-own-card = Your card
web-bloodrage-stage-void = Text void
web-bloodrage-stage-wins = The { $clan } wins.
web-bloodrage-stage-tied = A tie: all who fought lose.
web-bloodrage-stage-quest-failed = Failed
web-bloodrage-stage-ragnarok = Ragnarok: { $province }
web-bloodrage-stage-each-death = Each figure that dies here brings { $glory } glory.
web-bloodrage-stage-swallowed = { $province } is no more.
web-bloodrage-stage-draft-kept = You keep { $cards }. The others are still choosing.
web-bloodrage-stage-draft-rest =
    { $passed ->
        [one] Kept so far: { $kept } of 6. One card goes on to the left.
       *[other] Kept so far: { $kept } of 6. { $passed } cards go on to the left.
    }
web-bloodrage-stage-draft-yours = You keep this
web-bloodrage-pack-of = The pack
web-bloodrage-kept-none = No cards kept yet.

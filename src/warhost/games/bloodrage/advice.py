"""What a bot may know about playing well: draft what fits, stand where it pays, pillage what can be won, lay quests in
time. An option is worth what it changes in the prospect on the board, in glory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.chance import below
from warhost.core.domain import NONE
from warhost.core.engine import open_question
from warhost.core.game import Advice
from warhost.core.goals import BUILD, FIGHT, SCHEME
from warhost.core.question import Question, Reason
from warhost.games.bloodrage import verbs
from warhost.games.bloodrage.cards.battle_cards import (
    CANCEL_TEXTS,
    GAIN,
    GLORY_PER_DESTROYED,
    RAISE_ONE,
    RAISE_OTHER,
    SMITE,
    TIDE,
    TURN_TIDE,
    WATCH,
)
from warhost.games.bloodrage.cards.bonuses import (
    COPY_HIGHEST_BONUS,
    QUEST_BONUS,
    bonus_of,
    quest_card,
    total_bonus,
)
from warhost.games.bloodrage.components import (
    AXES,
    CARD_COST,
    CARD_MONSTER,
    CARD_WORTH,
    COUNTS_IN,
    IS_BATTLE,
    IS_QUEST,
    LAST_AGE,
    LEADER,
    LEGENDARY,
    N_OUTER,
    RAGE,
    RESERVE,
    SAILS,
    SHIP_SLOT,
    WHITE_DISC,
    WORTH_LOST,
)
from warhost.games.bloodrage.events import BY_DOOM
from warhost.games.bloodrage.gift_values import gift_worth, keep_worth
from warhost.games.bloodrage.judging import JUDGEMENT
from warhost.games.bloodrage.prospects import (
    RAGE_WORTH,
    Prospect,
    best_step,
    chance,
    figure_worth,
    host_worth,
    likely_bonus,
    release_worth,
    reward_worth,
    step_worth,
)
from warhost.games.bloodrage.rules.actions import TURN
from warhost.games.bloodrage.rules.battle import BATTLE_CARD_CHOICE, COUNT_QUEST, LATE_CARD
from warhost.games.bloodrage.rules.clans import RAISE, track_value
from warhost.games.bloodrage.rules.destruction import RESCUE, SHIP_GLORY
from warhost.games.bloodrage.rules.discard import KEEP
from warhost.games.bloodrage.rules.figures import STRENGTH, figures_at, host_of, strength
from warhost.games.bloodrage.rules.gifts import DRAFT
from warhost.games.bloodrage.rules.invade import (
    BLESSING,
    EXTRA_WARRIOR,
    FREE_INVADE,
    SUCCOR,
    VICTIMS,
    invade_cost,
)
from warhost.games.bloodrage.rules.march import MARCH
from warhost.games.bloodrage.rules.pillage import CALL, MOVE_LEADER, PILLAGE_AT_ONCE
from warhost.games.bloodrage.rules.quests import QUEST
from warhost.games.bloodrage.rules.resolution import PROWESS
from warhost.games.bloodrage.rules.sacrifice import SACRIFICE
from warhost.games.bloodrage.rules.upgrade import upgrade_cost
from warhost.games.bloodrage.state import BloodRage

LASTING: Final = [0.0, 1.7, 1.35, 0.9]
"""By Age: what an upgrade is worth that is laid then, since it serves to the end."""


def rank(s: BloodRage, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    question = open_question(s)
    on_board = _ON_THE_BOARD.get(question)
    if on_board is not None:
        prospect = Prospect(s, seat)
        now = prospect.now()
        return [on_board(prospect, now, option) for option in options]
    by_itself = _BY_ITSELF[question]
    return [by_itself(s, seat, option) for option in options]


# Turns


def _turn(prospect: Prospect, now: float, option: int) -> float:
    s, seat = prospect.s, prospect.seat
    if verbs.INVADE.has(option):
        kind, source, to = verbs.INVADE.unpack(option)
        return _invade_gain(prospect, now, kind, to) - RAGE_WORTH * invade_cost(s, seat, kind, source, to)
    if verbs.MARCH.has(option):
        source, to = verbs.MARCH.unpack(option)
        return _march_gain(prospect, now, source, to) - RAGE_WORTH
    if verbs.UPGRADE.has(option):
        card, slot = verbs.UPGRADE.unpack(option)
        return _upgrade_gain(s, seat, card, slot)
    if verbs.PILLAGE.has(option):
        return _pillage_gain(prospect, verbs.PILLAGE.first(option))
    if verbs.CHALLENGE.has(option):
        return _pillage_gain(prospect, verbs.CHALLENGE.first(option)) - 2 * RAGE_WORTH
    if verbs.QUEST.has(option):
        return _quest_gain(prospect)
    if verbs.SACRIFICE.has(option):
        return best_step(s, seat) - 3.0
    return -RAGE_WORTH * s.rage[seat]


def _invade_gain(prospect: Prospect, now: float, kind: int, to: int) -> float:
    s, seat = prospect.s, prospect.seat
    gain = prospect.total(*prospect.added(kind, to)) - now
    if VICTIMS[kind] and to < N_OUTER:
        gain += 0.9 * _victims(s, seat, kind, to)
    if to < N_OUTER and s.warriors[seat][RESERVE] and s.free[to] > 1:
        gain += 0.8 if EXTRA_WARRIOR.card_of(s, seat) >= 0 else 0.0
    if SAILS[kind]:
        gain += 0.15 * SHIP_GLORY[s.sheets[seat][SHIP_SLOT]]
    return gain


def _victims(s: BloodRage, seat: int, kind: int, to: int) -> int:
    return sum(
        VICTIMS[kind] >> figure & 1
        for other in range(s.seats)
        if other != seat
        for figure in host_of(s, other, to)
    )


def _march_gain(prospect: Prospect, now: float, source: int, to: int) -> float:
    """With all who find room."""
    s = prospect.s
    figures = figures_at(s, prospect.seat, source)
    if to < N_OUTER:
        figures.sort(key=lambda kind: -STRENGTH[kind][to])
        figures = figures[: s.free[to]]
    return prospect.total(*prospect.moved(figures, source, to)) - now


def _upgrade_gain(s: BloodRage, seat: int, card: int, slot: int) -> float:
    """Its worth, less what lay there; early in the game it lasts longer."""
    worth = CARD_WORTH[card]
    replaced = s.sheets[seat][slot]
    if replaced >= 0:
        worth -= 0.9 * CARD_WORTH[replaced]
    lasting = LASTING[s.age]
    free = 0.8 if CARD_MONSTER[card] >= 0 else 0.3 if slot <= SHIP_SLOT else 0.0
    return lasting * worth + free - RAGE_WORTH * upgrade_cost(s, seat, card) - 0.1 * CARD_COST[card]


def _pillage_gain(prospect: Prospect, province: int) -> float:
    s, seat = prospect.s, prospect.seat
    winning = prospect.winning(province, prospect.mine[province])
    stake = reward_worth(s, seat, s.rewards[province])
    if prospect.against[province] >= 0:
        stake += prospect.axes + 0.8
    losing = 1 - winning
    return winning * stake - losing * (host_worth(s, seat, province) + 1.0)


def _quest_gain(prospect: Prospect) -> float:
    """It costs nothing but a turn; the last Rage must not be gone before."""
    s, seat = prospect.s, prospect.seat
    best = max(prospect.quest_chance(card, prospect.mine) for card in s.hands[seat] if IS_QUEST[card])
    hurry = 4.0 if s.rage[seat] <= 1 else 1.5 if s.rage[seat] <= 2 else 0.0
    return 0.3 + 2.5 * best + hurry


# Other questions about the board


def _marcher(prospect: Prospect, now: float, option: int) -> float:
    s, seat = prospect.s, prospect.seat
    if verbs.DONE.has(option):
        return 0.0
    source, to, _gone = s.about
    figures = [verbs.SEND.first(option)] if verbs.SEND.has(option) else figures_at(s, seat, source)
    return prospect.total(*prospect.moved(figures, source, to)) - now


def _free_invade(prospect: Prospect, now: float, option: int) -> float:
    if not verbs.INVADE.has(option):
        return 0.0
    kind, _source, to = verbs.INVADE.unpack(option)
    return _invade_gain(prospect, now, kind, to) + 0.1


def _pillage_at_once(prospect: Prospect, _now: float, option: int) -> float:
    if not verbs.PILLAGE.has(option):
        return 0.0
    return _pillage_gain(prospect, verbs.PILLAGE.first(option)) - 2 * RAGE_WORTH


def _lead(prospect: Prospect, now: float, option: int) -> float:
    if not verbs.LEAD.has(option):
        return 0.0
    (source,) = prospect.s.about
    return prospect.total(*prospect.moved([LEADER], source, verbs.LEAD.first(option))) - now


def _offer(prospect: Prospect, now: float, option: int) -> float:
    """Give up what is missed least."""
    s, seat = prospect.s, prospect.seat
    kind, ground = verbs.OFFER.unpack(option)
    dragons = SHIP_GLORY[s.sheets[seat][SHIP_SLOT]] if SAILS[kind] else 0
    lost = now - prospect.total(*prospect.added(kind, ground, -1))
    return dragons + release_worth(s, seat) - lost


def _lay(prospect: Prospect, _now: float, option: int) -> float:
    return prospect.quest(verbs.LAY.first(option), prospect.mine)


# Battle


def _stake(s: BloodRage, seat: int) -> float:
    """What winning the battle under way brings, and losing it costs."""
    stake = float(track_value(s, seat, AXES))
    if s.sides[seat] == s.pillager:
        stake += reward_worth(s, seat, s.rewards[s.battlefield])
    else:
        stake += 1.2
    return stake


def _winning(s: BloodRage, seat: int, own: float, weaken: float = 0.0) -> float:
    """Against everybody else who stands there."""
    winning = 1.0
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = strength(s, other, s.battlefield)
        if theirs or s.fighting[other]:
            winning *= chance(own - max(theirs - weaken, 0) - likely_bonus(s, other))
    return winning


def _join(prospect: Prospect, now: float, option: int) -> float:
    """Come if it helps to win, or if dying pays."""
    if not verbs.JOIN.has(option):
        return 0.0
    s, seat = prospect.s, prospect.seat
    kind, source = verbs.JOIN.unpack(option)
    mine, numbers = prospect.moved([kind], source, s.battlefield)
    before, after = prospect.mine[s.battlefield], mine[s.battlefield]
    winning = _winning(s, seat, before + prospect.bonus) if before else 0.0
    then = _winning(s, seat, after + prospect.bonus)
    quiet = s.sides[seat] == s.pillager and winning == 1.0
    leaving = 0.25 * (now - prospect.total(mine, numbers))
    risk = (1 - then) * figure_worth(s, seat, kind)
    return (
        (then - winning) * (_stake(s, seat) + host_worth(s, seat, s.battlefield))
        - risk
        - leaving
        - (0.5 if quiet else 0.2)
    )


def _battle_card(s: BloodRage, seat: int, option: int) -> float:
    """The cheapest card that probably wins; where nothing does, one that profits from losing, or none of worth."""
    card = verbs.PLAY.first(option)
    own, weaken = _sum_with(s, seat, card)
    winning = _winning(s, seat, own, weaken)
    later = sum(bonus_of(s, each) for each in s.hands[seat] if WHITE_DISC[each]) - (
        bonus_of(s, card) if WHITE_DISC[card] else 0
    )
    if later:
        winning = max(winning, 0.85 * _winning(s, seat, own + later, weaken))
    spent = 0.3 * CARD_WORTH[card] if IS_BATTLE[card] else 0.8 * gift_worth(s, seat, card, [])
    won = _stake(s, seat) + _if_won(s, seat, card) - spent
    lost = WORTH_LOST[card] - host_worth(s, seat, s.battlefield)
    return winning * won + (1 - winning) * lost + _always(s, card)


def _sum_with(s: BloodRage, seat: int, card: int) -> tuple[float, float]:
    """The probable sum with a card, and by how much it weakens the others."""
    own = strength(s, seat, s.battlefield)
    if IS_QUEST[card]:
        return own + QUEST_BONUS[quest_card(s, seat)], 0.0
    if not IS_BATTLE[card]:
        return float(own), 0.0
    if COPY_HIGHEST_BONUS.having[card]:
        return own + max(likely_bonus(s, other) for other in range(s.seats) if other != seat), 0.0
    if TURN_TIDE.having[card]:
        best = max((STRENGTH[kind][s.battlefield] for kind in host_of(s, seat, s.battlefield)), default=0)
        return best + 1.0, 2.0
    weaken = 1.0 if SMITE.having[card] or CANCEL_TEXTS.having[card] else 0.0
    return own + bonus_of(s, card), weaken


def _if_won(s: BloodRage, seat: int, card: int) -> float:
    worth = GAIN.numbers("glory")[card] + 0.8 * GAIN.numbers("rage")[card]
    if RAISE_ONE.having[card]:
        worth += best_step(s, seat)
    if RAISE_OTHER.having[card] and s.sides[seat] == s.pillager:
        worth += 0.9 * best_step(s, seat)
    return worth


def _always(s: BloodRage, card: int) -> float:
    """What a card brings whoever wins."""
    worth = 0.0
    if GLORY_PER_DESTROYED.having[card]:
        dead = sum(len(host_of(s, seat, s.battlefield)) for seat in range(s.seats) if s.fighting[seat])
        worth += 1.3 * dead
    if WATCH.having[card]:
        worth -= 1.0
        for seat in range(s.seats):
            if s.fighting[seat]:
                worth += likely_bonus(s, seat)
    return worth


def _late_card(s: BloodRage, seat: int, option: int) -> float:
    """Only if all one's late cards together turn the battle."""
    if not verbs.ADD.has(option):
        return 0.0
    sums = {
        other: strength(s, other, s.battlefield) + total_bonus(s, other)
        for other in range(s.seats)
        if s.fighting[other]
    }
    own = sums.pop(seat)
    best = max(sums.values())
    if own > best:
        return -0.5
    bonuses = [bonus_of(s, card) for card in s.hands[seat] if WHITE_DISC[card]]
    if own + sum(bonuses) <= best:
        return -1.0
    return _stake(s, seat) - 0.3 * bonus_of(s, verbs.ADD.first(option))


def _count_quest(s: BloodRage, seat: int, option: int) -> float:
    return 1.0 if verbs.COUNT.has(option) else 0.0


def _spare(s: BloodRage, seat: int, option: int) -> float:
    kind = verbs.SPARE.first(option)
    return STRENGTH[kind][s.battlefield] + figure_worth(s, seat, kind)


def _rescue(s: BloodRage, seat: int, option: int) -> float:
    """Those who die in Ragnarok die well."""
    if verbs.LOSE.has(option):
        return 0.0
    _province, cause = s.about
    if cause == BY_DOOM:
        return -2.0
    if verbs.RETREAT.has(option):
        return 2.0 - release_worth(s, seat)
    kind = verbs.SAVE.first(option)
    return 0.6 * STRENGTH[kind][0] + figure_worth(s, seat, kind) - RAGE_WORTH


def _prowess(s: BloodRage, seat: int, option: int) -> float:
    if verbs.DONE.has(option):
        return 0.0
    return 0.4 * CARD_WORTH[verbs.TAKE_BACK.first(option)] - RAGE_WORTH


# Cards and tracks


def _draft(s: BloodRage, seat: int, option: int) -> float:
    hand = s.hands[seat] + s.aside[seat]
    if verbs.KEEP.has(option):
        return gift_worth(s, seat, verbs.KEEP.first(option), hand)
    card, other = verbs.KEEP_TWO.unpack(option)
    return gift_worth(s, seat, card, hand) + gift_worth(s, seat, other, [*hand, card])


def _keep(s: BloodRage, seat: int, option: int) -> float:
    return 0.0 if verbs.KEEP_NONE.has(option) else keep_worth(s, seat, verbs.KEEP.first(option))


def _raise(s: BloodRage, seat: int, option: int) -> float:
    return step_worth(s, seat, verbs.RAISE.first(option))


_ON_THE_BOARD: Final[dict[Question, Callable[[Prospect, float, int], float]]] = {
    TURN: _turn,
    MARCH: _marcher,
    QUEST: _lay,
    SACRIFICE: _offer,
    FREE_INVADE: _free_invade,
    SUCCOR: _free_invade,
    BLESSING: _free_invade,
    PILLAGE_AT_ONCE: _pillage_at_once,
    MOVE_LEADER: _lead,
    CALL: _join,
}
_BY_ITSELF: Final[dict[Question, Callable[[BloodRage, int, int], float]]] = {
    DRAFT: _draft,
    BATTLE_CARD_CHOICE: _battle_card,
    COUNT_QUEST: _count_quest,
    TIDE: _spare,
    LATE_CARD: _late_card,
    RESCUE: _rescue,
    PROWESS: _prowess,
    RAISE: _raise,
    KEEP: _keep,
}


# Reasons, in words


def reason(s: BloodRage, seat: int, option: int) -> Reason:
    """Why somebody might choose this."""
    if verbs.KEEP.has(option) or verbs.KEEP_TWO.has(option):
        verb = verbs.KEEP if verbs.KEEP.has(option) else verbs.KEEP_TWO
        return _why_keep(verb.unpack(option)[0]), {}
    if verbs.INVADE.has(option):
        kind, _source, to = verbs.INVADE.unpack(option)
        prospect = Prospect(s, seat)
        return _why_there(prospect, to, prospect.added(kind, to)[0]), {}
    if verbs.MARCH.has(option):
        source, to = verbs.MARCH.unpack(option)
        prospect = Prospect(s, seat)
        marchers = figures_at(s, seat, source)
        return _why_there(prospect, to, prospect.moved(marchers, source, to)[0]), {}
    if verbs.PILLAGE.has(option) or verbs.CHALLENGE.has(option):
        verb = verbs.PILLAGE if verbs.PILLAGE.has(option) else verbs.CHALLENGE
        contested = Prospect(s, seat).against[verb.first(option)] >= 0
        return "bloodrage-advice-winnable" if contested else "bloodrage-advice-unopposed", {}
    if verbs.PLAY.has(option):
        return _why_play(s, seat, verbs.PLAY.first(option)), {}
    if verbs.RAISE.has(option):
        track = verbs.RAISE.first(option)
        if track == RAGE and s.age < LAST_AGE:
            return "bloodrage-advice-rage_early", {"ages": str(LAST_AGE - s.age)}
        step = s.tracks[seat][track]
        gain = LEGENDARY[track][step + 1] - LEGENDARY[track][step]
        return "bloodrage-advice-legend" if gain else "bloodrage-advice-growth", {}
    return _REASONS[verbs.VERBS.of(option).name], {}


def _why_keep(card: int) -> str:
    if IS_QUEST[card]:
        return "bloodrage-advice-likely_quest"
    return "bloodrage-advice-for_battle" if IS_BATTLE[card] else "bloodrage-advice-fits"


def _why_there(prospect: Prospect, ground: int, mine: list[int]) -> str:
    """What a figure does there: die well, help a quest, or stand ready to pillage."""
    provinces = COUNTS_IN[ground]
    if prospect.doomed in provinces:
        return "bloodrage-advice-die_well"
    for card, _weight in prospect.quests:
        if prospect.quest_chance(card, mine) > prospect.quest_chance(card, prospect.mine) + 0.1:
            return "bloodrage-advice-quest_nearer"
    if any(prospect.rewards[province] for province in provinces):
        return "bloodrage-advice-ready_to_pillage"
    return "bloodrage-advice-presence"


def _why_play(s: BloodRage, seat: int, card: int) -> str:
    own, weaken = _sum_with(s, seat, card)
    if _winning(s, seat, own, weaken) > 0.5:
        return "bloodrage-advice-strong_card"
    return (
        "bloodrage-advice-clever_card" if WORTH_LOST[card] or _always(s, card) else "bloodrage-advice-let_go"
    )


_REASONS: Final = {
    "pass": "bloodrage-advice-pass",
    "upgrade": "bloodrage-advice-fits",
    "quest": "bloodrage-advice-lay_quest",
    "lay": "bloodrage-advice-likely_quest",
    "sacrifice": "bloodrage-advice-growth",
    "offer": "bloodrage-advice-let_go",
    "send": "bloodrage-advice-presence",
    "send_all": "bloodrage-advice-presence",
    "done": "bloodrage-advice-enough",
    "decline": "bloodrage-advice-enough",
    "keep_none": "bloodrage-advice-enough",
    "join": "bloodrage-advice-strong_card",
    "count": "bloodrage-advice-strong_card",
    "add": "bloodrage-advice-strong_card",
    "spare": "bloodrage-advice-best_figure",
    "save": "bloodrage-advice-best_figure",
    "retreat": "bloodrage-advice-best_figure",
    "lose": "bloodrage-advice-let_go",
    "take_back": "bloodrage-advice-for_battle",
    "lead": "bloodrage-advice-ready_to_pillage",
    "stay": "bloodrage-advice-enough",
}


# Quick play


def rollout(s: BloodRage, seat: int, options: list[int]) -> int:
    """Quickly: pillages and quests first, otherwise anything but passing; small questions as ranked."""
    if len(options) == 1:
        return options[0]
    if s.question in (TURN, CALL, DRAFT):
        return _quick(s, options)
    ranks = rank(s, seat, options)
    return options[ranks.index(max(ranks))]


def _quick(s: BloodRage, options: list[int]) -> int:
    if s.question is TURN:
        pillages = [option for option in options if verbs.PILLAGE.has(option) or verbs.QUEST.has(option)]
        choices = pillages if pillages and below(s, 2) else options[:-1]
        return choices[below(s, len(choices))]
    return options[below(s, len(options))]


# For bots of different styles


def serves(s: BloodRage, seat: int, option: int) -> int:
    """Pillages and battles, growth, quests; of gifts and tracks those that are for them."""
    if verbs.KEEP.has(option) or verbs.KEEP_TWO.has(option):
        verb = verbs.KEEP if verbs.KEEP.has(option) else verbs.KEEP_TWO
        card = verb.unpack(option)[0]
        return SCHEME if IS_QUEST[card] else FIGHT if IS_BATTLE[card] else BUILD
    if verbs.RAISE.has(option):
        return FIGHT if verbs.RAISE.first(option) == AXES else BUILD
    return _SERVES.get(verbs.VERBS.of(option).name, NONE)


_SERVES: Final = {
    "pillage": FIGHT,
    "challenge": FIGHT,
    "join": FIGHT,
    "upgrade": BUILD,
    "quest": SCHEME,
    "lay": SCHEME,
    "sacrifice": SCHEME,
}


ADVICE: Final = Advice(
    rank, reason, JUDGEMENT, rollout, showy=[verbs.PILLAGE, verbs.UPGRADE, verbs.JOIN], serves=serves
)

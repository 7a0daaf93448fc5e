"""How a fight ends (KA 8.16 to 8.25): rewards, glory, hordes that lose strength, retreat, plague, falling."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, maybe, number, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    FIRST_RIDER,
    GENERAL,
    HORDE_REWARD,
    HORDES,
    MOST_MISERY,
    N_HORDES,
    PLAGUE_COMPONENT,
    PLAGUE_SKULLS,
    PRAETORIAN_COMPONENT,
    RIDERS,
    TOKENS,
    TOKENS_ON,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    BUILDING_OPERATIONS,
    AbilityOperation,
    BuildingOperation,
)
from warhost.games.karak.rules.endings import GENERAL_BEATEN, RIDERS_BEATEN, end
from warhost.games.karak.rules.gathering import gain_some, gather
from warhost.games.karak.rules.items import equip, take_in_hand
from warhost.games.karak.rules.land import foes_on, home, is_free, may_gather, nearest_free
from warhost.games.karak.rules.players import (
    has,
    hurt,
    lose_one,
    own_markers,
    raise_glory_to,
    use_ability,
    why_not_pay,
    win_stones,
)
from warhost.games.karak.rules.roll import MOST_STRENGTH
from warhost.games.karak.rules.siege import glory_from_horde, take_horde, weaken
from warhost.games.karak.settings import HORDE_BEATEN, LOST_FIGHT, PLAGUE
from warhost.games.karak.state import NEEDED, SKULLS, STOOD, TOTAL, WON, WORTH, Karak, changed
from warhost.games.karak.verbs import CLAIM, INFECT, PASS, PAY, RETREAT, STAY, STRIKE, unknown

CHAPTER: Final = Chapter("outcome")
SPOILS_OF_WAR: Final = ABILITY_OPERATIONS.add(AbilityOperation("spoils_of_war"))
KEEP_PLAGUE_OUT: Final = BUILDING_OPERATIONS.add(BuildingOperation("keep_plague_out"))


@CHAPTER.step(seat=SEAT)
def result(s: Karak, seat: int) -> None:
    here = s.hero_at[seat]
    foes = foes_on(s, here) if here in s.foes else []
    counts = s.fight
    if has_won(s):
        emit(s, events.FIGHT_WON, seat, here, counts[TOTAL], counts[NEEDED])
        _win(s, seat, here, foes)
    else:
        emit(s, events.FIGHT_LOST, seat, here, counts[TOTAL], counts[NEEDED])
        _lose(s, seat, foes)


def has_won(s: Karak) -> bool:
    """KA 8.16: a tie wins."""
    counts = s.fight
    counts[WON] = int(counts[TOTAL] >= counts[NEEDED])
    return counts[WON] == 1


def _win(s: Karak, seat: int, here: int, foes: list[int]) -> None:
    """KA 8.17 to 8.19, 20.13."""
    tokens = s.monsters[here]
    hordes = [foe for foe in foes if foe < N_HORDES]
    for foe in foes:
        if foe >= FIRST_RIDER:
            _take_boss(s, seat, foe)
    if s.ending != NONE:
        return
    push(s, spoils_of_war, seat, here)
    if hordes:
        push(s, retreat, seat)
        _beat_hordes(s, seat, hordes)
    raise_glory_to(s, seat, s.fight[WORTH], events.BY_MONSTERS)
    if tokens:
        s.monsters = changed(s.monsters, here, 0)
        beaten = s.beaten[:]
        for token in TOKENS_ON[tokens]:
            beaten[token] += 1
        s.beaten = beaten
        take_in_hand(
            s,
            [
                s.printed.token_item[token]
                for token in TOKENS_ON[tokens]
                if s.printed.token_item[token] != NONE
            ],
        )
        push_rewards(s, seat, TOKENS_ON[tokens])


def _beat_hordes(s: Karak, seat: int, hordes: list[int]) -> None:
    """KA 20.9, 20.13, 22.7."""
    dealt = 0
    for horde in hordes:
        lost = weaken(s, seat, horde, s.hordes[horde])
        dealt += lost
        take_horde(s, seat, horde)
        push(s, gain_some, seat, lost // HORDE_REWARD, events.BY_HORDE)
    glory_from_horde(s, seat, dealt, events.BY_HORDE)


def _take_boss(s: Karak, seat: int, foe: int) -> None:
    """KA 14.4, 22.8; the game may end by it (KA 14.5, 23.1, 23.2)."""
    s.foes = changed(s.foes, foe, NONE)
    s.trophies = changed(s.trophies, foe, s.sides[seat])
    emit(s, events.FOE_BEATEN, seat, foe)
    win_stones(s, seat, s.printed.foe_stones[foe], events.BY_MONSTERS)
    if foe == GENERAL:
        _take_praetorians(s, seat, s.praetorians)
        _end(s, seat, GENERAL_BEATEN)
    elif all(s.trophies[rider] != NONE for rider in RIDERS):
        _end(s, seat, RIDERS_BEATEN)


def _end(s: Karak, seat: int, ending: int) -> None:
    """KA 8.25: nothing else follows, but what was beaten with the boss counts."""
    here = s.hero_at[seat]
    raise_glory_to(s, seat, s.fight[WORTH], events.BY_MONSTERS)
    for horde in range(N_HORDES):
        if s.foes[horde] == here:
            weaken(s, seat, horde, s.hordes[horde])
            take_horde(s, seat, horde)
    end(s, ending)


def _take_praetorians(s: Karak, seat: int, count: int) -> None:
    if count:
        s.praetorians -= count
        s.praetorians_taken = changed(s.praetorians_taken, seat, s.praetorians_taken[seat] + count)
        use(s, PRAETORIAN_COMPONENT)
        emit(s, events.PRAETORIANS_BEATEN, seat, count, s.praetorians)
        win_stones(s, seat, count * s.printed.praetorian_stones, events.BY_GENERAL)


def _lose(s: Karak, seat: int, foes: list[int]) -> None:
    """KA 8.20; hordes and praetorians suffer even so (KA 14.6, 14.7, 20.3, 20.11)."""
    if LOST_FIGHT.of(s) == "toughness":  # KA 25.4
        hurt(s, seat, 1, events.BY_LOST_FIGHT)
    push(s, retreat, seat)
    if GENERAL in foes:
        beaten = min(s.praetorians, s.fight[TOTAL] // s.printed.praetorian_step)
        _take_praetorians(s, seat, beaten)
        raise_glory_to(s, seat, beaten * s.printed.praetorian_step, events.BY_GENERAL)
    push(s, horde_losses, seat, s.fight[TOTAL], 0)


# Hordes lose strength


STRENGTH: Final = count(MOST_STRENGTH)


@CHAPTER.step(seat=SEAT, left=STRENGTH, dealt=STRENGTH)
def horde_losses(s: Karak, seat: int, left: int, dealt: int) -> None:
    """KA 20.3, 20.12: the fighter says which horde takes his strength first."""
    if left and hordes_here(s, seat):
        ask(s, ASK_HORDE, seat, left, dealt)
    else:
        glory_from_horde(s, seat, dealt, events.BY_HORDE)


def hordes_here(s: Karak, seat: int) -> list[int]:
    here = s.hero_at[seat]
    return [horde for horde in range(N_HORDES) if s.foes[horde] == here]


class ChooseHorde(Question):
    name = "horde"
    rule = "KA 20.12"
    about = {"left": STRENGTH, "dealt": untold(STRENGTH)}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return STRIKE.each(hordes_here(s, seat))

    def answer(self, s: Karak, seat: int, option: int) -> None:
        left, dealt = s.about
        horde = STRIKE.first(option)
        lost = weaken(s, seat, horde, left)
        if s.hordes[horde]:
            left = 0
        else:
            left -= lost
            take_horde(s, seat, horde)
        push(s, horde_losses, seat, left, dealt + lost)
        push(s, gain_some, seat, lost // HORDE_REWARD, events.BY_HORDE)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-horde_not_here", {"horde": HORDES.ids[STRIKE.first(option)]}


ASK_HORDE: Final = CHAPTER.question(ChooseHorde())


# Rewards


def tokens_then(code: int) -> tuple[int, int]:
    """One or two tokens, as positions of earlier releases wrote them: (first + 1) + (second + 1) * 32."""
    return code % 32 - 1, code // 32 - 1


def push_rewards(s: Karak, seat: int, tokens: list[int]) -> None:
    push(s, rewards, seat, tokens[0], tokens[1] if tokens[1:] else NONE)


def both(token: int, other: int) -> list[int]:
    return [token] if other == NONE else [token, other]


@CHAPTER.step(seat=SEAT, token=TOKENS, other=maybe(TOKENS), was=lambda s, a, b, c: (a, *tokens_then(b)))
def rewards(s: Karak, seat: int, token: int, other: int) -> None:
    """KA 8.17, 8.18, 10.8: soul stones at once, items in an order of his choice."""
    items: list[int] = []
    for each in both(token, other):
        if s.printed.token_stones[each]:
            emit(s, events.ARMY_BEATEN, seat, each)
            win_stones(s, seat, s.printed.token_stones[each], events.BY_MONSTERS)
        else:
            items.append(each)
    if items:
        ask(s, ASK_REWARD, seat, items[0], items[1] if items[1:] else NONE)


class Reward(Question):
    name = "reward"
    rule = "KA 8.18"
    about = {"token": untold(TOKENS), "other": untold(maybe(TOKENS))}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        token, other = s.about
        return CLAIM.each(dict.fromkeys(both(token, other)))

    def answer(self, s: Karak, seat: int, option: int) -> None:
        token, other = s.about
        claimed = CLAIM.first(option)
        left = both(token, other)
        left.remove(claimed)
        emit(s, events.ARMY_BEATEN, seat, claimed)
        if left:
            push_rewards(s, seat, left)
        push(s, equip, seat, s.printed.token_item[claimed], 0)

    def was(self, s: Karak, a: int, b: int, c: int) -> tuple[int, ...]:
        return tokens_then(a)


ASK_REWARD: Final = CHAPTER.question(Reward())


# Retreat


@CHAPTER.step(seat=SEAT)
def retreat(s: Karak, seat: int) -> None:
    """KA 8.23, 20.6 to 20.8."""
    ask(s, ASK_RETREAT, seat)


class Retreat(Question):
    name = "retreat"
    rule = "KA 20.7"
    obvious = True
    passing = (STAY,)

    def options(self, s: Karak, seat: int) -> list[int]:
        here = s.hero_at[seat]
        choices: list[int] = []
        if is_free(s, here) and HORDE_BEATEN.of(s) == "may_stay":  # KA 25.6
            choices.append(STAY.base)
        if s.entry != STOOD:
            choices.append(RETREAT.pack1(s.came_from))
        else:
            choices += RETREAT.each(nearest_free(s, here) or [home(s, seat)])
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if RETREAT.has(option):
            here, to = s.hero_at[seat], RETREAT.first(option)
            s.hero_at[seat] = to
            emit(s, events.MOVED, seat, here, to, events.BY_RETREAT)
        elif not STAY.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-retreat", {"hex": HEXES.ids[RETREAT.first(option)]}


ASK_RETREAT: Final = CHAPTER.question(Retreat())


@CHAPTER.step(seat=SEAT, hex=HEXES)
def spoils_of_war(s: Karak, seat: int, here: int) -> None:
    """KA 15.1: if he still stands where he won."""
    if has(s, seat, SPOILS_OF_WAR) and s.hero_at[seat] == here and may_gather(s, here):
        use_ability(s, seat, SPOILS_OF_WAR)
        gather(s, seat, events.BY_SPOILS)


# Plague and Misery


@CHAPTER.step(seat=SEAT)
def plague(s: Karak, seat: int) -> None:
    """KA 11.1, 25.7."""
    if s.fight[SKULLS] >= PLAGUE_SKULLS and PLAGUE.of(s) == "played":
        ask(s, ASK_PLAGUE, seat)


class SendPlague(Question):
    """KA 11.1, 11.4: from wherever the token lies."""

    name = "plague"
    rule = "KA 11.1"
    obvious = True
    passing = (PASS,)

    def options(self, s: Karak, seat: int) -> list[int]:
        choices = [
            INFECT.pack1(s.sides[other])
            for other in range(s.seats)
            if other != seat and may_be_plagued(s, other)
        ]
        choices.append(PASS.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if INFECT.has(option):
            hero = INFECT.first(option)
            victim = s.sides.index(hero)
            s.plague = hero
            use(s, PLAGUE_COMPONENT)
            emit(s, events.PLAGUE_SENT, seat, victim)
            ask(s, ASK_MISERY, victim, s.printed.misery)
        elif not PASS.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-no_plague_there", {}


ASK_PLAGUE: Final = CHAPTER.question(SendPlague())


def may_be_plagued(s: Karak, seat: int) -> bool:
    """KA 11.3, 17.19."""
    hero = s.sides[seat]
    if s.cities[seat] == NONE or s.built[seat] & KEEP_PLAGUE_OUT.mask:
        return False
    return hero not in s.targets and s.plague != hero


class Misery(Question):
    """KA 11.6."""

    name = "misery"
    rule = "KA 11.6"
    about = {"left": untold(number(1, MOST_MISERY))}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return own_markers(s, seat)

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (left,) = s.about
        lose_one(s, seat, PAY.first(option), events.BY_MISERY)
        if left > 1:
            ask(s, ASK_MISERY, seat, left - 1)

    def was(self, s: Karak, a: int, b: int, c: int) -> tuple[int, ...]:
        return (s.printed.misery,)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return why_not_pay(option)


ASK_MISERY: Final = CHAPTER.question(Misery())


# Falling


@CHAPTER.step(seat=SEAT)
def fall(s: Karak, seat: int) -> None:
    """KA 12.1, 12.3, 12.5: his turn is over; he keeps what he has, and pays no toll."""
    if s.toughness[seat]:
        return
    to = home(s, seat)
    fallen = s.fallen[:]
    fallen[seat] = True
    s.fallen = fallen
    s.hero_at[seat] = to
    emit(s, events.FELL, seat, to)

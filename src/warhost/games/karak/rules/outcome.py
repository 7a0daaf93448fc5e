"""How a fight ends (KA 8.16 to 8.25): rewards, glory, hordes that lose strength, retreat, plague, falling."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    FIRST_RIDER,
    FOE_STONES,
    GENERAL,
    HORDE_REWARD,
    HORDES,
    HOSPITAL,
    N_HORDES,
    N_RESOURCES,
    PLAGUE_COMPONENT,
    PLAGUE_SKULLS,
    PRAETORIAN_COMPONENT,
    PRAETORIAN_STEP,
    PRAETORIAN_STONES,
    RIDERS,
    SPOILS_OF_WAR,
    TOKEN_ITEM,
    TOKEN_STONES,
    TOKENS_ON,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.options import HORDE_BEATEN, LOST_FIGHT, PLAGUE
from warhost.games.karak.rules.actions import gather
from warhost.games.karak.rules.endings import GENERAL_BEATEN, RIDERS_BEATEN, end
from warhost.games.karak.rules.fight import has_won
from warhost.games.karak.rules.items import FROM_ELSEWHERE, take_in_hand
from warhost.games.karak.rules.land import foes_on, home, is_free, may_gather, nearest_free
from warhost.games.karak.rules.players import (
    has,
    hurt,
    lose_one,
    markers,
    raise_glory_to,
    use_ability,
    win_stones,
)
from warhost.games.karak.rules.siege import glory_from_horde, take_horde, weaken
from warhost.games.karak.state import NEEDED, SKULLS, STOOD, TOTAL, WORTH, Karak, army_code, changed
from warhost.games.karak.verbs import CLAIM, INFECT, PASS, PAY, RETREAT, STAY, STRIKE


def result(s: Karak, seat: int, _b: int, _c: int) -> None:
    here = s.hero_at[seat]
    foes = foes_on(s, here) if here in s.foes else []
    counts = s.fight
    if has_won(s):
        emit(s, events.FIGHT_WON, seat, here, counts[TOTAL], counts[NEEDED])
        _win(s, seat, here, foes)
    else:
        emit(s, events.FIGHT_LOST, seat, here, counts[TOTAL], counts[NEEDED])
        _lose(s, seat, foes)


def _win(s: Karak, seat: int, here: int, foes: list[int]) -> None:
    """KA 8.17 to 8.19, 20.13."""
    tokens = s.monsters[here]
    hordes = [foe for foe in foes if foe < N_HORDES]
    for foe in foes:
        if foe >= FIRST_RIDER:
            _take_boss(s, seat, foe)
    if s.ending != NONE:
        return
    push(s, steps.SPOILS_OF_WAR, seat, here)
    if hordes:
        push(s, steps.RETREAT, seat)
        _beat_hordes(s, seat, hordes)
    raise_glory_to(s, seat, s.fight[WORTH], events.BY_MONSTERS)
    if tokens:
        s.monsters = changed(s.monsters, here, 0)
        beaten = s.beaten[:]
        for token in TOKENS_ON[tokens]:
            beaten[token] += 1
        s.beaten = beaten
        take_in_hand(s, [TOKEN_ITEM[token] for token in TOKENS_ON[tokens] if TOKEN_ITEM[token] != NONE])
        push(s, steps.REWARDS, seat, tokens)


def _beat_hordes(s: Karak, seat: int, hordes: list[int]) -> None:
    dealt = 0
    for horde in hordes:
        lost = weaken(s, seat, horde, s.hordes[horde])
        dealt += lost
        take_horde(s, seat, horde)
        push(s, steps.GAIN, seat, lost // HORDE_REWARD, events.BY_HORDE)
    glory_from_horde(s, seat, dealt, events.BY_HORDE)


def _take_boss(s: Karak, seat: int, foe: int) -> None:
    """KA 14.4, 22.8; the game may end by it (KA 23.1, 23.2)."""
    s.foes = changed(s.foes, foe, NONE)
    s.trophies = changed(s.trophies, foe, s.sides[seat])
    emit(s, events.FOE_BEATEN, seat, foe)
    win_stones(s, seat, FOE_STONES[foe], events.BY_MONSTERS)
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
        win_stones(s, seat, count * PRAETORIAN_STONES, events.BY_GENERAL)


def _lose(s: Karak, seat: int, foes: list[int]) -> None:
    """KA 8.20; hordes and praetorians suffer even so (KA 14.6, 20.3)."""
    if s.options[LOST_FIGHT] == "toughness":
        hurt(s, seat, 1, events.BY_LOST_FIGHT)
    push(s, steps.RETREAT, seat)
    if GENERAL in foes:
        beaten = min(s.praetorians, s.fight[TOTAL] // PRAETORIAN_STEP)
        _take_praetorians(s, seat, beaten)
        raise_glory_to(s, seat, beaten * PRAETORIAN_STEP, events.BY_GENERAL)
    if foes and foes[0] < N_HORDES:
        push(s, steps.HORDE_LOSSES, seat, s.fight[TOTAL], 0)


# Hordes lose strength


def horde_losses(s: Karak, seat: int, left: int, dealt: int) -> None:
    """KA 20.3, 20.12: the fighter says which horde takes his strength first."""
    here = s.hero_at[seat]
    hordes = [horde for horde in range(N_HORDES) if s.foes[horde] == here]
    if left and hordes:
        ask(s, prompts.HORDE, seat, left, dealt)
    else:
        glory_from_horde(s, seat, dealt, events.BY_HORDE)


def horde_options(s: Karak, seat: int) -> list[int]:
    here = s.hero_at[seat]
    return [STRIKE.base + horde for horde in range(N_HORDES) if s.foes[horde] == here]


def strike(s: Karak, seat: int, option: int) -> None:
    horde, left, dealt = option - STRIKE.base, s.ask_a, s.ask_b
    lost = weaken(s, seat, horde, left)
    if s.hordes[horde]:
        left = 0
    else:
        left -= lost
        take_horde(s, seat, horde)
    push(s, steps.HORDE_LOSSES, seat, left, dealt + lost)
    push(s, steps.GAIN, seat, lost // HORDE_REWARD, events.BY_HORDE)


def why_not_strike(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-horde_not_here", {"horde": HORDES.ids[STRIKE.first(option)]}


# Rewards


def rewards(s: Karak, seat: int, tokens: int, _c: int) -> None:
    """KA 8.17, 8.18: soul stones at once, items in an order of his choice."""
    left = TOKENS_ON[tokens]
    items: list[int] = []
    for token in left:
        if TOKEN_STONES[token]:
            emit(s, events.ARMY_BEATEN, seat, token)
            win_stones(s, seat, TOKEN_STONES[token], events.BY_MONSTERS)
        else:
            items.append(token)
    if items:
        ask(s, prompts.REWARD, seat, army_code(items))


def reward_options(s: Karak, seat: int) -> list[int]:
    return [CLAIM.base + token for token in dict.fromkeys(TOKENS_ON[s.ask_a])]


def claim(s: Karak, seat: int, option: int) -> None:
    token = option - CLAIM.base
    left = TOKENS_ON[s.ask_a][:]
    left.remove(token)
    emit(s, events.ARMY_BEATEN, seat, token)
    if left:
        push(s, steps.REWARDS, seat, army_code(left))
    push(s, steps.EQUIP, seat, TOKEN_ITEM[token], FROM_ELSEWHERE)


# Retreat


def retreat(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 8.23, 20.6 to 20.8."""
    ask(s, prompts.RETREAT, seat)


def retreat_options(s: Karak, seat: int) -> list[int]:
    here = s.hero_at[seat]
    choices: list[int] = []
    if is_free(s, here) and s.options[HORDE_BEATEN] == "may_stay":
        choices.append(STAY.base)
    if s.entry != STOOD:
        choices.append(RETREAT.base + s.came_from)
    else:
        choices += [RETREAT.base + to for to in nearest_free(s, here) or [home(s, seat)]]
    return choices


def retreat_to(s: Karak, seat: int, option: int) -> None:
    if option != STAY.base:
        here, to = s.hero_at[seat], option - RETREAT.base
        s.hero_at[seat] = to
        emit(s, events.MOVED, seat, here, to, events.BY_RETREAT)


def why_not_retreat(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-retreat", {"hex": HEXES.ids[RETREAT.first(option)]}


def spoils_of_war(s: Karak, seat: int, here: int, _c: int) -> None:
    """KA 15.1: if he still stands where he won."""
    if has(s, seat, SPOILS_OF_WAR) and s.hero_at[seat] == here and may_gather(s, here):
        use_ability(s, SPOILS_OF_WAR)
        gather(s, seat, events.BY_SPOILS)


# Plague and Misery


def plague(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 11.1."""
    if s.fight[SKULLS] >= PLAGUE_SKULLS and s.options[PLAGUE] == "played":
        ask(s, prompts.PLAGUE, seat)


def plague_options(s: Karak, seat: int) -> list[int]:
    choices = [
        INFECT.base + s.sides[other] for other in range(s.seats) if other != seat and may_be_plagued(s, other)
    ]
    if choices:
        choices.append(PASS.base)
    return choices


def may_be_plagued(s: Karak, seat: int) -> bool:
    """KA 11.3, 17.19."""
    hero = s.sides[seat]
    return (
        s.cities[seat] != NONE and hero not in s.targets and s.plague != hero and not s.built[seat] & HOSPITAL
    )


def infect(s: Karak, seat: int, option: int) -> None:
    if option == PASS.base:
        return
    hero = option - INFECT.base
    victim = s.sides.index(hero)
    s.plague = hero
    use(s, PLAGUE_COMPONENT)
    emit(s, events.PLAGUE_SENT, seat, victim)
    if markers(s, victim):
        ask(s, prompts.MISERY, victim)


def why_not_infect(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-no_plague_there", {}


def misery_options(s: Karak, seat: int) -> list[int]:
    """KA 11.6."""
    return [PAY.base + resource for resource in range(N_RESOURCES) if s.resources[seat][resource]]


def suffer(s: Karak, seat: int, option: int) -> None:
    lose_one(s, seat, option - PAY.base, events.BY_MISERY)


# Falling


def fall(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 12.1; a fight against a horde that came is the whole turn (KA 4.10)."""
    if s.toughness[seat]:
        return
    to = home(s, seat)
    fallen = s.fallen[:]
    fallen[seat] = True
    s.fallen = fallen
    s.hero_at[seat] = to
    s.actions = -1
    emit(s, events.FELL, seat, to)

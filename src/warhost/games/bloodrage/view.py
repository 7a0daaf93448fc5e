"""What a seat sees: numbers that follow from the open table, and from its own cards."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.games.bloodrage.cards.bonuses import bonus_of, total_bonus
from warhost.games.bloodrage.components import (
    CARDS,
    CLANS,
    FIGURES,
    FIRST_FJORD,
    FJORDS,
    HORNS,
    IS_QUEST,
    IS_UPGRADE,
    N_OUTER,
    N_PROVINCES,
    N_TRACKS,
    OPEN_FJORDS,
    PROVINCES,
    RESERVE,
    REWARD_GLORY,
    REWARD_TRACKS,
    TRACKS,
    VALHALLA,
)
from warhost.games.bloodrage.rules.clans import track_value
from warhost.games.bloodrage.rules.endings import legendary_glory
from warhost.games.bloodrage.rules.figures import figures_at, is_present, on_board, strength
from warhost.games.bloodrage.rules.quest_phase import DOUBLE_QUEST_GLORY
from warhost.games.bloodrage.rules.quests import is_fulfilled, quest_glory
from warhost.games.bloodrage.state import BloodRage


def summary(view: BloodRage) -> dict[str, object]:
    """Strengths, rewards and limits, ready to show."""
    return {
        "provinces": {PROVINCES.ids[province]: _province(view, province) for province in range(N_PROVINCES)},
        "fjords": {FJORDS.ids[fjord]: _fjord(view, fjord) for fjord in range(len(FJORDS))},
        "clans": {CLANS.ids[view.sides[seat]]: _clan(view, seat) for seat in range(view.seats)},
        "doom": PROVINCES.ids[view.doom[view.age - 1]] if view.age else None,
        "battle": _battle(view),
        "cards": {CARDS.ids[card]: _card(view, card) for card in _cards_in_sight(view)},
    }


def _cards_in_sight(view: BloodRage) -> list[int]:
    """Cards on the table, among the discards, or in the viewer's hand."""
    cards: set[int] = set(view.discards)
    for piles in (view.hands, view.packets, view.aside, view.quests, view.sheets, view.played, view.known):
        for pile in piles:
            cards.update(pile)
    return sorted(cards - {NONE})


def _card(view: BloodRage, card: int) -> dict[str, object]:
    """The numbers printed on a card, as agreed at this table."""
    if IS_UPGRADE[card]:
        return {"kind": "upgrade", "cost": view.printed.card_cost[card]}
    if IS_QUEST[card]:
        return {"kind": "quest", "glory": quest_glory(view, card)}
    return {"kind": "battle", "bonus": bonus_of(view, card)}


def _province(view: BloodRage, province: int) -> dict[str, object]:
    names = [CLANS.ids[clan] for clan in view.sides]
    strengths = [strength(view, seat, province) for seat in range(view.seats)]
    best = max(strengths)
    living = not view.destroyed >> province & 1
    return {
        "destroyed": not living,
        "pillaged": bool(view.pillaged >> province & 1),
        "reward": _reward(view.rewards[province]),
        "doom": view.doom.index(province) + 1 if province in view.doom else None,
        "free": view.free[province] if province < N_OUTER else None,
        "figures": _figures_by_clan(view, province),
        "strength": dict(zip(names, strengths, strict=True)),
        "strongest": names[strengths.index(best)] if best and strengths.count(best) == 1 else None,
        "pillagers": [name for seat, name in enumerate(names) if living and is_present(view, seat, province)],
    }


def _reward(reward: int) -> dict[str, object] | None:
    """What a successful pillage gives."""
    if reward == NONE:
        return None
    return {"raise": [TRACKS.ids[track] for track in REWARD_TRACKS[reward]], "glory": REWARD_GLORY[reward]}


def _figures_by_clan(view: BloodRage, place: int) -> dict[str, list[str]]:
    by_clan = {
        CLANS.ids[view.sides[seat]]: _figure_names(figures_at(view, seat, place))
        for seat in range(view.seats)
    }
    return {clan: figures for clan, figures in by_clan.items() if figures}


def _figure_names(figures: list[int]) -> list[str]:
    return [FIGURES.ids[kind] for kind in figures]


def _fjord(view: BloodRage, fjord: int) -> dict[str, object]:
    place = FIRST_FJORD + fjord
    return {
        "open": bool(OPEN_FJORDS[view.destroyed] >> place & 1),
        "figures": _figures_by_clan(view, place),
    }


def _clan(view: BloodRage, seat: int) -> dict[str, object]:
    return {
        "values": {TRACKS.ids[track]: track_value(view, seat, track) for track in range(N_TRACKS)},
        "legendary": sum(legendary_glory(view, seat, track) for track in range(N_TRACKS)),
        "on_board": on_board(view, seat),
        "limit": track_value(view, seat, HORNS),
        "reserve": _figure_names(figures_at(view, seat, RESERVE)),
        "valhalla": _figure_names(figures_at(view, seat, VALHALLA)),
        "hand": len(view.hands[seat]),
        "quests": len(view.quests[seat]),
        "quest_progress": [_quest(view, seat, card) for card in view.quests[seat] if card != NONE],
    }


def _quest(view: BloodRage, seat: int, card: int) -> dict[str, object]:
    """Whether a quest would succeed as things stand, and what it pays then."""
    times = 1 << DOUBLE_QUEST_GLORY.number_of(view, seat)
    return {
        "card": CARDS.ids[card],
        "fulfilled": is_fulfilled(view, seat, card),
        "glory": quest_glory(view, card) * times,
    }


def _battle(view: BloodRage) -> dict[str, object] | None:
    """The pillage under way, with the sums as far as they are known."""
    if view.pillager == NONE:
        return None
    sums = {
        CLANS.ids[view.sides[seat]]: {
            "figures": strength(view, seat, view.battlefield),
            "cards": total_bonus(view, seat),
            "total": strength(view, seat, view.battlefield) + total_bonus(view, seat),
        }
        for seat in range(view.seats)
        if view.fighting[seat]
    }
    return {
        "pillager": CLANS.ids[view.pillager],
        "province": PROVINCES.ids[view.battlefield],
        "sums": sums,
    }

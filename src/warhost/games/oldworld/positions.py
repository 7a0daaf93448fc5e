"""Positions: what fills the gaps in one, and what must always be true of a state."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import mix
from warhost.core.domain import NONE
from warhost.core.engine import push
from warhost.core.errors import BadPosition, Fault
from warhost.core.game import FLOW
from warhost.core.step import Step
from warhost.games.oldworld.components import (
    CARD_POWER,
    CARDS,
    CHAOS,
    DRAW_PHASE,
    FIGURE_COUNT,
    FIGURES,
    FIRST_OLD_WORLD,
    HELD,
    KIND_POWER,
    LAST_TICK,
    N_KINDS,
    N_REGIONS,
    N_TOKENS,
    OLD_WORLD_PHASE,
    ON_SPACE,
    PEASANT,
    PHASES,
    PIECE_KIND,
    PIECE_MARKS,
    POOL,
    POWER_MAX,
    POWERS,
    RUINATION,
    SUMMONING_PHASE,
    TOKENS,
    UPGRADE_POWER,
)
from warhost.games.oldworld.revisions import REVISION
from warhost.games.oldworld.rules.battle import battle_phase
from warhost.games.oldworld.rules.domination import corruption_phase
from warhost.games.oldworld.rules.draw import draw_phase
from warhost.games.oldworld.rules.end_phase import end_phase
from warhost.games.oldworld.rules.figures import PIECE
from warhost.games.oldworld.rules.old_world import old_world_phase
from warhost.games.oldworld.rules.setup import deal_old_world, deck_size, unseen_old_world
from warhost.games.oldworld.rules.summoning import summoning_phase
from warhost.games.oldworld.settings import old_world_cards_of
from warhost.games.oldworld.state import REGION_SHIFT, OldWorld
from warhost.games.oldworld.view import seen_cards, seen_old_world_cards, unseen_cards

BEGINNINGS: Final[tuple[Step, ...]] = (
    old_world_phase,
    draw_phase,
    summoning_phase,
    battle_phase,
    corruption_phase,
    end_phase,
)
"""The step with which each phase begins."""


def complete(s: OldWorld, given: set[str]) -> None:
    """Fills in the decks; play goes on with the beginning of the phase, the Old World Phase if none is named."""
    if s.sides != sorted(s.sides):
        raise BadPosition("$.seats", "the powers sit in power order: khorne, nurgle, tzeentch, slaanesh")
    if "round" not in given:
        s.round = 1
    elif not s.round and FLOW not in given:
        raise BadPosition("$.state.round", "rounds count from 1")
    if "decks" not in given:
        _fill_decks(s)
    if "old_world_deck" not in given:
        _deal_old_world_deck(s)
    problems = broken(s)
    if problems:
        raise BadPosition("$.state", problems[0])
    if s.revision < REVISION:
        push(s, old_world_phase)
        return
    if s.phase == NONE:
        raise BadPosition("$.state.phase", f"it must be one of {', '.join(PHASES.ids)}")
    if FLOW not in given and s.phase == OLD_WORLD_PHASE and not s.old_world_deck:
        raise BadPosition(
            "$.state.old_world_deck", "with an empty deck the game has ended: no Old World Phase begins"
        )
    if FLOW not in given and "power" in given and s.phase <= DRAW_PHASE:
        raise BadPosition("$.state.power", "the Draw Phase will set it anew: name a later phase")
    if FLOW not in given and s.phase > SUMMONING_PHASE and any(s.power) and "power" in given:
        raise BadPosition("$.state.power", "all power points are spent when the Summoning Phase ends")
    push(s, BEGINNINGS[s.phase])


def _deal_old_world_deck(s: OldWorld) -> None:
    """As many cards as are left of a full deck; those that are forced to be drawn lie in it."""
    seen = seen_old_world_cards(s)
    left = deck_size(s) - len(seen)
    if left > 0:
        forced = [card for card in s.forced_draws if card >= FIRST_OLD_WORLD][:left]
        unseen = unseen_old_world(s, seen + forced)
        s.old_world_deck = deal_old_world(s, unseen, left - len(forced)) + forced


def _fill_decks(s: OldWorld) -> None:
    """All cards of a power that are nowhere else."""
    for seat in range(s.seats):
        cards, full_deck = unseen_cards(s, seat, own_hand=True), s.printed.decks[s.sides[seat]]
        seen = seen_cards(s, seat, own_hand=True)
        if len(cards) + len(seen) > len(full_deck):
            raise BadPosition("$.state", str(_odd_cards(s, seat, cards + seen)))
        mix(s, cards)
        s.decks[seat] = cards


def broken(s: OldWorld) -> list[str | Fault]:
    """What is not as it must be."""
    problems: list[str | Fault] = []
    problems += _wrong_figures(s)
    problems += _wrong_marks(s)
    problems += _wrong_tokens(s)
    problems += _wrong_cards(s)
    problems += _wrong_numbers(s)
    return problems


def _wrong_figures(s: OldWorld) -> list[str | Fault]:
    problems: list[str | Fault] = []
    for kind in range(N_KINDS):
        on_board = sum(s.figures[kind::N_KINDS])
        allowed = FIGURE_COUNT[kind] if KIND_POWER[kind] in s.sides else 0
        if on_board > allowed:
            name = FIGURES.ids[kind]
            english = f"{on_board} {name} figures are on the board, there are only {allowed}"
            problems.append(
                Fault("figures", english, "figures", _too_many("figure", name, on_board, allowed))
            )
    if min(s.figures) < 0:
        problems.append("somewhere there are fewer than no figures")
    return problems


def _wrong_marks(s: OldWorld) -> list[str | Fault]:
    problems: list[str | Fault] = []
    marked = [0] * (N_REGIONS * N_KINDS)
    on_spaces = [0] * N_REGIONS
    for entry in s.marked:
        region, piece = entry >> REGION_SHIFT, entry & PIECE
        marked[region * N_KINDS + PIECE_KIND[piece]] += 1
        if PIECE_MARKS[piece] & ON_SPACE:
            on_spaces[region] += 1
    if any(number > there for number, there in zip(marked, s.figures, strict=True)):
        problems.append(Fault("mark", "a marked figure is not on the board", "marked"))
    if s.marked != sorted(s.marked):
        problems.append("marked figures are out of order")
    held = [s.spaces[region * 2 : region * 2 + 2].count(HELD) for region in range(N_REGIONS)]
    if held != on_spaces:
        english = "the Horrors on card spaces do not match the spaces they stand on"
        problems.append(Fault("horrors", english, "spaces"))
    return problems


def _wrong_tokens(s: OldWorld) -> list[str | Fault]:
    problems: list[str | Fault] = []
    for token, pool in enumerate(POOL):
        out = sum(s.tokens[token::N_TOKENS]) + (sum(s.peasants) if token == PEASANT else 0)
        if out > pool:
            name = TOKENS.ids[token]
            english = f"{out} {name} tokens are out, there are only {pool}"
            problems.append(Fault("tokens", english, "tokens", _too_many("token", name, out, pool)))
    if min(s.tokens) < 0 or min(s.corruption) < 0:
        problems.append("somewhere there are fewer than no tokens")
    return problems


def _wrong_cards(s: OldWorld) -> list[str | Fault]:
    problems: list[str | Fault] = []
    lying = [card for card in s.spaces if card not in (NONE, HELD)]
    for seat, power in enumerate(s.sides):
        cards = s.hands[seat] + s.decks[seat] + s.discards[seat]
        cards = cards + [card for card in lying if CARD_POWER[card] == power]
        if sorted(cards) != sorted(s.printed.decks[power]):
            problems.append(_odd_cards(s, seat, cards))
    if any(CARD_POWER[card] not in s.sides for card in lying):
        english = "a card of a power that does not take part lies on the board"
        problems.append(Fault("absent_card", english, "spaces"))
    if any(card < FIRST_OLD_WORLD for card in s.old_world_deck + seen_old_world_cards(s)):
        problems.append("a Chaos card lies among the Old World cards")
    return problems + _wrong_old_world_cards(s)


def _odd_cards(s: OldWorld, seat: int, cards: list[int]) -> Fault:
    """All cards that lie somewhere as those of this seat, and are not just its deck."""
    power = POWERS.ids[s.sides[seat]]
    full_deck = s.printed.decks[s.sides[seat]]
    odd = [CHAOS.ids[c] for c in sorted({*cards, *full_deck}) if cards.count(c) != full_deck.count(c)]
    english = f"Chaos cards of {power} are lost, doubled or not its own: {', '.join(odd)}"
    return Fault("cards", english, "hands", {"seat": power, "kind": "chaos_card", "thing": " ".join(odd)})


def _wrong_old_world_cards(s: OldWorld) -> list[str | Fault]:
    """OW 2.5: no card is about more often than it is in the box that is played with."""
    copies = old_world_cards_of(s).copies()
    about = s.old_world_deck + seen_old_world_cards(s)
    odd = [CARDS.ids[card] for card in sorted(set(about)) if about.count(card) > copies[card]]
    if not odd:
        return []
    english = f"Old World cards are there too often: {', '.join(odd)}"
    variables = {"kind": "old_world_card", "thing": " ".join(odd)}
    return [Fault("old_world_cards", english, "track", variables)]


def _wrong_numbers(s: OldWorld) -> list[str | Fault]:
    problems: list[str | Fault] = []
    if any(not 0 <= points <= POWER_MAX for points in s.power):
        english = f"power points must be between 0 and {POWER_MAX}: {s.power}"
        problems.append(Fault("power", english, "power", {"most": str(POWER_MAX)}))
    for tick, power in zip(s.dials, s.sides, strict=True):
        if tick > LAST_TICK[power]:
            english = f"the dial of {POWERS.ids[power]} has {LAST_TICK[power]} ticks, not {tick}"
            problems.append(Fault("dials", english, "dials"))
    if len(set(s.ruined)) != len(s.ruined) or len(s.ruined) > len(RUINATION):
        most = {"most": str(len(RUINATION))}
        problems.append(Fault("ruined", f"ruined regions: {s.ruined}", "ruined", most))
    if any(up and UPGRADE_POWER[i] not in s.sides for i, up in enumerate(s.upgrades)):
        english = "an upgrade of a power that does not take part is in play"
        problems.append(Fault("upgrades", english, "upgrades"))
    return problems


def _too_many(kind: str, thing: str, number: int, most: int) -> dict[str, str]:
    return {"kind": kind, "thing": thing, "number": str(number), "most": str(most)}

"""The end of the game (BR 16): legendary tracks, Thor's Conquest, and who has won."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import Domain
from warhost.core.engine import emit, finish
from warhost.games.bloodrage import events
from warhost.games.bloodrage.components import LEGENDARY, N_TRACKS
from warhost.games.bloodrage.operations import UPGRADE_OPERATIONS, UpgradeOperation
from warhost.games.bloodrage.rules.clans import from_first_player, score_card
from warhost.games.bloodrage.rules.figures import on_board
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("endings")

ENDINGS: Final = Domain("ending", ["most_glory", "shared"])
MOST_GLORY: Final = 0
SHARED: Final = 1

GLORY_PER_FIGURE: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("glory_per_figure", glory=number(1, 99)))
"""BR 16.3, 17.33: for each own figure on the board at the end of the game."""
FIGURE_GLORY: Final = GLORY_PER_FIGURE.numbers("glory")


@CHAPTER.step()
def game_end(s: BloodRage) -> None:
    """BR 16.2 to 16.5, 17.33: places go by glory alone."""
    for seat in from_first_player(s):
        score_tracks(s, seat)
        for card in GLORY_PER_FIGURE.cards_of(s, seat):
            score_card(s, seat, FIGURE_GLORY[card] * on_board(s, seat), card)
    best = max(s.glory)
    winners = [seat for seat in range(s.seats) if s.glory[seat] == best]
    emit(s, events.GAME_ENDED, winners)
    finish(s, MOST_GLORY if len(winners) == 1 else SHARED, winners)


def score_tracks(s: BloodRage, seat: int) -> None:
    """BR 16.2."""
    for track in range(N_TRACKS):
        points = legendary_glory(s, seat, track)
        if points:
            s.glory[seat] += points
            emit(s, events.LEGENDARY, seat, points, track)


def legendary_glory(s: BloodRage, seat: int, track: int) -> int:
    return LEGENDARY[track][s.tracks[seat][track]]

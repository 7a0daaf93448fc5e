"""The Corruption Phase and the scoring of ruins, from OW 10 to 12 and 13.2 to 13.7."""

from __future__ import annotations

from collections import Counter

from tests.oldworld.oracles.board import (
    CARD_OWNER,
    COST,
    CULTISTS,
    MAGICAL,
    POPULOUS,
    REGIONS,
    Board,
    kind_of,
)

RUIN = 12
RUINERS = (3, 4, 4, 5, 5)
FIRST = ((6, 7, 8, 9, 10), (7, 8, 9, 10, 11), (7, 8, 9, 10, 11), (8, 9, 10, 11, 12), (8, 9, 10, 11, 12))
SECOND = ((3, 3, 4, 4, 5), (3, 4, 4, 5, 5), (3, 4, 4, 5, 5), (4, 4, 5, 5, 6), (4, 4, 5, 5, 6))
"""By card, for the five sorts of regions (OW 12.14)."""
SORT = {
    **dict.fromkeys(("norsca", "troll_country", "badlands"), 0),
    **dict.fromkeys(("tilea", "border_princes"), 1),
    **dict.fromkeys(("kislev", "bretonnia"), 2),
    "estalia": 3,
    "empire": 4,
}


class CorruptionPhase:
    """Both steps of it, carried out on a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.placed: Counter[tuple[str, str]] = Counter()
        self.counted: set[tuple[str, str]] = set()

    def domination(self) -> int:
        """How many regions are dominated."""
        board = self.board
        dominated = 0
        for region in REGIONS:
            if region in board.ruined:
                continue
            values = domination_values(board, region)
            best = max(values.values())
            ahead = [power for power, value in values.items() if value == best]
            if len(ahead) > 1 or best <= board.resistance(region):
                continue
            dominated += 1
            board.points[ahead[0]] += board.conquest(region)
            if ahead[0] == "nurgle":
                for _ in range(board.working(region, "the_stench_of_death")):
                    self.place("nurgle", region, 2)
        return dominated

    def corruption(self) -> None:
        board = self.board
        for region in REGIONS:
            if region in board.ruined:
                continue
            for power in board.seats:
                cultists = [figure for figure in board.of(region, power) if kind_of(figure) in CULTISTS]
                self.place(power, region, len(cultists))
            for _ in range(board.working(region, "a_great_foul_consumption")):
                eaten = board.of(region, "nurgle")
                board.figures[region] -= Counter(eaten)
                self.place("nurgle", region, len(eaten) // 2)
            self.check(region)

    def place(self, power: str, region: str, number: int) -> None:
        board = self.board
        if not number or not board.takes_corruption(region):
            return
        board.corruption[region][power] += number
        board.ruiners.add((power, region))
        self.placed[power, region] += number
        if (
            self.placed[power, region] >= 2
            and (power, region) not in self.counted
            and self.counts(power, region)
        ):
            self.counted.add((power, region))
            board.counters[power] += 1

    def counts(self, power: str, region: str) -> bool:
        """OW 13.4 to 13.6, 17.13, 17.17."""
        board = self.board
        tokens, figures = (
            board.tokens[region],
            [kind_of(figure) for figure in board.figures[region].elements()],
        )
        if power == "nurgle":
            return region in POPULOUS
        if power == "tzeentch":
            symbols = sum(card in MAGICAL for card in board.cards[region]) + tokens["warpstone"]
            if "tzeentch_daemon" in board.upgrades:
                symbols += 2 * figures.count("lord_of_change")
            return symbols >= 2
        if power == "slaanesh":
            keeper = "slaanesh_daemon" in board.upgrades and "keeper_of_secrets" in figures
            return bool(tokens["noble"] or tokens["hero"] or keeper)
        return False

    def check(self, region: str) -> None:
        board = self.board
        total = board.corruption[region].total() + board.tokens[region]["warpstone"]
        if total < RUIN or len(board.ruined) == len(RUINERS):
            return
        points = RUINERS[len(board.ruined)]
        board.ruined.append(region)
        for power in board.seats:
            always = power == "nurgle" and "nurgle_power_2" in board.upgrades
            if always or (power, region) in board.ruiners:
                board.points[power] += points


def domination_values(board: Board, region: str) -> dict[str, int]:
    """OW 10.2, 10.3, 8.4, 8.5, 8.12, 8.31, 8.34, 17.5."""
    values = dict.fromkeys(board.seats, 0)
    for card in board.cards[region]:
        values[CARD_OWNER[card]] += COST[card]
    for power in board.seats:
        if board.working(region, "abyssal_pact"):
            continue
        for figure in board.of(region, power):
            if power == "khorne" and board.working(region, "the_skull_throne"):
                values[power] += board.attack(figure)
            elif kind_of(figure) == "bloodthirster" and "khorne_daemon" in board.upgrades:
                values[power] += 3
            else:
                values[power] += 1
    if "nurgle" in values:
        values["nurgle"] += board.working(region, "plague_aura") * board.corruption[region]["nurgle"]
    if "slaanesh" in values:
        people = board.tokens[region]["noble"] + board.tokens[region]["hero"]
        values["slaanesh"] += 2 * board.working(region, "insidious_lies") * people
    return values


def score_ruins(board: Board) -> None:
    """OW 12.8 to 12.13."""
    for number, region in enumerate(board.ruined):
        if number < board.scored:
            continue
        first, second = FIRST[number][SORT[region]], SECOND[number][SORT[region]]
        places = sorted({many for many in board.corruption[region].values() if many}, reverse=True)
        by_place = [
            [power for power in board.seats if board.corruption[region][power] == many] for many in places
        ]
        if by_place and len(by_place[0]) > 1:
            for power in by_place[0]:
                board.points[power] += (first + second) // len(by_place[0])
        elif by_place:
            board.points[by_place[0][0]] += first
            for power in by_place[1] if len(by_place) > 1 else []:
                board.points[power] += second // len(by_place[1])
        board.corruption[region].clear()
    board.scored = len(board.ruined)

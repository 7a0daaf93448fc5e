"""The Battle Phase, from OW 9: whose dice, how many hits, which targets, who falls. It reads the same dice as the engine, and it
says who is asked what; the answers come from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.oldworld.oracles.board import REGIONS, Board, controller, is_shielded, kind_of

Asked = tuple[str, list[str]]
"""Who is asked, and the keys to choose from."""
Asking = Generator[Asked, str, None]


class BattlePhase:
    def __init__(self, board: Board, dice: list[int]) -> None:
        self.board = board
        self.dice = dice
        self.rolled = 0
        """How many dice were read."""
        self.counted: set[str] = set()
        """Regions that have given Khorne a counter."""
        self.strikes = 0
        self.laid: Counter[str] = Counter()
        self.kept: dict[str, tuple[int, int]] = {}

    def run(self) -> Asking:
        for region in REGIONS:
            battles = 1 + self.board.working(region, "reborn_in_blood")
            for _ in range(battles):
                if not self.can_fight(region):
                    break
                yield from self.battle(region)

    def can_fight(self, region: str) -> bool:
        """OW 9.2."""
        return self.board.may_fight(region) and any(
            self.frenzy(region, power) + self.all_dice(region, power) > 0 and self.has_target(region, power)
            for power in self.board.seats
        )

    def battle(self, region: str) -> Asking:
        self.kept = {}
        seats = self.board.seats
        for power in seats:
            dice = self.frenzy(region, power)
            if dice and self.has_target(region, power):
                to_come = self.all_dice(region, power) > 0
                yield from self.roll(region, power, dice, "early", to_come)
        if "khorne_warrior" in self.board.upgrades:
            for power in seats:
                dice = self.all_dice(region, power) - self.normal_dice(region, power)
                if dice and self.has_target(region, power):
                    to_come = self.normal_dice(region, power) > 0
                    yield from self.roll(region, power, dice, "early", to_come)
        for power in seats:
            dice = self.normal_dice(region, power)
            if (dice or self.kept.get(power)) and self.has_target(region, power):
                yield from self.roll(region, power, dice, "normal", False)
        self.board.figures[region] -= self.laid
        self.laid = Counter()

    # Dice

    def frenzy(self, region: str, power: str) -> int:
        """OW 8.1."""
        return 2 * self.board.working(region, "blood_frenzy") if power == "khorne" else 0

    def all_dice(self, region: str, power: str) -> int:
        return sum(self.board.attack(figure) for figure in self.board.of(region, power))

    def normal_dice(self, region: str, power: str) -> int:
        """OW 9.22."""
        early = "bloodletter" if "khorne_warrior" in self.board.upgrades else ""
        return sum(
            self.board.attack(figure) for figure in self.board.of(region, power) if kind_of(figure) != early
        )

    def roll(self, region: str, power: str, dice: int, mode: str, to_come: bool) -> Asking:
        """OW 9.5 to 9.7, 8.30."""
        only_sixes = power != "tzeentch" and self.board.working(region, "dazzle")
        plain, sixes = self.kept.pop(power, (0, 0))
        while dice:
            face = self.dice[self.rolled]
            self.rolled += 1
            dice -= 1
            if face == 6:
                sixes += 1
                dice += 1
            elif face >= 4 and not only_sixes:
                plain += 1
        yield from self.assign(region, power, plain, sixes, mode, to_come, None)

    # Hits

    def standing(self, region: str) -> Counter[str]:
        return self.board.figures[region] - self.laid

    def enemies(self, region: str, power: str, only: str | None) -> list[str]:
        """OW 9.8, 9.13, 9.25: one word for each sort of figure."""
        return [
            figure
            for figure in self.standing(region)
            if controller(figure) != power and not is_shielded(figure) and only in (None, controller(figure))
        ]

    def has_target(self, region: str, power: str) -> bool:
        return bool(self.board.tokens[region]["peasant"] or self.enemies(region, power, None))

    def is_picky(self, figure: str) -> bool:
        return kind_of(figure) == "daemonette" and "slaanesh_warrior" in self.board.upgrades

    def assign(
        self, region: str, power: str, plain: int, sixes: int, mode: str, to_come: bool, only: str | None
    ) -> Asking:
        """OW 9.9 to 9.14, 9.18, 9.19, 9.24; `only`: parting hits, whose victim must be his (OW 9.26)."""
        owed: Counter[str] = Counter()
        takes_rest = ""
        while plain + sixes:
            enemies = self.enemies(region, power, only)
            keys = [
                f"hit:{figure}"
                for figure in enemies
                if (sixes if self.is_picky(figure) else plain + sixes) >= self.board.defence(region, figure)
            ]
            if self.board.tokens[region]["peasant"] and only is None:
                keys.append("hit:peasant")
            can_kill = bool(keys)
            if plain and sixes and any(self.is_picky(figure) for figure in enemies):
                keys += [
                    key.replace("hit:", "hit_sixes:")
                    for key in keys
                    if not self.is_picky(key.partition(":")[2])
                ]
            if can_kill and (takes_rest == "all" or (takes_rest == "sixes" and sixes)):
                keys.append("pile")
            if to_come:
                keys += ["keep_hits"] if can_kill else ["keep_hits", "lose"]
            if not keys:
                break
            key = keys[0] if len(keys) == 1 else (yield power, keys)
            verb, _, target = key.partition(":")
            if verb == "lose":
                break
            if verb == "keep_hits":
                self.kept[power] = (plain, sixes)
                break
            if verb == "pile":
                plain, sixes = (0, 0) if takes_rest == "all" else (plain, 0)
                continue
            self.strikes += 1
            needed = 1 if target == "peasant" else self.board.defence(region, target)
            if verb == "hit_sixes" or self.is_picky(target):
                used = min(needed, sixes)
                plain, sixes = plain - (needed - used), sixes - used
            else:
                used = min(needed, plain)
                plain, sixes = plain - used, sixes - (needed - used)
            if target == "peasant":
                self.board.tokens[region]["peasant"] -= 1
                self.board.peasants[power] += 1
                continue
            takes_rest = "all" if not self.is_picky(target) else takes_rest or "sixes"
            self.kill(region, power, target, mode)
            if kind_of(target) == "plaguebearer" and "nurgle_warrior" in self.board.upgrades:
                owed[controller(target)] += 1
        for victim in self.board.seats:
            if owed[victim]:
                yield from self.assign(region, victim, owed[victim], 0, "parting", False, power)

    def kill(self, region: str, power: str, figure: str, mode: str) -> None:
        if mode == "early":
            self.board.figures[region] -= Counter([figure])
        else:
            self.laid[figure] += 1
        if power == "khorne" and region not in self.counted:
            self.counted.add(region)
            self.board.counters["khorne"] += 1

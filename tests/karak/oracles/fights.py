"""A fight as KA 7, 8, 9, 14, 15, 20 and 22 tell it, from what the dice show and what the player decides."""

from __future__ import annotations

from dataclasses import dataclass, field

SWORDS = {"0": 0, "1": 1, "2": 2, "3": 3}
BASIC = ("knight", "archer", "mage")
AMULET_DICE = ("bear", "titan")
WEAPONS = {"sword": 1, "hammer": 2, "trade_sword": 1, "trade_hammer": 2}
MISSILES = {"fire_missile": 1, "trade_fire_missile": 1}
HORDE_STONES = {"black": 4, "gold": 6, "red": 8}
RIDERS = {"first": (10, 6), "second": (15, 8), "third": (20, 11)}
"""Strength and soul stones, these always in halves."""
GENERAL_STRENGTH, GENERAL_STONES = 16, 7
MOST_GLORY = 20


@dataclass
class Before:
    """What is known before the fight."""

    abilities: set[str]
    toughness: int
    most_toughness: int
    glory: int
    stones: int
    markers: int
    stone_markers: int
    units: dict[str, int]
    weapons: list[str]
    spells: list[str]
    amulet: str | None
    armies: list[tuple[int, int]]
    """Strength, and soul stones in halves, of each monster token of the tile."""
    hordes: dict[str, int]
    riders: list[str]
    has_general: bool
    praetorians: int
    riders_left: int
    """In the whole game, those of this tile included."""
    moved_onto: bool
    supply: dict[str, int]
    """Unit dice of the basic kinds that nobody has."""


@dataclass
class Die:
    kind: str
    shows: str
    is_lost: bool = False
    is_ignored: bool = False
    is_done: bool = False
    """Its symbol was resolved, or a Guardian has saved it."""


@dataclass
class After:
    won: bool
    fell: bool
    toughness: int
    glory: int
    stones: int
    units: dict[str, int]
    hordes: dict[str, int]
    praetorians: int
    rewards: int
    """Markers for strength that hordes lost."""
    spent: int
    """Markers paid for Repair and Cannonade."""
    total: int
    skulls: int
    over: bool
    dice: list[Die] = field(default_factory=list)


class Fight:
    """Played by `faces`, the symbols in the order in which dice are rolled, and `decisions`, the keys of what was chosen."""

    def __init__(self, before: Before, faces: list[str], decisions: list[str]) -> None:
        self.before = before
        self.faces = faces[:]
        self.decisions = decisions[:]
        self.units = {unit: count for unit, count in before.units.items() if count}
        self.supply = dict(before.supply)
        self.deaths = 0
        self.spent = 0
        self.stones_to_pay = before.stone_markers
        self.dice: list[Die] = []
        self.guarded = False

    def _next(self, *verbs: str) -> str | None:
        """The next decision, if it answers this."""
        if self.decisions and self.decisions[0].split(":")[0] in verbs:
            return self.decisions.pop(0)
        return None

    def play(self) -> After:
        b = self.before
        toughness = b.toughness
        if b.hordes or b.has_general:  # KA 8.2
            toughness -= 1
            if toughness <= 0:  # KA 8.3
                return self._after(False, 0, 0, 0, b.glory, b.stones, b.hordes, b.praetorians, 0, False)
        strengths = [strength for strength, _ in b.armies] + list(b.hordes.values())
        bosses = sum(RIDERS[rider][0] for rider in b.riders)
        if b.has_general:
            bosses += GENERAL_STRENGTH + 2 * b.praetorians  # KA 14.2
        worth = sum(strengths) + bosses
        if "terror_of_the_weak" in b.abilities:  # KA 15.2, 15.4
            strengths = [strength for strength in strengths if strength > 1]
        needed = sum(strengths) + bosses
        total = skulls = 0
        if needed:
            skulls = self._roll()
            self._ignore()
            venom = self._symbols()
            toughness = self._losses(toughness)
            total = self._sum() + venom
            total = self._add(total, needed)
        won = needed == 0 or total >= needed  # KA 8.16, 15.3
        return self._end(won, total, worth, toughness, skulls)

    # The roll

    def _roll(self) -> int:
        b = self.before
        order = ["hero"]
        for unit in b.units:
            order += [unit] * b.units[unit]
        for beast in AMULET_DICE:
            if b.amulet == f"amulet_{beast}":  # KA 10.15
                order.append(beast)
        self.dice = [Die(kind, self.faces.pop(0)) for kind in order]
        if "second_strike" in b.abilities and self._next("reroll", "stay") == "reroll":  # KA 15.12
            self.dice[0].shows = self.faces.pop(0)
        return sum(die.shows == "skull" for die in self.dice)

    def _ignore(self) -> None:
        """KA 8.7 to 8.10, 15.8."""
        amulet = 2 if self.before.amulet in ("amulet_protection", "trade_amulet_protection") else 0
        kin = 1 if "forest_kin" in self.before.abilities else 0
        while True:
            able = [
                die
                for die in self.dice
                if not die.is_ignored
                and (
                    (die.shows == "skull" and (amulet or (kin and die.kind != "hero")))
                    or (die.shows in ("venom", "protection", "perseverance") and amulet)
                )
            ]
            if not able:
                return
            choice = self._next("ignore", "done")
            if choice is None or choice == "done":
                return
            die = next(each for each in able if each.kind == choice.partition(":")[2])
            die.is_ignored = True
            if kin and die.shows == "skull" and die.kind != "hero":
                kin -= 1
            else:
                amulet -= 1

    # Elite symbols

    def _showing(self, symbol: str) -> list[Die]:
        return [
            die
            for die in self.dice
            if die.shows == symbol and not (die.is_lost or die.is_ignored or die.is_done)
        ]

    def _dies(self, die: Die) -> None:
        die.is_lost = True
        self.deaths += 1
        self.units[die.kind] -= 1
        if die.kind in self.supply:
            self.supply[die.kind] += 1

    def _symbols(self) -> int:
        """KA 9.1: kind by kind; the swords that Venom adds."""
        while hungry := self._showing("hunger"):
            self._feed(hungry[0])
        for broken in self._showing("repair"):
            broken.is_done = True
            if self.stones_to_pay and self._next("repair", "scrap") == "repair":  # KA 9.5
                self.stones_to_pay -= 1
                self.spent += 1
            else:
                self._dies(broken)
        guardians = self._showing("protection")
        if guardians:  # KA 9.6, 9.8, 9.9
            self._dies(guardians[0])
            self.guarded = True
            for symbol in ("protection", "perseverance", "venom"):
                for saved in self._showing(symbol):
                    saved.is_done = True
        for griffin in self._showing("perseverance"):  # KA 9.10 to 9.12
            self._dies(griffin)
            if any(self.supply.values()):
                choice = self._next("recruit", "done") or "done"
                if choice != "done":
                    unit = choice.partition(":")[2]
                    self.units[unit] = self.units.get(unit, 0) + 1
                    self.supply[unit] -= 1
        swords = 0
        for basilisk in self._showing("venom"):  # KA 9.14 to 9.16
            self._dies(basilisk)
            swords += len(self._hurting())
        return swords

    def _feed(self, hungry: Die) -> None:
        """KA 9.2 to 9.4."""
        hungry.is_done = True
        meals = [
            die
            for die in self.dice
            if die is not hungry and not die.is_lost and die.kind not in ("hero", *AMULET_DICE)
        ]
        choice = self._next("feed", "starve") if meals else None
        if choice is None or choice == "starve":
            self._dies(hungry)
            return
        _, unit, symbol, fate = choice.split(":")
        self._dies(
            next(
                die
                for die in meals
                if die.kind == unit
                and die.shows == symbol
                and fate == ("ignored" if die.is_ignored else "resolved" if die.is_done else "stands")
            )
        )

    # Losses and the total

    def _hurting(self) -> list[Die]:
        """Skulls that are neither ignored nor cancelled nor given up."""
        if self.guarded:
            return []
        return [die for die in self.dice if die.shows == "skull" and not (die.is_ignored or die.is_lost)]

    def _losses(self, toughness: int) -> int:
        """KA 8.11, 8.22, 15.11."""
        hurt = 0
        for die in self._hurting():
            if die.kind == "hero":
                hurt += 1
            else:
                self._dies(die)
        drained = self.deaths if "life_drain" in self.before.abilities else 0
        return min(max(toughness - hurt + drained, 0), self.before.most_toughness)

    def _sum(self) -> int:
        """KA 8.14, 15.9."""
        swords = sum(SWORDS.get(die.shows, 0) for die in self.dice if not die.is_lost)
        weapons = sum(WEAPONS[weapon] for weapon in self.before.weapons)
        ambush = 2 if "ambush" in self.before.abilities and self.before.moved_onto else 0
        return swords + weapons + ambush

    def _add(self, total: int, needed: int) -> int:
        """KA 8.15, 10.10, 15.16, 15.20; nothing is asked once it is enough."""
        spells = self.before.spells[:]
        fired = 0
        while total < needed:
            throws = [spell for spell in spells if spell in MISSILES or spell in WEAPONS]
            left = self.before.markers - self.spent
            can_fire = "cannonade" in self.before.abilities and fired < 4 and left >= 2
            if not throws and not can_fire:
                break
            choice = self._next("cast", "throw", "cannonade", "done")
            if choice is None or choice == "done":
                break
            verb, _, what = choice.partition(":")
            if verb == "cannonade":
                fired += 2
                self.spent += 2
                total += 1
            else:
                spells.remove(what)
                total += MISSILES.get(what, 0) + WEAPONS.get(what, 0)
        return total

    # The outcome

    def _end(self, won: bool, total: int, worth: int, toughness: int, skulls: int) -> After:
        b = self.before
        glory, stones, praetorians = b.glory, b.stones, b.praetorians
        hordes = dict(b.hordes)
        rewards = 0
        over = False
        if won:  # KA 8.17 to 8.19, 20.9, 20.13, 14.4, 22.8
            glory = max(glory, min(worth, MOST_GLORY))
            stones += sum(RIDERS[rider][1] for rider in b.riders)
            stones += sum(HORDE_STONES[horde] for horde in hordes)
            if b.has_general:
                stones += GENERAL_STONES + 2 * praetorians
                praetorians = 0
                over = True
            over = over or (bool(b.riders) and b.riders_left == len(b.riders))
            if not over:
                stones += sum(halves for _, halves in b.armies)
                rewards = sum(strength // 3 for strength in hordes.values())
            hordes = {}
        else:  # KA 8.20, 14.6, 20.3 to 20.5, 20.12
            if b.has_general:
                beaten = min(praetorians, total // 5)
                praetorians -= beaten
                stones += 2 * beaten
                glory = max(glory, 5 * beaten)
            left, dealt = total, 0
            while left and hordes:
                choice = self._strike(hordes)
                lost = min(left, hordes[choice])
                hordes[choice] -= lost
                left -= lost
                dealt += lost
                rewards += lost // 3
                if not hordes[choice]:
                    del hordes[choice]
                    stones += HORDE_STONES[choice]
            if b.hordes:
                glory = max(glory, min(dealt, MOST_GLORY))
        return self._after(won, toughness, total, skulls, glory, stones, hordes, praetorians, rewards, over)

    def _strike(self, hordes: dict[str, int]) -> str:
        if len(hordes) == 1:
            return next(iter(hordes))
        while not self.decisions[0].startswith("strike:"):
            self.decisions.pop(0)
        return self.decisions.pop(0).partition(":")[2]

    def _after(
        self,
        won: bool,
        toughness: int,
        total: int,
        skulls: int,
        glory: int,
        stones: int,
        hordes: dict[str, int],
        praetorians: int,
        rewards: int,
        over: bool,
    ) -> After:
        return After(
            won=won,
            fell=toughness == 0 and not over,
            toughness=toughness,
            glory=glory,
            stones=stones,
            units={unit: count for unit, count in self.units.items() if count},
            hordes=hordes,
            praetorians=praetorians,
            rewards=rewards,
            spent=self.spent,
            total=total,
            skulls=skulls,
            over=over,
            dice=self.dice,
        )

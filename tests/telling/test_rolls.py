"""A roll of many dice is one short sentence: like dice are said together, with what they show."""

from __future__ import annotations

import pytest

from warhost import games
from warhost.telling.storyteller import storyteller

DICE = ["hero", "knight", "archer", "knight", "knight", "archer", "knight", "knight", "archer", "mage"]
FACES = ["skull", "1", "2", "1", "skull", "1", "1", "0", "2", "3"]
SAID = {
    "en": "Elspeth rolls the hero die (Skull), 5 Knight dice (3 × 1 sword, Skull, no sword), 3 Archer dice (2 × 2 swords, 1 sword) and the Mage die (3 swords). "
    "That makes 11 swords.",
    "pl": "Elspeth rzuca kośćmi: kość bohatera (Czaszka), 5 kości Rycerza (3 × 1 miecz, Czaszka, bez miecza), 3 kości Łucznika (2 × 2 miecze, 1 miecz) i kość Maga (3 miecze). "
    "To razem 11 mieczy.",
    "fr": "Elspeth lance le dé de héros (Crâne), 5 dés du Chevalier (3 × 1 épée, Crâne, aucune épée), 3 dés de l’Archer (2 × 2 épées, 1 épée) et le dé du Mage (3 épées). "
    "Cela fait 11 épées.",
    "ru": "Элспет бросает кубик героя (Череп), 5 кубиков рыцаря (3 × 1 меч, Череп, без мечей), 3 кубика лучника (2 × 2 меча, 1 меч) и кубик мага (3 меча). "
    "Всего 11 мечей.",
}


@pytest.mark.parametrize("language", SAID)
def test_ten_dice_are_said_by_their_kinds(language: str) -> None:
    """The same sentences as in the browser (`web/src/words/telling.test.ts`)."""
    teller = storyteller(games.load("karak"), language)
    told = {"kind": "rolled", "seat": "elspeth", "dice": DICE, "faces": FACES, "swords": 11}
    assert teller.event(told) == SAID[language]


def test_a_single_die_is_said_as_ever() -> None:
    told = {"kind": "rolled", "seat": "elspeth", "dice": ["hero"], "faces": ["1"], "swords": 1}
    said = storyteller(games.load("karak"), "en").event(told)
    assert said == "Elspeth rolls the hero die (1 sword). That makes 1 sword."

"""What travels to a phone until a game can be played there: little, in the letters of one language, and art of this game alone. How
long that takes is measured by `benchmarks/browser_load.py`."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.travelling import Travelling, kilobytes_of
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

MOST_KILOBYTES: Final = 300
MOST_REQUESTS: Final = 30
GAMES: Final = ("oldworld", "bloodrage", "karak")
LETTERS: Final = re.compile(r"/(alegreya[a-z-]*-\d+)-normal-(?:([0-9a-f]{12})-)?[^/]*\.woff2$")
LATIN: Final = {"alegreya-latin-400", "alegreya-latin-700", "alegreya-sc-latin-800"}
LETTERS_OF: Final = {
    "en": LATIN,
    "pl": LATIN | {"alegreya-latin-ext-400", "alegreya-latin-ext-700", "alegreya-sc-latin-ext-800"},
    "fr": LATIN,
    "ru": {f"alegreya-{alphabet}-{weight}" for alphabet in ("cyrillic", "signs") for weight in (400, 700)},
}
PLAYERS: Final = {"en": "Players", "pl": "Gracze", "fr": "Joueurs", "ru": "Игроки"}
OWN_NAMES: Final = {"en": "Ann", "pl": "Żółcińska", "fr": "Zoë", "ru": "Аня"}
DECISIONS: Final = 2
ART: Final = re.compile(r"/assets/drawn-")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LETTERS_OF)
def test_a_table_comes_with_little_in_the_letters_of_its_language_and_with_no_art_but_its_own(
    visit: Visit, language: str, game: str
) -> None:
    player = visit(PHONE, locale=language)
    table = _seated(player, game, language)
    travelling = Travelling(player.page)
    page = player.go(table)
    player.until(lambda: any("/assets/table-later-" in each for each in travelling.addresses), 40)
    needed = travelling.needed_for_table()
    asked = [each.address for each in needed]
    assert any("/assets/table-" in each for each in asked)
    assert not any("/assets/table-later-" in each for each in asked), "counted too late"
    assert kilobytes_of(needed) <= MOST_KILOBYTES
    assert len(needed) <= MOST_REQUESTS
    others = [each for each in GAMES if each != game]
    assert [each for each in asked if re.search(rf"/assets/({'|'.join(others)})-", each)] == []
    player.until(lambda: any(map(ART.search, travelling.addresses)))
    assert len(set(filter(ART.search, travelling.addresses))) == 1

    # Nor do its log, its panels and what comes later ask for more letters: those of sides and numerals are signs.
    for _ in range(DECISIONS):
        player.wait_for_turn()
        player.decide()
    page.get_by_role("button", name=PLAYERS[language], exact=True).click()
    page.get_by_role("dialog").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    files = [found for found in map(LETTERS.search, travelling.addresses) if found]
    assert [found[0] for found in files if found[2] is None] == [], "a whole typeface"
    assert Counter(found[1] for found in files) == Counter(LETTERS_OF[language])


def test_the_entrance_comes_without_the_art_of_any_game(visit: Visit) -> None:
    player = visit(PHONE)
    travelling = Travelling(player.page)
    player.go()
    player.page.wait_for_load_state("networkidle")
    assert travelling.kilobytes <= MOST_KILOBYTES
    assert [each for each in travelling.addresses if ART.search(each)] == []


def _seated(player: Visitor, game: str, language: str) -> str:
    """A table with bots, at which nobody's name has letters of another language; gives its address."""
    player.post("/api/me", {"name": OWN_NAMES[language]})
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "start": True}
    return f"/table/{player.post('/api/tables', wish)['id']}"

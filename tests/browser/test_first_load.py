"""What travels to a phone until a game can be played there: little, in the letters of one language, and art of this game alone. How
long that takes is measured by `benchmarks/browser_load.py`."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.travelling import Travelling
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

MOST_KILOBYTES: Final = 300
MOST_REQUESTS: Final = 30
GAMES: Final = ("oldworld", "bloodrage", "karak")
LETTERS: Final = re.compile(r"/alegreya(?:-sc)?-(latin-ext|latin|cyrillic|signs)-")
LANGUAGES: Final = {
    "en": {"latin"},
    "pl": {"latin", "latin-ext"},
    "fr": {"latin"},
    "ru": {"cyrillic", "signs", "latin"},
}
"""Russian tables have names in Latin letters on them, too, but none that only Polish has."""
ART: Final = re.compile(r"/assets/drawn-")


@pytest.mark.parametrize(
    ("game", "language"),
    [("oldworld", "en"), ("oldworld", "ru"), ("bloodrage", "pl"), ("bloodrage", "fr"), ("karak", "ru")],
)
def test_a_table_comes_with_little_and_with_no_art_but_its_own(
    visit: Visit, game: str, language: str
) -> None:
    player = visit(PHONE, locale=language)
    player.post("/api/me", {"name": "Ann" if language != "ru" else "Аня"})
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "start": True}
    table = f"/table/{player.post('/api/tables', wish)['id']}"
    travelling = Travelling(player.page)
    player.go(table)
    player.page.wait_for_selector("[data-testid=prompt].mine")
    asked, kilobytes = list(travelling.addresses), travelling.kilobytes
    assert kilobytes <= MOST_KILOBYTES
    assert len(asked) <= MOST_REQUESTS
    letters = {found[1] for found in map(LETTERS.search, asked) if found}
    assert letters
    assert letters <= LANGUAGES[language]
    others = [each for each in GAMES if each != game]
    assert [each for each in asked if re.search(rf"/assets/({'|'.join(others)})-", each)] == []
    player.until(lambda: any(map(ART.search, travelling.addresses)))
    assert len(set(filter(ART.search, travelling.addresses))) == 1


def test_the_entrance_comes_without_the_art_of_any_game(visit: Visit) -> None:
    player = visit(PHONE)
    travelling = Travelling(player.page)
    player.go()
    player.page.wait_for_load_state("networkidle")
    assert travelling.kilobytes <= MOST_KILOBYTES
    assert [each for each in travelling.addresses if ART.search(each)] == []

import pytest


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME")

"""Errors keep what they say on every way."""

from __future__ import annotations

import pickle

import pytest

from warhost.core.errors import (
    BadPosition,
    BadRecord,
    BadSetting,
    Refused,
    RulesError,
    UnknownGame,
    UnknownRevision,
    WarhostError,
)

SOME = [
    WarhostError("unknown-bot", "there is no bot", {"name": "x", "known": "y"}),
    Refused("not-offered", "this is not offered", {"key": "lay one"}),
    BadPosition("state.hands", "nobody sits there"),
    BadRecord(3, "no such verb"),
    BadSetting("there is no hero 'x'"),
    UnknownGame("chess", ["toy"]),
    UnknownRevision("toy", 7, (1,)),
    RulesError("nobody can act"),
]


@pytest.mark.parametrize("error", SOME, ids=lambda error: type(error).__name__)
def test_an_error_from_another_process_is_still_that_error(error: WarhostError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert (str(arrived), arrived.__dict__) == (str(error), error.__dict__)

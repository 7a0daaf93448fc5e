"""What a browser's worker calls (web/plugins/engine.js): one table at a time, JSON in and out."""

from __future__ import annotations

import json
from typing import Any

from warhost.core.errors import WarhostError
from warhost.live.pocket import Pocket


class Bridge:
    def __init__(self) -> None:
        self._pocket: Pocket | None = None

    def call(self, text: str) -> str:
        """`{"do": …}` and its words; answers `value`, or `refused` with the reason."""
        words: dict[str, Any] = json.loads(text)
        try:
            value = self._done(words.pop("do"), words)
        except WarhostError as error:
            return json.dumps({"refused": {"reason": error.key, "variables": error.variables}})
        return json.dumps({"value": value}, separators=(",", ":"))

    def _done(self, what: str, words: dict[str, Any]) -> Any:
        if what == "begin":
            self._pocket = Pocket.begun(words["wish"])
            return self._pocket.kept
        if what == "open":
            self._pocket = Pocket(words["kept"])
            return None
        pocket = self._table()
        if what == "hear":
            return self._kept_with(pocket.hear(words["message"]))
        if what == "move":
            frames = pocket.move()
            return None if frames is None else self._kept_with(frames)
        if what == "info":
            return pocket.info()
        if what == "replay":
            return pocket.replay(words["viewer"], words["first"], words["count"])
        if what == "story":
            return pocket.story(words["viewer"])
        raise WarhostError("refused-not-in-pocket", f"{what!r} needs a server")

    def _table(self) -> Pocket:
        if self._pocket is None:
            raise WarhostError("refused-no-table", "there is no table yet")
        return self._pocket

    def _kept_with(self, frames: list[dict[str, Any]]) -> dict[str, Any]:
        return {"frames": frames, "kept": self._table().kept}

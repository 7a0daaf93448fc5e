"""A table on one's own device: one person, bots, no server. It speaks as a server's table does (docs/protocol.md), so that the
same client plays at it; what is private to others a pocket does not have."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from warhost import games
from warhost.bots import Budget, make_bot
from warhost.bots.styles import Face
from warhost.core import record
from warhost.core.chance import commitment, reseed
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.trace import SPECTATOR
from warhost.core.view import about_json, seen_by
from warhost.live.advice import hints
from warhost.live.faces import faces_at, in_style
from warhost.live.hearing import PUBLIC, since, viewer_name
from warhost.live.numbered import Numbered
from warhost.live.replaying import ALL, steps

Json = dict[str, Any]

HINT_LEVEL: Final = "normal"
LONGEST_THOUGHT_MS: Final = 1_500
NO_CLOCK: Final = {"kind": "none"}


class Pocket:
    """One table. It is kept as its record and who sits where: `kept`, and `Pocket(kept)` goes on."""

    def __init__(self, kept: Json) -> None:
        self.id: str = kept["id"]
        self._made: int = kept["made"]
        self._levels: list[str | None] = kept["levels"]
        self._name: str = kept["name"]
        text = record.read(kept["record"])
        game = games.load(text.game)
        self._game = game
        self._text = text
        self._numbered = Numbered(self._begin)
        for decision in text.decisions:
            self._numbered.take(text.seats.index(decision.seat), decision.key)
        self._viewer = self._me

    def _begin(self) -> Match:
        """The game before its first decision."""
        return record.replay(self._game, self._text, 0)

    @staticmethod
    def begun(wish: Json) -> Pocket:
        """A new one, as a client wishes it (the body of `POST /api/tables`)."""
        game = games.load(wish["game"])
        held = [None if seat["kind"] == "me" else str(seat["level"]) for seat in wish["seats"]]
        match = Match(game, len(held), wish.get("options", {}), secrets.token_bytes(32))
        kept = {
            "id": wish["id"],
            "made": _now(),
            "levels": held,
            "name": wish["name"],
            "record": record.write(match, [(level and f"bot:{level}") or wish["name"] for level in held]),
        }
        return Pocket(kept)

    @property
    def kept(self) -> Json:
        players = [f"bot:{level}" if level else self._name for level in self._levels]
        return {
            "id": self.id,
            "made": self._made,
            "levels": self._levels,
            "name": self._name,
            "record": record.write(self._match, players),
            "info": self.info(),
        }

    @property
    def _match(self) -> Match:
        return self._numbered.match

    @property
    def _me(self) -> int:
        return self._levels.index(None)

    # ------------------------------------------------------------ what is asked by REST

    def info(self) -> Json:
        match, ids = self._match, self._match.seat_ids
        is_over = match.over
        waiting = [] if is_over else [ids[seat] for seat in match.waiting()]
        mine = ids[self._me]
        return {
            "id": self.id,
            "game": match.game.name,
            "status": "finished" if is_over else "playing",
            "paused": False,
            "visibility": "private",
            "seats": [
                self._seat(side, level, face)
                for side, level, face in zip(ids, self._levels, self._faces(), strict=True)
            ],
            "mine": [mine],
            "waiting": waiting,
            "my_turn": mine in waiting,
            "deadline": None,
            "clock": NO_CLOCK,
            "rated": False,
            "host": None,
            "lesson": None,
            "decisions": len(match.decisions),
            "created": self._made,
            "changed": _now(),
            "result": _result(match) if is_over else None,
            "revision": match.state.revision,
            "options": match.settings,
            "watch": False,
            "hints": True,
            "keep_secrets": False,
            "on_timeout": "bot",
            "is_host": True,
            "may_take": [],
            "invite": None,
            "commitment": commitment(match.state.seed),
            "seed": match.state.seed.hex() if is_over else None,
            "origin": "new",
            "rematch": None,
            "frozen_because": None,
            "event": None,
            "sealed": False,
            "club": None,
        }

    def _faces(self) -> list[Face | None]:
        return faces_at(self._match.state.seed, self._levels)

    def _seat(self, side: str, level: str | None, face: Face | None) -> Json:
        return {
            "seat": side,
            "played_by": "bot" if level else "person",
            "person": None,
            "level": level,
            "owner": None,
            "substitute": None,
            "name": None if level else self._name,
            "face": None if face is None else face.name,
            "away": None,
        }

    def replay(self, viewer: str, first: int, count: int) -> Json:
        match = self._match
        self._check_viewer(viewer)
        return {
            "table": self.id,
            "game": match.game.name,
            "revision": match.state.revision,
            "viewer": viewer,
            "total": len(match.decisions),
            "steps": steps(self._begin(), match.decisions, viewer, first, count),
        }

    def story(self, viewer: str) -> Json:
        """The points after the set-up, and after each decision that changed them."""
        self._check_viewer(viewer)
        again, decisions = self._begin(), self._match.decisions
        points: list[Json] = []
        for step in range(len(decisions) + 1):
            if step:
                again.choose(decisions[step - 1].seat, decisions[step - 1].option)
            scores = dict(
                zip(
                    again.seat_ids,
                    again.game.scores(seen_by(again.game, again.state, SPECTATOR)),
                    strict=True,
                )
            )
            if not points or points[-1]["scores"] != scores:
                points.append({"step": step, "scores": scores})
        return {"viewer": viewer, "total": len(decisions), "points": points}

    def _check_viewer(self, viewer: str) -> None:
        known = {PUBLIC, self._match.seat_ids[self._me]} | (
            {ALL, *self._match.seat_ids} if self._match.over else set()
        )
        if viewer not in known:
            raise Refused("refused-not-your-view", f"nobody here sees as {viewer!r}")

    # ------------------------------------------------------------ what goes over the line

    def hear(self, message: Json) -> list[Json]:
        """Frames that answer a client's message."""
        try:
            return self._answered(message)
        except Refused as refusal:
            return [
                {
                    "type": "refused",
                    "id": message["id"],
                    "reason": refusal.key,
                    "variables": refusal.variables,
                    "number": self._numbered.number,
                }
            ]

    def _answered(self, message: Json) -> list[Json]:
        kind = message["type"]
        if kind == "ping":
            return [{"type": "pong", "id": message["id"], "now": _now()}]
        if kind in ("hello", "look"):
            return self._greeted(message)
        if kind == "hint":
            return [self._hint(message)]
        if kind == "decide":
            return self._decided(message)
        if kind == "undo":
            seat = self._own(message["seat"])
            if self._numbered.undoable(seat) != message["decision"]:
                raise Refused("refused-no-undo", "nothing to take back")
            return self._retold(message, lambda: self._numbered.take_back(seat))
        if kind == "ask_everyone":
            # There is nobody to ask.
            seat = self._own(message["seat"])
            return self._retold(message, lambda: self._numbered.go_back(seat, message["step"]))
        raise Refused("refused-not-in-pocket", f"{kind!r} needs a server")

    def _greeted(self, message: Json) -> list[Json]:
        viewer, ids = message["viewer"], self._match.seat_ids
        self._viewer = self._me if viewer is None else SPECTATOR if viewer == PUBLIC else self._own(viewer)
        knows = message.get("story") == self._numbered.story
        present = {"type": "presence", "seats": [ids[self._me]], "watching": 0}
        view = self.view(message.get("events", 0) if knows else 0)
        return [{"type": "table", "table": self.info()}, view, present]

    def _decided(self, message: Json) -> list[Json]:
        seat = self._own(message["seat"])
        if not self._numbered.is_open(seat, message["asked"]):
            raise Refused(
                "refused-stale", "this is asked no more", {"asked": str(self._numbered.asked[seat])}
            )
        heard = self._heard()
        self._numbered.take(seat, message["key"])
        return self._told(heard, message["id"])

    def _retold(self, message: Json, change: Callable[[], object]) -> list[Json]:
        change()
        return [self.view(self._heard(), message["id"])]

    def _own(self, side: str) -> int:
        if side != self._match.seat_ids[self._me]:
            raise Refused("refused-not-your-seat", f"{side} is a bot's", {"seat": side})
        return self._me

    def move(self) -> list[Json] | None:
        """What happens by itself: a bot decides, or what is forced is done. None where the person is asked, or nobody."""
        match = self._match
        waiting = [] if match.over else match.waiting()
        for seat in waiting:
            offered = match.offered(seat)
            level = self._levels[seat]
            if level is None and len(offered) > 1:
                continue
            option = offered[0] if len(offered) == 1 else self._chosen(seat, level or "", offered)
            heard = self._heard()
            self._numbered.take(seat, match.game.verbs.key(option))
            return self._told(heard)
        return None

    def _chosen(self, seat: int, level: str, offered: list[int]) -> int:
        match, seed = self._match, secrets.randbits(63)
        view = seen_by(match.game, match.state, seat)
        reseed(view, seed.to_bytes(8, "big"))
        styled = in_style(level, self._faces()[seat])
        return make_bot(styled, match.game, seed, Budget(LONGEST_THOUGHT_MS)).choose(view, seat, offered)

    def _told(self, heard: int, done: int | None = None) -> list[Json]:
        frames = [self.view(heard, done)]
        if self._match.over:
            frames.append({"type": "table", "table": self.info()})
        return frames

    def _heard(self) -> int:
        return len(self._match.told.heard_by(self._viewer))

    def view(self, kept: int, done: int | None = None) -> Json:
        """The table as it is, with the events after those that are known."""
        numbered, match, viewer = self._numbered, self._match, self._viewer
        total = self._heard()
        kept = min(kept, total)
        frame: Json = {
            "type": "view",
            "viewer": viewer_name(match.seat_ids, viewer),
            "number": numbered.number,
            "story": numbered.story,
            "step": numbered.step,
            "view": match.view(viewer),
            "kept": kept,
            "events": match.events(viewer, kept),
            "since": since(match, viewer, total),
            "question": self._question(),
            "prompt": self._prompt(),
            "undo": None if viewer == SPECTATOR else numbered.undoable(viewer),
            "clock": {"at": _now(), "paused": False, "seats": {}},
        }
        return frame if done is None else frame | {"done": done}

    def _question(self) -> Json | None:
        match = self._match
        asked = match.state.question
        if asked is None:
            return None
        return {"prompt": asked.name, "rule": asked.rule, "about": about_json(match.game, match.state)}

    def _prompt(self) -> Json | None:
        question, match, viewer = self._question(), self._match, self._viewer
        if question is None or viewer not in match.state.waiting:
            return None
        offered = match.offered(viewer)
        keys = match.game.verbs.keys(offered)
        return {
            "asked": self._numbered.asked[viewer],
            **question,
            "options": keys,
            "costs": match.costs(viewer, offered),
        }

    def _hint(self, message: Json) -> Json:
        seat, match = self._own(message["seat"]), self._match
        if not self._numbered.is_open(seat, message["asked"]) or not match.offered(seat):
            raise Refused(
                "refused-stale", "this is asked no more", {"asked": str(self._numbered.asked[seat])}
            )
        view = seen_by(match.game, match.state, seat)
        seed = int.from_bytes(sha256(repr(match.view(seat)).encode()).digest()[:7], "big")
        reseed(view, seed.to_bytes(8, "big"))
        bot = make_bot(HINT_LEVEL, match.game, seed, Budget(LONGEST_THOUGHT_MS))
        shown = hints(match.game, bot.opinions(view, seat, match.offered(seat)))
        return {"type": "hint", "id": message["id"], "asked": message["asked"], "options": shown}


def _result(match: Match) -> Json:
    ids, s = match.seat_ids, match.state
    return {
        "ending": match.game.endings.ids[s.ending],
        "winners": [ids[seat] for seat in s.winners],
        "scores": dict(zip(ids, match.game.scores(s), strict=True)),
    }


def _now() -> int:
    return int(time.time() * 1000)

"""Tells a Discord or Slack channel whose turn it is: takes Warhost's notices and passes them on in the channel's own form.

    python examples/webhook_relay.py --port 9000 --to https://discord.example/api/webhooks/… --form discord

Give `http://<this machine>:9000/` as your webhook in Warhost's settings (the host has to allow webhooks, and `private_webhooks` for
addresses of a home network).
"""

from __future__ import annotations

import argparse
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.request import Request, urlopen

TITLES = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
MOST_BYTES = 10_000


def sentence(notice: dict[str, Any]) -> str:
    title = TITLES.get(notice["game"], notice["game"])
    if notice["kind"] == "finished":
        return f"{title}: the game is over. {notice['link']}"
    return f"{title}: it is your turn ({', '.join(notice['seats'])}). {notice['link']}"


def message(notice: dict[str, Any], form: str) -> dict[str, Any]:
    """Discord calls the text `content`, Slack `text`. Nobody else is to be woken by a name in it."""
    if form == "slack":
        return {"text": sentence(notice)}
    return {"content": sentence(notice), "allowed_mentions": {"parse": []}}


def relay(to: str, form: str) -> type[BaseHTTPRequestHandler]:
    class Relay(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = min(int(self.headers.get("Content-Length", 0)), MOST_BYTES)
            try:
                told = message(json.loads(self.rfile.read(length)), form)
            except (ValueError, KeyError, TypeError):
                self.send_error(400)
                return
            headers = {"Content-Type": "application/json"}
            urlopen(Request(to, json.dumps(told).encode(), headers), timeout=8).close()
            self.send_response(204)
            self.end_headers()

    return Relay


def main() -> None:
    parser = argparse.ArgumentParser(description="Pass Warhost's notices on to Discord or Slack.")
    parser.add_argument("--to", required=True, help="the channel's own webhook address")
    parser.add_argument("--form", choices=["discord", "slack"], default="discord")
    parser.add_argument("--port", type=int, default=9000)
    asked = parser.parse_args()
    ThreadingHTTPServer(("", asked.port), relay(asked.to, asked.form)).serve_forever()


if __name__ == "__main__":
    main()

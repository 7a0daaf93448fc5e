"""The API against its own OpenAPI document: whatever is sent, the answers are those that it promises."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS
from schemathesis.config import SchemathesisConfig

from tests.server.conftest import quick_settings
from tests.server.people import ME, bot, toy_table
from warhost.server.http.openapi import openapi
from warhost.server.serving import Serving, configuration

SCHEMA = schemathesis.openapi.from_dict(openapi(), config=SchemathesisConfig())
PROMISES = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)


class Served:
    """A server in a thread, a host with tables, and somebody whose account may come to harm."""

    address = ""
    host = ""
    somebody = ""
    tables: dict[str, dict[str, str]] = {}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    wanted = quick_settings(str(folder / "fuzz.sqlite3"))
    server = Serving(configuration(wanted))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    place = Served()
    place.address = f"http://127.0.0.1:{wanted.port}"
    with httpx.Client(base_url=place.address) as client:
        for role in ("somebody", "host"):
            client.post("/api/me", json={"name": role})
            setattr(place, role, f"warhost_person={client.cookies['warhost_person']}")
        for started in (True, False):
            wish = toy_table(ME, bot(), ME, start=started)
            made = client.post("/api/tables", json=wish).json()
            place.tables[str(started)] = {"table": made["id"], "code": made["invite"], "seat": "red"}
    yield place
    server.should_exit = True
    thread.join(10)


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_those_that_the_document_promises(case: Any, served: Served) -> None:
    known = served.tables[str(len(str(case.body)) % 2 == 0)]
    if case.path_parameters and (case.body is None or "table" in case.path_parameters):
        case.path_parameters = {name: known.get(name, value) for name, value in case.path_parameters.items()}
    is_about_people = case.path.startswith(("/api/me", "/api/account", "/api/session"))
    case.headers["Cookie"] = served.somebody if is_about_people else served.host
    response = case.call(base_url=served.address)
    case.validate_response(response, checks=PROMISES)

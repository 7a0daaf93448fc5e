"""A study as a given person is told of it. Nothing here waits or stores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from warhost.server.database.rows import NodeRow, PersonRow, StudyRow
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import Person
from warhost.server.protocol.studies import StudyHead, StudyInfo, StudyNode

NOBODY = Person("", "?", account=False)
"""Somebody who is not here any more."""


def concerned(study: StudyRow, nodes: Iterable[NodeRow] = ()) -> set[str]:
    """All who are named in it."""
    return {study.owner, *(node.author for node in nodes), *(() if study.leader is None else (study.leader,))}


def may_try(study: StudyRow, asker: str | None) -> bool:
    return asker is not None and (study.everyone or asker in (study.owner, study.leader))


def head(study: StudyRow, people: Mapping[str, PersonRow], asker: str | None) -> StudyHead:
    return StudyHead(
        id=study.id,
        table=study.table_id,
        game=study.game,
        revision=study.revision,
        options=study.options,
        seats=study.seats,
        total=study.total,
        title=study.title,
        everyone=study.everyone,
        owner=_named(people, study.owner),
        leader=None if study.leader is None else _named(people, study.leader),
        version=study.version,
        created=study.created_at,
        changed=study.changed_at,
        mine=asker == study.owner,
        may_try=may_try(study, asker),
    )


def whole(
    study: StudyRow, nodes: list[NodeRow], people: Mapping[str, PersonRow], asker: str | None
) -> StudyInfo:
    told = head(study, people, asker)
    named = {name: getattr(told, name) for name in StudyHead.__struct_fields__}
    return StudyInfo(**named, nodes=[node_told(node) for node in nodes], people=authors(nodes, people))


def authors(nodes: list[NodeRow], people: Mapping[str, PersonRow]) -> dict[str, Person]:
    return {node.author: _named(people, node.author) for node in nodes}


def node_told(node: NodeRow) -> StudyNode:
    return StudyNode(
        number=node.number,
        parent=node.parent,
        step=node.step,
        seat=node.seat,
        key=node.key,
        author=node.author,
        bot=node.bot,
        name=node.name,
        note=node.note,
        version=node.version,
    )


def _named(people: Mapping[str, PersonRow], person: str) -> Person:
    known = people.get(person)
    return NOBODY if known is None else as_seen(known)

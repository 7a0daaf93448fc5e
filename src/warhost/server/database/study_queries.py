"""Queries about studies and the decisions tried in them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import NodeRow, StudyRow, read, values
from warhost.server.database.schema import STUDIES, STUDY_NODES

NODE_BYTES: Final = 120
"""What a decision takes besides what was written of it, more or less."""
ROW = [STUDIES.c[name] for name in StudyRow.__struct_fields__]


async def add_study(connection: AsyncConnection, study: StudyRow, record: str) -> None:
    await connection.execute(insert(STUDIES).values(values(study) | {"record": record}))


async def study_by_id(connection: AsyncConnection, study: str) -> StudyRow | None:
    row = (await connection.execute(select(*ROW).where(STUDIES.c.id == study))).mappings().first()
    return None if row is None else read(StudyRow, row)


async def versions_of(connection: AsyncConnection, studies: list[str]) -> dict[str, int]:
    rows = await connection.execute(select(STUDIES.c.id, STUDIES.c.version).where(STUDIES.c.id.in_(studies)))
    return {row.id: row.version for row in rows}


async def record_of(connection: AsyncConnection, study: str) -> str:
    query = select(STUDIES.c.record).where(STUDIES.c.id == study)
    return str((await connection.execute(query)).scalar_one())


async def studies_of(connection: AsyncConnection, owner: str, table: str | None, most: int) -> list[StudyRow]:
    is_wanted = STUDIES.c.owner == owner
    if table is not None:
        is_wanted = and_(is_wanted, STUDIES.c.table_id == table)
    query = select(*ROW).where(is_wanted).order_by(STUDIES.c.changed_at.desc()).limit(most)
    return [read(StudyRow, row) for row in (await connection.execute(query)).mappings()]


async def count_of(connection: AsyncConnection, owner: str) -> int:
    query = select(func.count()).select_from(STUDIES).where(STUDIES.c.owner == owner)
    return int((await connection.execute(query)).scalar_one())


async def nodes_of(connection: AsyncConnection, study: str, after: int = 0) -> list[NodeRow]:
    """The decisions that came or changed after this version, in their order."""
    is_wanted = and_(STUDY_NODES.c.study == study, STUDY_NODES.c.version > after)
    rows = await connection.execute(select(STUDY_NODES).where(is_wanted).order_by(STUDY_NODES.c.number))
    return [read(NodeRow, row) for row in rows.mappings()]


async def hold(connection: AsyncConnection, study: str, now: int) -> StudyRow | None:
    """Count its version up, after which nobody else changes it until this transaction ends."""
    changes: dict[str, Any] = {"version": STUDIES.c.version + 1, "changed_at": now}
    await connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(changes))
    return await study_by_id(connection, study)


async def same_node(connection: AsyncConnection, node: NodeRow) -> NodeRow | None:
    """The same decision at the same place, if somebody has tried it."""
    at, wanted = STUDY_NODES.c, values(node)
    same = [at[name] == wanted[name] for name in ("study", "parent", "step", "seat", "key")]
    row = (await connection.execute(select(STUDY_NODES).where(*same))).mappings().first()
    return None if row is None else read(NodeRow, row)


async def node_by_number(connection: AsyncConnection, study: str, number: int) -> NodeRow | None:
    at = STUDY_NODES.c
    query = select(STUDY_NODES).where(at.study == study, at.number == number)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else read(NodeRow, row)


async def tried_by(connection: AsyncConnection, study: str, author: str) -> int:
    at = STUDY_NODES.c
    query = select(func.count()).select_from(STUDY_NODES).where(at.study == study, at.author == author)
    return int((await connection.execute(query)).scalar_one())


async def add_node(connection: AsyncConnection, node: NodeRow) -> None:
    """`hold` its study first."""
    await connection.execute(insert(STUDY_NODES).values(values(node)))
    await change_study(
        connection,
        node.study,
        {
            "last": node.number,
            "nodes": STUDIES.c.nodes + 1,
            "bytes": STUDIES.c.bytes + NODE_BYTES + len(node.key),
        },
    )


async def change_node(connection: AsyncConnection, node: NodeRow, more_bytes: int) -> None:
    at = STUDY_NODES.c
    changes: dict[str, Any] = {"name": node.name, "note": node.note, "version": node.version}
    await connection.execute(
        update(STUDY_NODES).where(at.study == node.study, at.number == node.number).values(changes)
    )
    await change_study(connection, node.study, {"bytes": STUDIES.c.bytes + more_bytes})


async def change_study(connection: AsyncConnection, study: str, changes: dict[str, Any]) -> None:
    await connection.execute(update(STUDIES).where(STUDIES.c.id == study).values(changes))


async def drop_nodes(connection: AsyncConnection, study: StudyRow, gone: list[NodeRow]) -> None:
    """`hold` its study first."""
    at, numbers = STUDY_NODES.c, [node.number for node in gone]
    await connection.execute(delete(STUDY_NODES).where(at.study == study.id, at.number.in_(numbers)))
    freed = sum(NODE_BYTES + len(node.key) + len((node.name + node.note).encode()) for node in gone)
    changes: dict[str, Any] = {
        "pruned": study.version,
        "nodes": STUDIES.c.nodes - len(gone),
        "bytes": STUDIES.c.bytes - freed,
    }
    await change_study(connection, study.id, changes)


async def drop_study(connection: AsyncConnection, study: str) -> None:
    await connection.execute(delete(STUDY_NODES).where(STUDY_NODES.c.study == study))
    await connection.execute(delete(STUDIES).where(STUDIES.c.id == study))


# ---------------------------------------------------------------- when people move or leave


async def move_studies(connection: AsyncConnection, guest: str, account: str) -> None:
    """What the guest has studied becomes the account's."""
    await connection.execute(update(STUDIES).where(STUDIES.c.owner == guest).values(owner=account))
    await connection.execute(update(STUDIES).where(STUDIES.c.leader == guest).values(leader=account))
    await connection.execute(update(STUDY_NODES).where(STUDY_NODES.c.author == guest).values(author=account))


async def leave_studies(connection: AsyncConnection, person: str) -> None:
    """Their own studies go with them; in those of others stays what they tried, without a word of theirs."""
    owned = select(STUDIES.c.id).where(STUDIES.c.owner == person)
    await connection.execute(delete(STUDY_NODES).where(STUDY_NODES.c.study.in_(owned)))
    await connection.execute(delete(STUDIES).where(STUDIES.c.owner == person))
    await connection.execute(update(STUDIES).where(STUDIES.c.leader == person).values(leader=None))
    theirs = STUDY_NODES.c.author == person
    await connection.execute(update(STUDY_NODES).where(theirs).values(name="", note=""))
    tried_in = select(STUDY_NODES.c.study).where(theirs)
    newer = STUDIES.c.version + 1
    changes: dict[str, Any] = {"version": newer, "pruned": newer}
    await connection.execute(update(STUDIES).where(STUDIES.c.id.in_(tried_in)).values(changes))

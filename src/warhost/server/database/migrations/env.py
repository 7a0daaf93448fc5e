"""Alembic runs this: it migrates over the connection that `warhost.server.database.connection.migrate` hands in."""

from alembic import context

from warhost.server.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()

"""What Alembic runs: the steps, on the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from meadhall.server.schema import Base

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()

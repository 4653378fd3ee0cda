"""Reviews are kept"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of games that were finished before there is none yet; it is made when somebody asks for it."""
    op.create_table(
        "reviewed",
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.id"]),
        sa.PrimaryKeyConstraint("room"),
    )

"""The first hall"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("login", sa.String(length=64), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("webhook_kind", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner"],
            ["person.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
        sa.UniqueConstraint("token"),
    )
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_person_owner"), ["owner"], unique=False)

    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("muted", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted"],
            ["person.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["person.id"],
        ),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.Column("reserve", sa.Integer(), nullable=True),
        sa.Column("watch", sa.String(length=8), nullable=False),
        sa.Column("away_level", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("fork_of", sa.String(length=16), nullable=True),
        sa.Column("copied", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["person.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("room", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_room_deadline"), ["deadline"], unique=False)
        batch_op.create_index("ix_room_state_created", ["state", "created"], unique=False)

    op.create_table(
        "chair",
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("nonce", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["person.id"],
        ),
        sa.ForeignKeyConstraint(
            ["room"],
            ["room.id"],
        ),
        sa.PrimaryKeyConstraint("room", "seat"),
    )
    with op.batch_alter_table("chair", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chair_person"), ["person"], unique=False)

    op.create_table(
        "line",
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["room"],
            ["room.id"],
        ),
        sa.PrimaryKeyConstraint("room", "n"),
    )
    op.create_table(
        "said",
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["person.id"],
        ),
        sa.ForeignKeyConstraint(
            ["room"],
            ["room.id"],
        ),
        sa.PrimaryKeyConstraint("room", "n"),
    )
    with op.batch_alter_table("said", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_said_person"), ["person"], unique=False)

"""Tables may allow hints"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that were opened before allow none."""
    with op.batch_alter_table("room", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))

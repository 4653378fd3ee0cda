"""Players that are programs. They see a view, never the table."""

"""Players that are programs. They sit in a chair and never see the table."""

"""The terminal: a table as headings, lists and numbered options."""

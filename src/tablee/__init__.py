"""Modern board games by their full rules: at a table, against bots, and again from the record."""

__version__ = "0.1.0"

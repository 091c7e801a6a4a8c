"""The position: its pieces, what a seat sees of it, and how it is saved."""

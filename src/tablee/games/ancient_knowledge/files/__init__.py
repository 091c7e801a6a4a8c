"""Position files."""

"""What bots make of the table."""

"""The flow of the game: choices, steps, effects."""

"""The choices, the steps of a turn, what cards do, and the score."""

"""What tables do: seats, choices, undo, series, messages. It knows no HTTP, no socket and no database driver."""

"""The web table: seats, storage and sockets. It knows no rule and keeps every secret."""

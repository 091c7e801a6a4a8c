"""The position, the box, what is seen of them and how they are saved."""

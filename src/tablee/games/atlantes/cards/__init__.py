"""Locations, characters, mantas and objectives, as data: what is printed, in our words, and where we have it from."""

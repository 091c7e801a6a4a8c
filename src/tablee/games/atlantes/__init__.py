"""Atlantes, by Ivan Tuzovsky: rules, cards and view. Unofficial; our own words."""

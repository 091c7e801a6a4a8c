"""Syncro, by Thomas Favrelière: rules, cards, adventure and view. Unofficial; our own words and drawings."""

"""Scholars of the South Tigris, with Myriade de Livres: its rules, cards and texts."""

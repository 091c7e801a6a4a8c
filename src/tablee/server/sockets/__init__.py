"""Sockets: a table shown live, and what its guests ask for."""

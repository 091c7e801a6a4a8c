"""Calls over HTTP: who asks, what for, and the page's own files."""

"""A library that a page does not have, as far as tables need it; on the page's path under the library's own name.

`msgspec` is compiled and not in Pyodide. What is here has the same names and the same answers, more slowly. The tests
play the same calls over this and over the library, and compare.
"""

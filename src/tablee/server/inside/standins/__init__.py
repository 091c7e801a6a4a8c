"""Libraries that a page does not have, as far as tables need them; on the page's path under the libraries' own names.

`msgspec` is compiled and `litestar` is a server: neither is in Pyodide. What is here has the same names and the same
answers, more slowly. The tests play the same calls over these and over the libraries, and compare.
"""

"""`python -m tablee` is `tablee`."""

from tablee.cli.main import main

main()

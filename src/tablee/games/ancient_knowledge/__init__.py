"""Ancient Knowledge, by Rémi Mathieu: rules, cards and view. Unofficial; our own words and drawings."""

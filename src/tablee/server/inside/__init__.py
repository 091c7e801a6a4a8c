"""The same tables inside a page, without a server: another store, other bots, the same everything else."""

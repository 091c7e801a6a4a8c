"""Many games at once: simulation, balance tables, benchmarks."""

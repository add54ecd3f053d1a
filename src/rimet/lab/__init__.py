"""Many matches: simulation and measurement. Reads and writes nothing."""

"""Playing many games: simulation and what it counts, tournaments and how they are rated and reported."""

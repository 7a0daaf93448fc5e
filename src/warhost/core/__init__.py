"""The engine: states, agenda, options, chance, events, records and positions. Knows no game; standard library only."""

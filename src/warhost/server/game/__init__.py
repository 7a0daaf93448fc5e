"""The game of a table: which games there are, its log and what the log amounts to, and what each viewer is told of it."""

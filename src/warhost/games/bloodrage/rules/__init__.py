"""The rules, one module per chapter of the rulebook, and beside them what several chapters need."""

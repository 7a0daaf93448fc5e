"""Studies: finished games that people look at together, and what might have been."""

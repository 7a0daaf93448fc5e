"""Positions that a person writes: nothing in them is ignored, and every phase can be written."""

"""A digital table for rich games of conquest, standing on one rules engine."""

__version__ = "0.1.0"

"""Whole servers, their clients and everything between them in one process, on simulated time: see docs/simulation.md."""

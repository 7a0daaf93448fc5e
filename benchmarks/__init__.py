"""Measurements: speed beside other engines, the server under load. Timings live here, never in tests."""

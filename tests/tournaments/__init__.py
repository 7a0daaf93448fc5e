"""Tournaments: pairing, seating, points and standings, without a server."""

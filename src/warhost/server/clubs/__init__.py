"""Clubs: groups of people with tables, tournaments and a leaderboard of their own."""

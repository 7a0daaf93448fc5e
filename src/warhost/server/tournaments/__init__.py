"""Tournaments: who meets whom in which seat, how results become standings, and how rounds move on by themselves."""

"""Processes that work for the server: bots think there, and what people bring is tried out."""

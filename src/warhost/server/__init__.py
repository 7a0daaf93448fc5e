"""The server: tables that people and bots share over REST and websockets, stored one decision at a time."""

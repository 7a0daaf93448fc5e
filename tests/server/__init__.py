"""The server, tried from outside: over HTTP and websockets, on SQLite and on PostgreSQL."""

"""Storage: the schema and its migrations, the connection, the journal of decisions, and all queries."""

"""What travels between clients and the server: every type once, for checking, writing, OpenAPI and TypeScript."""

"""What comes in over HTTP and websockets, and what stands before it."""

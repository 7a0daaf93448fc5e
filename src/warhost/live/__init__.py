"""A match as people follow it: numbered decisions, what each viewer has heard, the game again step by step; and the table that
somebody plays on their own device, without a server. Nothing here waits, stores or needs more than Python itself."""

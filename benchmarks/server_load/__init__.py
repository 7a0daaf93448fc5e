"""How many tables in the middle of their games a server holds, beside a bare websocket echo and a peer, in one run."""

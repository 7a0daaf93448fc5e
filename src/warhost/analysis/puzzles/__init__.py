"""Puzzles: positions with one clearly best choice that is not the first one comes to think of. `making` finds them in games that
bots play, `shelf` holds those that come with Warhost, `rating` tells how hard they are and how well somebody solves them."""

"""A game that takes for ever to load: a stand-in for a bot that never answers."""

import time

time.sleep(60)

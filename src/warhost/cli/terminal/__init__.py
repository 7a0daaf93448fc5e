"""A game in the terminal: the table (`table.py`), shown full-screen (`screen.py`) or line by line (`lines.py`)."""

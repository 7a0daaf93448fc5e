"""Learning to judge and to choose from games that bots play against themselves: `python -m training` says how."""

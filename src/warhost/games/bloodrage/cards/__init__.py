"""What single cards do, as far as it takes more than a number in data/cards.toml."""

"""How a game is told to people: options, questions and events in words, the table drawn with characters. From nothing but
what a client gets, so no secret passes through here."""

# Tournaments and clubs: what is said on every page.

refused-sealed = Others still play the same deal: this stays closed until all of them are done.
refused-event-table = At a tournament’s table nobody is host: seats, clocks and settings stay as they are.
web-tournaments = Tournaments
web-clubs = Clubs
web-to-tournament = To the tournament

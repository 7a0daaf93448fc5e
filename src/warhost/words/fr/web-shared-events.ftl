# Tournois et clubs : ce qui se dit sur chaque page.

refused-sealed = D’autres jouent encore la même donne : cela reste fermé jusqu’à ce que tous aient fini.
refused-event-table = À une table de tournoi, personne n’est hôte : places, horloges et réglages restent tels quels.
web-tournaments = Tournois
web-clubs = Clubs
web-to-tournament = Au tournoi

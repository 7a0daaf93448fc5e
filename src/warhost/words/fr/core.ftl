# Ce que le moteur lui-même peut avoir à dire : refus et erreurs.

refused-malformed = « { $key } » ne s’écrit pas comme { $form }.
refused-unknown-verb = Il n’y a pas de choix « { $verb } ». Il y a : { $known }.
refused-unknown-thing = Dans « { $key } » : il n’y a pas de { $kind } nommé « { $thing } ».
refused-not-yours = Ce n’est pas à vous de décider, mais à { $asked }.
refused-not-now = « { $verb } » n’est pas demandé maintenant. Possible : { $verbs }.
refused-not-legal = « { $key } » n’est pas possible ici.
refused-game-over = La partie est finie.
refused-no-undo = Rien ne peut être repris : des dés ont roulé, quelque chose a été montré, ou c’est à un autre de décider.

bad-position = La position ne peut pas être chargée. À { $where } : { $problem }
bad-record = { $fault ->
    [whole] L’enregistrement est inutilisable. { $problem }
    [foreign] Ce n’est pas un enregistrement de Warhost. Ligne { $line } : { $problem }
   *[line] L’enregistrement est inutilisable. Ligne { $line } : { $problem }
}
bad-table-option = Cette option de table ne convient pas : { $problem }
unknown-game = { $meant ->
    [none] Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
   *[other] Il n’y a pas de jeu « { $name } ». Vouliez-vous dire « { $meant } » ?
}
unknown-revision = { $name } : la révision { $revision } des règles n’est plus prise en charge. Prises en charge : { $known }.
unknown-bot = { $meant ->
    [none] Il n’y a pas de robot « { $name } » pour ce jeu. Il y a : { $known }.
   *[other] Il n’y a pas de robot « { $name } » pour ce jeu. Vouliez-vous dire « { $meant } » ?
}
unknown-language = Il n’y a pas de textes en « { $language } ». Il y a : { $known }.
unreadable-file = { $file } ne peut pas être lu : { $problem }
no-such-step = L’enregistrement ne compte que { $last ->
    [one] { $last } décision
   *[other] { $last } décisions
}.
no-such-seat = Personne ne joue ici « { $seat } ». Places : { $seats }.
rules-error = Quelque chose ne va pas dans les règles elles-mêmes : { $problem }. Merci de le signaler avec l’enregistrement de la partie.

bot-random = Au hasard
bot-greedy = Avide
bot-beginner = Débutant
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
bot-champion = Champion
bot-face-ragna = Ragna
    .text = Frappe d’abord, discute ensuite.
bot-face-osmund = Osmund
    .text = Bâtit tôt et récolte à la fin.
bot-face-mirel = Mirelle
    .text = Sourit, et suit un plan que l’on ne voit pas.
bot-face-bors = Bors
    .text = Va là où l’on se bat.
bot-face-edda = Edda
    .text = Grandit sans bruit, jour après jour.
bot-face-vask = Vask
    .text = Prend ce que personne ne surveille.
bot-reason-random = un coup de dés
bot-reason-search = trouvé en pensant plus loin
bot-expects = chances de gagner : { $percent } %

# Tournois, duplicate du jour, clubs : des pages chargées quand on les ouvre.

event-tournaments = Tournois
event-tournaments-why = Des coupes qui démarrent d’elles-mêmes, et une donne du jour que tous jouent avec les mêmes dés.
event-daily = Duplicate du jour
event-daily-why = Tous ont la même place, les mêmes dés et les mêmes robots, et un seul essai. À la fin de la journée s’ouvrent les résultats, la graine et toutes les parties à revoir.
event-daily-play = Jouer la donne du jour
event-daily-mine = À ma table
event-daily-results = Résultats
event-daily-earlier = Jours précédents
event-until = jusqu’à { $when }
event-tries = { $count ->
        [0] personne encore
        [one] { $count } essai
       *[other] { $count } essais
    }
event-open = Rejoindre une coupe
event-running = En cours
event-finished = Terminés
event-mine = Les miens
event-none = Aucun pour le moment.
event-new = Nouveau tournoi
event-name = Nom
event-game = Jeu
event-seats = Personnes par table
event-system = Système
event-system-round_robin = Toutes rondes
event-system-round_robin-why = Chacun rencontre tous les autres aussi également que possible et joue chaque camp aussi souvent.
event-system-swiss = Suisse
event-system-swiss-why = Se rencontrent ceux dont les points sont proches, mais pas deux fois tant que c’est évitable.
event-system-knock_out = Élimination directe
event-system-knock_out-why = La meilleure moitié de chaque table continue, jusqu’à la dernière table.
event-deal-same = Duplicate : les mêmes dés à toutes les tables
event-deal-same-why = On compare ceux qui avaient la même place. Résultats et parties à revoir restent fermés jusqu’à la fin de la dernière table.
event-rated = Classé
event-casual = Amical
event-form-rated = Ses tables comptent pour le classement
event-rated-why = Il faut un compte, et deux comptes d’un même navigateur ne peuvent pas y jouer tous les deux. Une table où un robot remplace quelqu’un ne compte que si sa force a été mesurée.
event-table-casual = ne compte pas pour le classement
event-rounds = Rondes
event-rounds-usual = 0 : comme d’usage
event-most = Démarre dès que tant de joueurs sont inscrits
event-pace = Rythme
event-pace-live = En direct
event-pace-slow = Sur plusieurs jours
event-minutes = Minutes par joueur
event-days = Jours par décision
event-round-every = Jours entre les rondes
event-visibility-link = Seulement par son lien
event-make = L’annoncer
event-enter = Participer
event-enter-wait = Attendre une place
event-leave = Se retirer
event-my-table = Jouer : à votre table
event-people = { $come } sur { $most }
event-come = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
event-status-gathering = inscriptions ouvertes
event-status-running = ronde { $round } sur { $rounds }
event-status-paused = en pause
event-status-finished = terminé
event-status-cancelled = annulé
event-starts = début { $when }
event-next-round = prochaine ronde { $when }
event-standings = Classement
event-rank = Rang
event-player = Joueur
event-points = Points
event-wins = Victoires
event-played = Jouées
event-head_to_head = Confrontation
event-sonneborn_berger = Sonneborn-Berger
event-opponents = Points des adversaires
event-points-why = Qui bat tout le monde à sa table reçoit 12 points, qui ne bat personne n’en reçoit aucun, les autres se répartissent entre les deux. Qui partage une place partage les points. Une exemption donne 6. Qui part, ou laisse passer trois décisions de suite, est dernier.
event-points-same-why = Chacun est comparé à tous ceux qui avaient la même place et les mêmes dés : les points disent de combien on en a tiré plus qu’eux en moyenne. Quand ils étaient peu nombreux, cela compte moins.
event-round = Ronde { $round }
event-board = Table { $board }
event-bye = Exempt
event-playing = en cours
event-sealed = fermé jusqu’à ce que tous aient fini
event-unfinished = non terminé
event-replay = Revoir
event-table = Table
event-absent = absent à la fin
event-adjusted = Fixé par l’hôte : { $reason }
event-nobody = un robot
event-waiting = En attente d’une place
event-commitment = Empreinte de la graine
event-commitment-why = Cette empreinte de la graine est fixée avant la première décision. Quand la donne s’ouvre, la graine figure ici.
event-seed = Graine
event-json = Résultats en JSON
event-host = Hôte : { $name }
event-invite = Lien d’invitation au tournoi
event-tools = Pour l’hôte
event-start-now = Commencer maintenant
event-pause = Mettre en pause
event-resume = Reprendre
event-cancel = Annuler le tournoi
event-draw = Refaire le tirage de cette ronde
event-remove = Retirer
event-replace = Remplacer par
event-adjust = Fixer un résultat
event-adjust-place = Place de { $name }
event-reason = Motif, lisible par tous
club-clubs = Clubs
club-why = Des gens qui jouent ensemble : avec leurs tables, leurs tournois et leur lien.
club-mine = Mes clubs
club-open = Ouverts à tous
club-none = Aucun encore.
club-new = Fonder un club
club-name = Nom du club
club-about = Le club en quelques mots
club-is-open = Chacun peut le trouver et le rejoindre
club-make = Le fonder
club-members = { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
club-people = Membres
club-role-owner = propriétaire
club-role-organiser = organisateur
club-role-member = membre
club-role-of = Rôle de { $name }
club-join = Rejoindre le club
club-leave = Quitter le club
club-send-away = Renvoyer
club-invite = Lien d’invitation
club-new-invite = Nouveau lien
club-close = Fermer le club
club-tables = Tables
club-invited = Vous êtes invité à { $name }
refused-event-guest = Les invités ne le peuvent pas : créez d’abord un compte dans les réglages. Un nom et un mot de passe suffisent.
refused-not-organiser = Seul l’hôte du tournoi peut le faire.
refused-not-member = C’est réservé aux membres du club.
refused-barred = Vous avez dépassé le temps, ou quitté votre dernier tournoi. Vous pourrez participer à nouveau quand la prochaine coupe aura commencé.
refused-club-role = Votre rôle dans le club ne le permet pas.
refused-no-tournament = Ce tournoi n’existe pas.
refused-no-club = Ce club n’existe pas, ou n’est pas ouvert.
refused-no-entrant = Personne n’a cette place dans le tournoi.
refused-tournament-over = Ce tournoi est terminé.
refused-tournament-begun = Le tournoi a déjà commencé.
refused-tournament-small = Trop peu de participants pour une table.
refused-already-tried = Vous avez déjà joué cette donne.
refused-results-in = Cette ronde a déjà des résultats.
refused-not-waiting = Seule une personne en attente peut reprendre une place.
refused-too-many-tournaments = Vous avez déjà { $most ->
    [one] { $most } tournoi en cours
   *[other] { $most } tournois en cours
} : c’est le maximum.
refused-too-many-clubs = Vous avez déjà { $most ->
    [one] { $most } club
   *[other] { $most } clubs
} : c’est le maximum.
refused-club-full = Le club a déjà { $most ->
    [one] { $most } membre
   *[other] { $most } membres
} : c’est le maximum.
refused-last-owner = Un club a besoin d’un propriétaire : nommez d’abord quelqu’un d’autre.
club-leaders = Classement du club

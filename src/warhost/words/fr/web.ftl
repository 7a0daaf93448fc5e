# Les mots propres au navigateur. Ce qui appartient à un jeu se trouve dans les fichiers du jeu.

## Partout

web-nav = Warhost
web-to-content = Aller au contenu
web-home = Accueil
web-more = Plus
web-loading = Un instant…
web-try-again = Réessayer
web-will-try-again = Nous allons réessayer.
web-close = Fermer
web-dismiss = Masquer
web-save = Enregistrer
web-saved = Enregistré.
web-back = Retour
web-you = vous
web-guest = Invité
web-your-name = Votre nom
web-language = Langue
web-to-dark = Passer au thème sombre
web-to-light = Passer au thème clair
web-nowhere = Page introuvable
web-nowhere-text = L’adresse est peut-être erronée, ou la page n’existe plus.
web-no-game = Ce serveur n’a pas ce jeu
web-no-table = Cette table ne peut pas être montrée

## Ce qui peut échouer

web-error-no-connection = Le serveur est injoignable. Vérifiez votre connexion.
web-error-no-answer = Le serveur n’a pas répondu à temps. La connexion est renouvelée.
web-pocket-failed = La partie n’a pas pu démarrer sur cet appareil. Rechargez la page quand il y aura du réseau.
web-error-server = Le serveur a eu un problème (état { $status }).
web-error-unexpected = Il s’est passé quelque chose d’inattendu : { $problem }
web-error-unknown = Le serveur a refusé ({ $reason }).
web-error-left = Vous avez quitté la table.
web-error-table-closed = Le serveur a fermé la connexion à cette table.

## L’entrée

web-home-title = Prenez place
web-home-text = De riches jeux de conquête : tout de suite contre des robots, entre amis par un lien, ou sur plusieurs jours.
web-games = Jeux
web-seats = { $least ->
    [1] jusqu’à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
}
web-minutes = environ { $minutes } minutes
web-play-now = Jouer
web-play-side = Votre camp
web-play-side-any = Au hasard
web-new-table = Nouvelle table
web-learn = Apprendre
web-watch = Regarder sans prendre place
web-tables-mine = Vos tables
web-tables-mine-none = Vous n’avez pas de table ici.
web-tables-open = Tables ouvertes
web-tables-open-none = Personne ne cherche de joueurs en ce moment. Une nouvelle table apparaît ici si vous choisissez « Qui peut voir la table : Tout le monde ».
web-tables-watchable = Parties à regarder
web-tables-watchable-none = Aucune partie ouverte n’est en cours.
web-tables-archived = Montrer les tables archivées
web-tables-more = En montrer plus
web-archive = Archiver
web-unarchive = Restaurer
web-delete-table = Supprimer
web-status-gathering = Attend des joueurs
web-status-playing = En cours
web-status-finished = Terminée
web-status-closed = Fermée avant la fin
web-status-frozen = Figée : on ne peut plus la continuer
web-upload = Reprendre un enregistrement
web-upload-why = Un enregistrement téléchargé après une partie peut être revu ici, et une partie inachevée reprise.
web-upload-file = Choisir le fichier d’une partie

## Une nouvelle table

web-new-table-of = Nouvelle table : { $game }
web-form-people = Qui joue
web-form-seats = Nombre de joueurs
web-form-who = Qui joue { $side }
web-form-level = Force du robot qui joue { $side }
web-form-me = Moi, sur cet appareil
web-form-open = Libre pour quelqu’un
web-form-bot = Un robot
web-form-name-here = Nom
web-form-name-of = Nom de la personne qui joue { $side }
web-form-shared = Plusieurs personnes partagent cet appareil : entre les tours, l’écran reste caché jusqu’à ce que la suivante le prenne.
web-form-drawn = Place { $seat } : camp tiré au sort
web-form-name-sides = Choisir qui joue quel camp
web-form-side = Camp à la place { $seat }
web-form-shuffle = Tirer les camps au sort au début de la partie
web-form-options = Règles de cette table
web-form-options-usual = comme d’habitude
web-form-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
web-form-guests = Qui peut rejoindre la table
web-form-watch = D’autres peuvent regarder (ils ne voient que ce qui est public)
web-form-hints = Les joueurs peuvent demander conseil à un robot
web-form-secrets = Ce qui était caché le reste après la fin (pas d’analyse)
web-form-language-why = Chacun lit le jeu dans sa langue ; celle-ci est la vôtre.
web-form-start = Commencer
web-form-make = Créer la table
web-form-nobody = Prenez au moins une place.
web-form-then = { $count ->
    [one] Une place est libre : vous recevrez un lien à envoyer.
   *[other] { $count } places sont libres : vous recevrez un lien à envoyer.
}
web-visibility = Qui peut voir la table
web-visibility-open = Tout le monde
web-visibility-open-why = La table figure sur la page d’accueil, et chacun peut prendre une place libre.
web-visibility-link = Qui a le lien
web-visibility-link-why = La table n’est pas affichée ; vous envoyez le lien à qui vous voulez.
web-visibility-private = Personne d’autre
web-visibility-private-why = Seulement ceux qui y sont déjà assis.
web-clock = Horloge
web-clock-none = Sans horloge : chacun prend le temps qu’il lui faut
web-clock-live = En direct : une réserve de minutes par joueur
web-clock-slow = Sur plusieurs jours : un délai par décision
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées après chaque décision
web-clock-days = Jours par décision
web-clock-timeout = Quand le temps est écoulé
web-clock-timeout-bot = un robot décide
web-clock-timeout-pass = passer si possible, sinon un robot décide
web-clock-timeout-why = Après trois fois de suite, un robot joue jusqu’au retour du joueur.
web-clock-live-is = { $minutes } min chacun, { $seconds } s ajoutées après chaque décision
web-clock-slow-days = { $days ->
    [one] Un jour par décision
   *[other] { $days } jours par décision
}
web-clock-slow-hours = { $hours ->
    [one] Une heure par décision
   *[other] { $hours } heures par décision
}

## Avant le début

web-lobby-seats = Les places
web-lobby-holder = Qui joue { $side }
web-lobby-waiting-people = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-lobby-waiting-host = Toutes les places sont prises. L’hôte va lancer la partie.
web-agreed = Réglages de la table
web-invite = Lien d’invitation
web-invite-why = Qui ouvre ce lien peut prendre une place libre.
web-invite-copy = Copier
web-invite-copied = Le lien est copié. Envoyez-le à ceux que vous voulez à la table.
web-invite-copy-yourself = Le navigateur ne permet pas de copier ici. Le lien est sélectionné : copiez-le vous-même.
web-sit = S’asseoir ici
web-stand-up = Se lever
web-start = Lancer la partie
web-start-why-not = { $count ->
    [one] Une place est encore libre : attendez quelqu’un, ou donnez-la à un robot.
   *[other] { $count } places sont encore libres : attendez du monde, ou donnez-les à des robots.
}
web-close-table = Fermer la table
web-join = Invitation
web-join-title = Vous êtes invité à { $game }
web-join-host = Partie organisée par { $name }.
web-join-choose = Où voulez-vous vous asseoir ?
web-join-full = Toutes les places sont prises.

## À la table

web-table-loading = Mise en place…
web-players = Joueurs
web-story = Ce qui s’est passé
web-hand = Main
web-sheets = Plus
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-since = Depuis votre dernier tour
web-recap = { $count ->
    [one] Depuis votre dernier tour : un événement
   *[other] Depuis votre dernier tour : { $count } événements
}
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-none = Les règles de ce jeu ne sont pas encore écrites.
web-rules-not-found = Rien trouvé pour « { $words } ».
web-rules-why = Toutes les règles en mots simples, numérotées et consultables. À la table, elles s’ouvrent là où il le faut.
web-rules-read = Lire les règles
web-rule-of-this = Afficher la règle { $rule }
web-bot = Robot, { $level }
web-bot-named = { $name }, robot, { $level }
web-seat-open = Place libre
web-here = présent
web-away = absent
web-deciding = décide
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-plain-state = L’état de la table
web-zoom-in = Zoomer
web-zoom-out = Dézoomer
web-zoom-whole = Voir tout le plateau
web-table-menu = Table
web-pause = Suspendre la partie
web-resume = Reprendre
web-leave = Quitter la table
web-leave-why = Un robot continue pour vous. Vous pouvez reprendre votre place à tout moment.
web-seat-menu = Que faire de { $side }
web-seat-to-bot = Laisser un robot jouer pour moi
web-seat-to-bot-why = Vous pouvez reprendre la place à chaque décision.
web-seat-hand-back = Rendre la place
web-seat-hand-back-why = Un robot continue. Vous ne voyez plus ce jeu et ne pouvez prendre aucune autre place dans cette partie.
web-seat-give-bot = Donner la place à un robot
web-seat-take-back = Reprendre ma place
web-seat-take = Jouer ce camp moi-même
web-seat-take-why = Vous verrez ce jeu : vous ne pourrez prendre aucune autre place dans cette partie.
web-seat-make-open = Libérer la place pour quelqu’un
web-seat-make-open-why = Qui a le lien peut la prendre.
web-seat-kick = Libérer cette place

## Décider

web-prompt = Votre décision
web-your-turn = À vous
web-your-turn-spoken = C’est à vous. { $prompt }
web-waiting-for = { $count ->
    [one] { $sides } décide
   *[other] On attend { $sides }
}
web-paused = La partie est suspendue
web-cost = coût { $cost }
web-confirm = { $choice } ?
web-confirm-yes = Confirmer
web-confirm-no = Annuler
web-answered = Votre choix : { $choice }
web-sending = { $choice }…
web-choices-left = { $count ->
    [one] reste un choix
   *[other] restent { $count } choix
}
web-list = { $count ->
    [1] Le seul choix
   *[other] Les { $count } choix
}
web-options = Ce que vous pouvez faire
web-options-filter = Filtrer par mots
web-options-none = Aucun choix ne contient ces mots.
web-hint = Conseil
web-hint-coming = Un robot réfléchit…
web-hint-title = Ce que ferait un robot
web-hint-none = Le robot n’a pas de conseil ici.
web-hint-share = sûr à { $share } %
web-hint-take = Faire ceci
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = On demande aux autres.
web-proposal = { $side } demande à reprendre { $steps ->
    [one] une décision
   *[other] { $steps } décisions
}.
web-proposal-yes = D’accord
web-proposal-no = Pas d’accord
web-proposal-waiting = Doivent encore répondre : { $sides }
web-proposal-away = { $count ->
    [one] { $sides } est absent et doit aussi donner son accord. Pour continuer sans attendre, décidez simplement.
   *[other] { $sides } sont absents et doivent aussi donner leur accord. Pour continuer sans attendre, décidez simplement.
}
web-proposal-agreed = Tous sont d’accord.
web-proposal-declined = Tous ne sont pas d’accord. La partie continue.
web-proposal-lapsed = La partie a continué entre-temps ; la question est close.

## Le clavier

web-keys = Touches
web-key-o = tous les choix en liste
web-key-n = possibilité suivante
web-key-p = possibilité précédente
web-key-enter = choisir ou confirmer
web-key-escape = un pas en arrière
web-key-u = annuler
web-key-h = conseil
web-key-r = règle de cette décision
web-key-l = journal
web-key-c = discussion
web-key-s = passer ce qui est montré
web-key-plus = plus près, plus loin
web-key-zero = tout le plateau
web-key-question = cette liste

## La ligne

web-line-connecting-again = La connexion est perdue. Nouvelle connexion…
web-line-lost-retry = La connexion est perdue. Prochain essai dans { $seconds } s ; rien n’est perdu.
web-line-waking = De retour. On regarde ce qui s’est passé entre-temps…
web-line-silent = Le serveur ne répond pas. En attente…
web-line-now = Essayer maintenant

## Plusieurs personnes, un appareil

web-hand-over = { $name }, c’est à vous
web-hand-over-why = Tout est caché jusqu’à votre signal. Que personne d’autre ne regarde.
web-hand-over-take = Je suis { $name } : montrer mon camp

## Apprendre

web-learn-title = Apprendre { $game }
web-lesson = Leçon
web-lesson-begin = Commencer
web-lesson-none = Il n’y a pas encore de partie guidée. Les règles et les conseils à la table vous aideront.
web-lesson-step = étape { $step } sur { $steps }
web-lesson-next = Continuer
web-lesson-do = Choisissez ce qui brille.
web-lesson-watch = Regardez ce qui se passe.
web-lesson-done = La leçon est finie. Continuez d’ici comme il vous plaît, ou lancez une partie à vous.
web-lesson-play = Jouer une partie

## Après la partie

web-over = La partie est finie
web-result = Résultat
web-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent ensemble
}
web-nobody-won = Personne ne gagne
web-winner = vainqueur
web-points-over-time = Les points au fil de la partie
web-points-sources = D’où viennent les points
web-round-short = T { $round }
web-step = Étape
web-rematch = Rejouer
web-rematch-moved = Rejouer en changeant de camp
web-rematch-join = Vers la revanche
web-replay = Revoir
web-replay-of = Revoir : { $game }
web-replay-at = Étape { $step } sur { $total }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-run = Lecture
web-replay-pause = Pause
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-hand = Cartes ({ $side })
web-replay-eyes = Vu par
web-replay-all = tout, secrets compris
web-replay-public = les spectateurs
web-replay-speed = Vitesse
web-replay-link = Copier le lien vers cette étape
web-analysis = Analyse
web-statistics = Statistiques
web-statistics-of-table = Le bilan de cette table
web-what-if = Et si…
    .text = Prendre un camp à cette étape et jouer autrement
web-replay-play = Jouer à partir d’ici
web-link-copied = Le lien vers cette étape est copié.
web-link-in-address = Le navigateur ne permet pas de copier ici. Le lien est dans la barre d’adresse.
web-download = Télécharger la partie
web-verify = Vérifier les dés
web-verify-why = Avant le premier dé, le serveur a montré l’empreinte de la graine secrète d’où vient tout hasard. La graine en main, chacun peut vérifier que rien n’a été changé.
web-verify-commitment = Empreinte montrée au début
web-verify-seed = Graine
web-verify-secret = secrète jusqu’à la fin de la partie
web-verify-good = Votre navigateur l’a vérifié : la graine a exactement cette empreinte.
web-verify-bad = La graine n’a pas cette empreinte. On ne peut pas se fier aux dés.
web-verify-cannot = Ce navigateur ne peut pas le vérifier ici (il faut une connexion sûre).
web-verify-replayed = Le serveur a rejoué toute la partie : tous les dés et le résultat découlent de la graine.
web-verify-not-replayed = La partie rejouée ne donne pas les mêmes dés.
web-verify-faces = Comment les dés sont tombés

## Réglages

web-settings = Réglages
web-settings-look = Apparence
web-settings-play = Partie
web-settings-name = Nom
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion-none = Désactiver les animations
web-confirming = Demander une confirmation
web-confirming-final = quand on ne pourra pas revenir dessus
web-confirming-always = toujours
web-confirming-never = jamais
web-auto-forced = Choisir pour moi quand il n’y a qu’une possibilité
web-account = Compte
web-account-is = Vous êtes connecté comme { $login }.
web-account-why = Sans compte, vos tables appartiennent à ce navigateur. Avec un compte, vous les retrouvez sur chaque appareil.
web-account-make = Créer un compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-login = Identifiant
web-login-why = Lettres, chiffres et _ . @ + -, au moins trois.
web-password = Mot de passe
web-password-why = Au moins huit caractères.
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-recover = Choisir un nouveau mot de passe
web-recover-why = Le lien que vous avez suivi permet de choisir un nouveau mot de passe, une seule fois. Vous serez alors connecté ici et déconnecté partout ailleurs.
web-forgotten = J’ai oublié mon mot de passe
web-forgotten-sent = Si cet identifiant a une adresse confirmée, un lien pour choisir un nouveau mot de passe vient d’y être envoyé.
web-forgotten-login = Saisissez d’abord votre identifiant ci-dessus.
web-forgotten-ask = Mot de passe oublié ? Demandez un lien à qui tient ce serveur.
web-farewell = Supprimer mon compte
web-farewell-why = Des robots jouent à votre place, un autre joueur devient l’hôte de vos tables, votre nom et vos messages disparaissent. Les tables où vous étiez seul sont supprimées. C’est irréversible.
web-farewell-sure = Oui, supprimer
web-farewell-done = Toutes vos données ont été supprimées.
web-kept = Ce que ce serveur conserve
web-kept-size = Vous pouvez conserver { $mb } Mo de tables, de parties enregistrées et de messages, et accueillir { $tables ->
    [one] { $tables } table non terminée
   *[other] { $tables } tables non terminées
}.
web-kept-gathering = Les tables où personne ne lance de partie sont supprimées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-kept-lesson = Les leçons sont supprimées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-kept-record = Les enregistrements que vous chargez sont supprimés après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-kept-guest = Sans compte, vos données sont supprimées si vous ne revenez pas pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
web-notices = Me prévenir quand c’est mon tour
web-notices-why = Seulement quand vous n’êtes pas à la table, et pas trop souvent.
web-notices-none = Ce serveur n’envoie pas de notifications.
web-notices-push = Dans ce navigateur
web-notices-push-cannot = Ce navigateur ne le propose pas.
web-notices-mail = Par courriel à
web-notices-mail-unconfirmed = Pas encore confirmée : ouvrez le lien du courriel.
web-mail-confirmed = Votre adresse de courriel est confirmée.
web-notices-webhook = Par webhook à
web-notice-your_turn = C’est à vous.
web-notice-finished = La partie est finie.
web-notice-challenge = { $by } vous invite à une partie.
web-notices-every = Au plus
web-notices-every-soon = au fil des événements, regroupés
web-notices-every-hour = une fois par heure
web-notices-every-day = une fois par jour
web-people = Joueurs
web-rated = Classée
web-form-rated = Le résultat compte pour le classement
web-form-rated-why = Pas de conseils, pas de retour en arrière d’un commun accord ; qui part est dernier.
web-form-rated-needs = Une partie classée demande un compte, une horloge, une seule place à vous et la boîte habituelle.

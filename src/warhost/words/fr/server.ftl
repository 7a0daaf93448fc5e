# Le serveur : pourquoi il refuse, ses courriels, sa ligne de commande.

## Refus

refused-malformed-request = Cette demande est incompréhensible. { $where } : { $problem }
refused-no-person = Choisissez d’abord un nom ou connectez-vous.
refused-wrong-password = Identifiant ou mot de passe incorrect.
refused-origin = Cette demande vient d’un autre site et n’est pas acceptée.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-your-seat = Vous ne jouez pas { $seat }.
refused-not-your-view = Vous ne pouvez regarder que par les yeux de vos propres places.
refused-not-at-table = Vous n’êtes pas à cette table.
refused-had-another-seat = Vous occupez ou avez occupé une autre place dans cette partie : ce jeu-ci doit vous rester caché.
refused-secret-until-over = Cela reste secret jusqu’à la fin de la partie.
refused-keeps-secrets = Cette table garde ses secrets, même après la fin.
refused-no-puzzle = Ce problème n’existe pas.
refused-analyses-full = De nombreuses analyses attendent déjà. Réessayez dans un moment.
refused-analysis-given-up = Le serveur est trop occupé, ou la partie trop longue, pour cette analyse. Vous pourrez la redemander plus tard.
refused-too-many-analyses = Vous attendez déjà plusieurs analyses. Redemandez quand l’une d’elles sera prête.
refused-not-analysed = Cette partie n’a pas encore été analysée.
refused-no-watching = Cette table n’admet pas de spectateurs.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-accounts-off = Ce serveur ne tient pas de comptes.
refused-notices-off = Ce serveur n’envoie pas de tels avis.
refused-metrics = Les mesures du serveur ne sont pas pour tout le monde.
refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refused-no-invite = Cette invitation n’est pas valable.
refused-no-page = Page introuvable.
refused-no-seat = Personne ne joue ici « { $seat } ».
refused-no-step = La partie ne compte pour l’instant que { $steps ->
    [one] { $steps } décision
   *[other] { $steps } décisions
}.
refused-no-study = Cette étude n’existe pas, ou elle a été supprimée.
refused-no-node = Cette variante n’existe plus.
refused-not-owner = Seul l’auteur de l’étude peut le faire.
refused-not-leader = Seule la personne qui mène peut le faire.
refused-no-trying = L’auteur de cette étude veut essayer seul. Regardez, ou commencez votre propre étude.
refused-not-your-branch = D’autres ont essayé quelque chose ici : eux seuls peuvent le modifier, ou l’auteur de l’étude.
refused-too-many-studies = Vous avez déjà { $most ->
    [one] { $most } étude
   *[other] { $most } études
}, le maximum. Supprimez-en d’abord une.
refused-study-full = Cette étude est pleine : { $most ->
    [one] { $most } décision
   *[other] { $most } décisions
}. Supprimez d’abord une variante.
refused-method = Cela ne peut pas se faire ici.
refused-stale = Cette question a déjà reçu une réponse. Regardez de nouveau la table.
refused-final = On ne pourra pas revenir dessus.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-in-pocket = Il faut le serveur pour cela. Envoyez la partie dès qu’il y aura de nouveau du réseau.
refused-not-gathering = La partie a déjà commencé.
refused-started = La partie a déjà commencé.
refused-paused = La partie est en pause.
refused-seat-taken = La place { $seat } est déjà prise.
refused-no-open-seat = Aucune place n’est libre.
refused-too-many-seats =
    { $most ->
        [one] Une personne peut tenir au plus { $most } place.
       *[other] Une personne peut tenir au plus { $most } places.
    }
refused-seats-open = Des places sont encore libres.
refused-others-playing = D’autres jouent encore à cette table.
refused-not-over = La partie n’est pas encore terminée.
refused-while-you-play = Vous jouez en ce moment une partie avec ces camps contre d’autres joueurs, sans conseils. De telles positions s’étudient une fois la partie terminée.
refused-others-table = D’autres se sont aussi assis à cette table, elle reste donc. Vous pouvez la masquer dans votre liste.
refused-no-proposal = Cette proposition n’est plus ouverte.
refused-proposal-open = Une proposition attend déjà une réponse.
refused-login-taken = Cet identifiant est déjà pris.
refused-has-account = Vous avez déjà un compte.
refused-frozen = Cette table est figée : on peut la lire, mais plus y jouer.
refused-unreadable = Ce qui est enregistré de cette table est endommagé : elle ne peut pas être ouverte. La personne qui gère ce serveur trouvera son nom dans le journal.
refused-from-position = Cette partie a commencé à partir d’une position, c’est donc impossible.
refused-known-dice = La personne qui a ouvert cette table connaît les dés à venir : personne d’autre ne peut s’y asseoir.
refused-signed-out = Vous avez été déconnecté sur cet appareil.
refused-kicked = L’hôte vous a retiré de cette table.
refused-host-not-away = Seul l’hôte fait reprendre la partie, sauf s’il est absent depuis deux minutes.
refused-recovery = Ce lien est trop ancien ou a déjà servi. Demandez-en un nouveau.
refused-private = Cette personne garde son profil pour elle.
refused-no-such-person = Il n’y a personne à cette adresse.
refused-rated-guest = Cette table est classée. Créez un compte dans les réglages pour vous y asseoir ; votre nom et vos parties restent.
refused-rated-position = Une partie qui commence d’une position, d’un enregistrement ou d’une leçon est toujours amicale.
refused-rated-box = Une table avec sa propre boîte est toujours amicale.
refused-rated-hints = Une table classée n’a pas de conseils. Désactivez-les ou jouez en amical.
refused-rated-clock = Une table classée a besoin d’une horloge.
refused-rated-twice = À une table classée, chacun a une seule place.
refused-rated-bot = La force de « { $level } » n’a pas été mesurée : ce robot ne joue pas aux tables classées. Ceux-ci y jouent : { $known }.
refused-rated-substitute = À une table classée, personne ne remplace quelqu’un d’autre.
refused-rated-others = Quelqu’un s’est déjà assis ici : l’enjeu de la partie ne change plus.
refused-rated-back = Dans une partie classée, ce qui est décidé l’est. Vous pouvez encore annuler vos dernières étapes tant que rien n’a été révélé.
refused-rated-close = Une partie classée se joue jusqu’au bout. Vous pouvez partir ; vous serez alors dernier.
refused-rated-pause = On n’arrête pas l’horloge d’une partie classée : qui est mené pourrait l’arrêter pour toujours.
refused-unsteady-bot = « { $level } » réfléchit jusqu’à la fin de son temps : sur une machine occupée, ce serait un autre adversaire. En duplicate, tous affrontent les mêmes robots ; ceux-ci décident toujours de la même façon : { $known }.
refused-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table qui n’est pas terminée
   *[other] { $most } tables qui ne sont pas terminées
}. Terminez-en ou fermez-en une d’abord.
refused-quota = Vos tables, vos parties enregistrées et vos messages occupent déjà { $used } Mo des { $most } Mo dont vous disposez ici. Supprimez les tables dont vous n’avez plus besoin.
refused-busy = Trop de choses à la fois. Essayez encore.
refused-too-large = C’est trop grand ; { $most ->
    [one] { $most } octet est permis
   *[other] { $most } octets sont permis
}.
refused-too-much-work = Le lire demande plus de temps ou de mémoire que ce serveur n’y consacre.
refused-too-fast = Trop vite. Réessayez dans { $seconds } s.
refused-server-error = Quelque chose s’est mal passé sur le serveur. Donnez à son hôte le numéro { $incident }.
refused-stopping = Le serveur redémarre. La connexion reviendra dans un instant.
refused-moved = Cette table vient de passer sur un autre serveur. Essayez encore.
refused-bots-busy = Les robots ne peuvent pas être consultés pour le moment.
frozen-does-not-replay = L’entrée { $number } de cette partie ne suit plus les règles installées.
frozen-unreadable = Ce qui est enregistré de cette partie ne peut pas être lu (incident { $incident }). La personne qui gère ce serveur en trouvera la raison dans son journal.
frozen-too-slow = Reconstruire cette partie a pris trop de temps : la table a été mise de côté. La personne qui gère ce serveur peut la libérer.
frozen-rules-failed = Les règles ont échoué plusieurs fois à cette table (incident { $incident }) : elle a été mise de côté. La personne qui gère ce serveur peut la libérer.

## Courriels

mail-your-turn-subject = { $game } : c’est votre tour
mail-your-turn =
    Bonjour { $name },

    C’est votre tour dans { $game } : { $link }
mail-finished-subject = { $game } : la partie est terminée
mail-finished =
    Bonjour { $name },

    Votre partie de { $game } est terminée. Voyez comment elle a fini : { $link }
mail-challenge-subject = { $game } : { $by } vous invite à une partie
mail-challenge =
    Bonjour { $name },

    { $by } vous invite à une partie de { $game }. Choisissez une place : { $link }
mail-several-subject = Warhost : ce qui s’est passé
mail-several =
    Bonjour { $name },

    { $text }

    { $list }
mail-confirm-subject = Confirmez votre adresse pour Warhost
mail-confirm =
    Bonjour { $name },

    Suivez ce lien pour être averti par courriel quand c’est votre tour : { $link }
    Si vous n’avez rien demandé, ne faites rien.
mail-recover-subject = Choisissez un nouveau mot de passe pour Warhost
mail-recover =
    Bonjour { $name },

    Suivez ce lien dans les vingt-quatre heures pour choisir un nouveau mot de passe : { $link }
    Si vous n’avez rien demandé, ne faites rien : votre mot de passe ne change pas.

## Pages

server-no-client = Warhost fonctionne
    .text = Le client pour navigateur ne fait pas partie de cette installation. Les programmes peuvent utiliser l’API ; docs/protocol.md l’explique.

## Ligne de commande

serve-help = Héberger des tables pour navigateurs et programmes. Les réglages viennent d’un fichier, de l’environnement et des options ; le dernier l’emporte.
serve-config = Un fichier TOML de réglages.
serve-open = Ouvrir un navigateur quand le serveur est prêt.
serve-ready = Warhost héberge ses tables à l’adresse { $address }
serve-there = Warhost tourne déjà : { $address }
backup-help = Écrire toutes les tables et personnes dans un fichier, même pendant que le serveur tourne.
backup-file = Où l’écrire.
backup-done = { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }
backup-no-database = Il n’y a pas de base de données à { $file } : rien n’a été sauvegardé.
restore-help = Remplir une base de données vide à partir d’une sauvegarde.
restore-file = La sauvegarde.
restore-done = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
} depuis { $file }
backup-not-one = { $file } n’est pas une sauvegarde de Warhost.
backup-incomplete = { $file } est incomplet ; rien n’a été restauré.
backup-other-schema = La sauvegarde a un autre schéma ({ $schema }) ; restaurez-la avec la version qui l’a écrite, puis mettez à jour.
backup-not-empty = La base de données n’est pas vide ; une sauvegarde ne va que dans une base vide.
quarantine-help = Tables qui ont échoué ou se sont bloquées et ont été mises de côté : les lister, en examiner une, les libérer.
quarantine-list-help = Lister les tables mises de côté, avec la raison.
quarantine-show-help = Afficher en JSON tout ce qui est enregistré d’une telle table ; tous les secrets y sont.
quarantine-release-help = Laisser le serveur jouer de nouveau ces tables.
quarantine-table = L’identifiant d’une table.
quarantine-all = Toutes celles qui sont mises de côté.
quarantine-empty = Aucune table n’est mise de côté.
quarantine-released = Tables libérées : { $tables }
quarantine-none = La table { $table } n’est pas mise de côté.
admin-help = Pour qui tient le serveur : voir les personnes et les tables, fermer, supprimer, déconnecter, donner un nouveau mot de passe, faire le ménage.
admin-people-help = Lister les personnes selon leur dernière venue : identifiant, jour, nom de connexion, nom.
admin-person-help = Afficher ce qui est conservé de quelqu’un, en JSON, sans le mot de passe.
admin-tables-help = Lister les tables selon leur dernier changement : identifiant, jour, jeu, état, décisions, hôte.
admin-table-help = Afficher tout ce qui entoure la partie d’une table, en JSON, sans ses secrets.
admin-quotas-help = Lister qui conserve le plus de choses ici, à côté de ce qui lui est permis.
admin-close-help = Mettre fin à une table, quels que soient ceux qui y jouent.
admin-delete-help = Supprimer une table avec son journal et ses messages.
admin-sign-out-help = Déconnecter quelqu’un sur tous ses appareils.
admin-password-help = Afficher un lien qui permet de choisir un nouveau mot de passe, une seule fois, dans les vingt-quatre heures.
admin-remove-help = Supprimer quelqu’un : des robots jouent à sa place et plus rien ne le nomme.
admin-prune-help = Supprimer ce qui a été conservé assez longtemps, comme le serveur le fait toutes les heures.
admin-arg-person = L’identifiant ou le nom de connexion d’une personne.
admin-arg-table = L’identifiant d’une table.
admin-search = Une partie d’un nom ou d’un nom de connexion ; sans elle, tout le monde.
admin-of-person = Seulement les tables dont cette personne est l’hôte (identifiant ou nom de connexion).
admin-status = Seulement les tables dans cet état : gathering, playing, finished ou closed.
admin-limit = Combien en lister au plus.
admin-yes = Ne pas demander.
admin-remove-sure = Supprimer définitivement { $name } (nom de connexion { $login }) ?
admin-delete-sure = Supprimer définitivement la table { $table } ?
admin-password-link = Ne donnez ce lien qu’à son propriétaire : { $link }
admin-ratings-help = Recompter toutes les parties classées dans l’ordre où elles ont été jouées ; les nombres restent les mêmes, sauf si quelque chose était faux.
admin-ratings-done = Parties comptées : { $games }. Classements : { $ratings }. Résultats corrigés : { $corrected }. Exploits : { $achievements }.
admin-pruned = Tables supprimées : { $tables }. Invités oubliés : { $guests }.
admin-no-person = Personne n’a l’identifiant ou le nom de connexion { $person }.
admin-no-table = Il n’y a pas de table { $table }.
order-done = C’est fait.
order-failed = Cela n’a pas marché ; le journal du serveur dit pourquoi.
order-waiting = Aucun serveur ne tourne. Le prochain qui démarrera s’en chargera.

setting-host = L’adresse d’écoute.
setting-port = Le port d’écoute.
setting-workers = Combien de processus servent ensemble derrière un seul port ; 0 : autant que la machine a de cœurs (hors Linux : un seul).
setting-bus = Comment les serveurs d’une même base se joignent : nats://hôte:port pour un nombre quelconque, local sur une seule machine, none. Sinon, local à côté d’un fichier, PostgreSQL lui-même autrement.
setting-database = Un fichier SQLite, ou postgresql://utilisateur:motdepasse@hôte/nom. Sinon, un fichier dans votre dossier de données.
setting-public_url = L’adresse où l’on trouve le serveur, par exemple https://games.example.org
setting-hosts = D’autres noms sous lesquels le serveur peut être appelé, séparés par des virgules.
setting-trusted_proxies = Les mandataires dont la parole compte pour l’adresse d’un client.
setting-secret = Signe les cookies ; sinon le serveur en garde un dans la base de données.
setting-accounts = Si l’on peut créer des comptes avec mot de passe.
setting-bot_workers = Les processus qui restent prêts pour les robots qui cherchent ; les robots qui répondent aussitôt ont le leur.
setting-bot_workers_most = Combien de processus peuvent tourner au plus quand beaucoup de robots pensent, sur chacune des deux voies.
setting-bot_budget_ms = Combien de temps un robot peut penser à un coup, en millisecondes.
setting-bot_pause_ms = Combien de temps dure au moins le coup d’un robot quand on regarde, en millisecondes.
setting-bot_unseen_pause_ms = Durée minimale du coup d’un robot à une table où personne ne joue ni ne regarde, en millisecondes.
setting-hint_level = Quel robot donne des conseils : easy, normal, hard, expert ou champion.
setting-hint_budget_ms = Combien de temps un robot peut penser à un conseil, en millisecondes.
setting-analysis_workers = Combien de processus analysent côte à côte les parties terminées ; 0 : ce serveur n’en analyse aucune.
setting-analysis_budget_s = Combien de temps peut durer l’analyse d’une partie, en secondes.
setting-rates = Multiplie toutes les limites de fréquence ; 0 les supprime.
setting-guest_mb = Combien de mégaoctets peuvent occuper les tables, parties enregistrées et messages d’un invité.
setting-account_mb = Combien de mégaoctets peuvent occuper les tables, parties enregistrées et messages d’un compte.
setting-guest_tables = Combien de tables non terminées un invité peut accueillir.
setting-account_tables = Combien de tables non terminées un compte peut accueillir.
setting-keep_gathering_days = Après combien de jours une table où personne n’a lancé de partie est supprimée ; 0 la conserve.
setting-keep_lesson_days = Après combien de jours sans décision une leçon est supprimée ; 0 la conserve.
setting-keep_guest_days = Après combien de jours un invité qui n’est pas revenu est oublié, avec les tables où seuls des invités étaient assis ; 0 les conserve.
setting-keep_record_days = Après combien de jours une partie enregistrée apportée par quelqu’un est supprimée ; 0 la conserve.
setting-sockets_per_address = Combien de connexions une adresse peut avoir ouvertes.
setting-connections_most = Combien de connexions peuvent être ouvertes en tout ; au-delà, la plus longtemps silencieuse cède sa place.
setting-compress = Si les messages sont compressés.
setting-unload_after_s = Après combien de secondes une table inactive quitte la mémoire.
setting-restart_grace_s = Pendant combien de secondes après un démarrage aucun dépassement ne compte.
setting-push = Si les avis de tour vont aux navigateurs.
setting-push_contact = Une adresse mailto: ou https: pour les services d’avis, en cas d’ennui.
setting-smtp = Le serveur de courriel, smtp://utilisateur:motdepasse@hôte:587 ou smtps://… ; sinon aucun courriel ne part.
setting-mail_from = L’expéditeur des courriels.
setting-webhooks = Si les avis vont aux adresses que les gens donnent.
setting-private_webhooks = Si ces adresses peuvent être dans le réseau du serveur.
setting-notice_every_s = Au plus un avis par personne en autant de secondes ; ce qui arrive entre-temps est dit ensemble.
setting-metrics = Si /metrics répond à Prometheus.
setting-metrics_token = Ce que Prometheus doit montrer ; sinon seule cette machine peut demander.
setting-log_format = Des lignes pour les gens (text) ou pour les machines (json).
setting-log_level = debug, info, warning ou error.
setting-shutdown_s = Combien de secondes un arrêt attend les demandes ouvertes.

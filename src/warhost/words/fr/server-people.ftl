# Refus qui concernent les personnes : qui peut être où, et ce que peut un compte.
refused-blocked-here = Une personne que vous bloquez est assise à cette table.
refused-unwelcome = Quelqu’un à cette table ne souhaite pas jouer avec vous.
refused-same-device = Quelqu’un à cette table classée a utilisé le même navigateur que vous. Jouez plutôt une partie amicale.
refused-same-device-event = Quelqu’un dans ce tournoi classé a utilisé le même navigateur que vous. Inscrivez-vous à un tournoi amical.
refused-banned = Vous ne pouvez pas participer avant le { $until }. Motif : { $why }
refused-banned-for-good = Vous ne pouvez plus participer ici. Motif : { $why }
refused-not-administrator = Seuls les administrateurs peuvent faire cela.
refused-administrator = Un administrateur ne peut pas être exclu.
refused-nobody = Personne n’a cet identifiant.
refused-no-report = Ce signalement n’existe pas.
refused-oneself = Vous ne pouvez pas vous faire cela à vous-même.
refused-reported = Vous l’avez déjà signalé. Un administrateur va s’en occuper.
refused-settled = Ce signalement est déjà traité.
refused-too-many-relations = Vous ignorez ou bloquez déjà { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
}, c’est le maximum.
refused-follow-apart = Vous et cette personne restez à distance : l’une de vous a bloqué l’autre.
refused-too-many-friends = Vous suivez déjà { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
}, c’est le maximum.
refused-too-many-reports = Vous avez { $most ->
    [one] { $most } signalement en attente
   *[other] { $most } signalements en attente
}, c’est le maximum. Attendez qu’ils soient traités.
refused-passkey = Cette clé d’accès n’a pas été acceptée.
refused-needs-account = Il faut un compte pour cela.
refused-too-many-passkeys = Vous avez déjà { $most ->
    [one] { $most } clé d’accès
   *[other] { $most } clés d’accès
}, c’est le maximum.
refused-no-passkey = Cette clé d’accès n’existe pas.
refused-no-session = Cet appareil n’est plus connecté.
refused-nobody-concedes = Personne à cette table ne peut vous concéder la partie.
ending-conceded = Les autres ont abandonné
admin-role-help = Nomme quelqu’un administrateur de la page du navigateur, ou lui retire ce rôle.
admin-arg-role = administrator, ou none
admin-role-given = { $name } a maintenant le rôle : { $role }. Il vaut d’ici une minute.
web-proposal-end = { $side } propose de terminer la partie sans résultat.
web-proposal-concede = { $side } propose de terminer la partie. { $winner } gagnerait.
web-end-game = Terminer la partie…
web-person-menu = { $name } : ignorer, bloquer, signaler
web-sign-in-passkey = Se connecter avec une clé d’accès
web-notices-webhook-format = Format
refused-vacation =
    { $left ->
        [one] Il vous reste { $left } jour de congé cette année
       *[other] Il vous reste { $left } jours de congé cette année
    }, et { $most } au plus d’affilée.
refused-challenge-apart = Vous et cette personne restez à distance : l’une de vous a bloqué l’autre.
refused-challenge-seats = Cette personne est déjà à la table.
refused-too-many-challenges = { $most ->
    [one] { $most } personne a été invitée
   *[other] { $most } personnes ont été invitées
} à cette table, c’est le maximum.
web-asked = On vous invite à jouer
web-asked-by = { $name } vous invite à une partie de { $game }
web-asked-sit = Choisir une place
web-asked-decline = Non, merci
web-ask = Inviter quelqu’un
web-ask-who = Inviter { $name }
web-ask-done = { $name } trouvera cette table sur la page d’accueil.
web-ask-none = Ici apparaissent les personnes que vous suivez et celles avec qui vous avez joué. Les autres viennent par le lien.
web-ask-to-game = Inviter à une partie
web-vacation = Congé
web-vacation-why = Pendant votre absence, vous ne perdez au temps aucune partie sur plusieurs jours : ce qui vous attend garde tout son temps à partir de votre retour. Les parties en direct continuent.
web-vacation-days = Jours à partir de maintenant
web-vacation-go = Je m’absente
web-vacation-back = Je suis de retour
web-vacation-until = Vous êtes en congé jusqu’au { $when }.
web-vacation-left = { $left ->
    [one] Il vous reste { $left } jour cette année.
   *[other] Il vous reste { $left } jours cette année.
 }
web-away-until = en congé jusqu’au { $when }
notice-several-your_turn = { $count ->
    [one] C’est à vous à une table : { $games }.
   *[other] C’est à vous à { $count } tables : { $games }.
 }
notice-several-challenge = { $count ->
    [one] On vous invite à une partie : { $games }.
   *[other] On vous invite à { $count } parties : { $games }.
 }
notice-several-finished = { $count ->
    [one] Une partie est finie : { $games }.
   *[other] { $count } parties sont finies : { $games }.
 }
web-plan = Préparer une réponse
web-plan-ready = Réponse prête
refused-recovery-code = Ce nom d’utilisateur et ce code ne vont pas ensemble, ou le code a déjà servi.
web-code = Code de récupération
web-code-why = Si vous oubliez votre mot de passe, ce code permet d’en choisir un nouveau, une fois. Il n’est montré qu’à sa création : notez-le et gardez-le en lieu sûr.
web-code-has = Vous avez un code. Un nouveau le remplacera.
web-code-make = Créer un code
web-code-new = Créer un nouveau code
web-code-is = Votre code : notez-le maintenant, il ne sera plus montré.
web-code-use = J’ai un code de récupération
web-code-use-why = Votre nom d’utilisateur, votre code et le mot de passe que vous voulez désormais. Vous serez alors connecté ici et déconnecté partout ailleurs.

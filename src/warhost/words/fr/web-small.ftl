# Petites fenêtres, touches, et absence de connexion.

web-purse = Ce que vous avez
web-lesson-show = Le montrer sur votre feuille
web-shortcuts = Raccourcis à une touche
    .why = À la table, des lettres comme O ou H agissent aussitôt. Désactivez-les si vous dictez ou s’il vous arrive d’appuyer par mégarde.
web-offline = Pas de connexion
    .text = Les pages s’ouvrent, et ce que vous avez préparé se joue sur cet appareil ; les autres tables ont besoin du serveur. Ce que vous avez décidé est conservé ; la page reprendra d’elle-même dès le retour du réseau.

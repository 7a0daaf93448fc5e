### Et si : des parties finies et ce qui aurait pu être.

study = Et si…
study-tree = Variantes essayées
study-beginning = Le début
study-end = La fin, telle que jouée
study-after = Étape { $step }
study-nothing-tried = Rien n’a encore été essayé. Allez à une étape et choisissez autrement.
study-by-bot = décidé par un robot
study-more-decisions = { $count ->
    [one] et une autre décision
   *[other] et { $count } autres décisions
}
study-notes = Nom et note
study-branch-name = Nom de la variante
study-note = Note
study-save-note = Enregistrer
study-drop = Supprimer à partir d’ici
study-drop-sure = Supprimer cette décision et les suivantes
study-company = Ensemble
study-alone-for-now = À la recherche des autres…
study-following = Vous suivez { $name }.
study-own-way = { $name } mène ; vous suivez votre propre voie.
study-leave-leader = Essayer de mon côté
study-follow = Suivre
study-you-lead = { $count ->
    [one] Vous menez ; une personne regarde.
   *[other] Vous menez ; { $count } personnes regardent.
}
study-leads = mène
study-let-lead = laisser mener
study-lead-again = Mener de nouveau
study-side = Vous décidez pour
study-side-everybody = tout le monde
study-level = Robots
study-bots-reply = Les robots répondent
    .text = Après chacune de vos décisions, les robots décident pour les autres
study-bots-go = Laisser jouer les robots
study-bots-think = Les robots décident…
study-over = Ici, la partie est finie.
study-not-asked = { $side } n’a rien à décider ici. Laissez jouer les robots ou allez à une autre étape.
study-scrub = Étape de la partie telle que jouée
study-link = Copier le lien vers cet endroit
study-title = Titre
study-everyone = Toute personne ayant le lien peut essayer
study-delete = Supprimer l’étude
study-delete-sure = La supprimer avec toutes ses variantes
study-play-table = Continuer à une table à part
    .text = Une nouvelle table commence à cet instant précis. Les dés et pioches à venir seront nouveaux.
study-play-table-go = Ouvrir la table
study-holder-me = moi
study-holder-friend = un ami, par lien

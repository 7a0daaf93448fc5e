# Jouer sans réseau : une page que peu de gens ouvrent.

pocket-lead = Le jeu entier sur cet appareil : mêmes règles, mêmes robots, sans serveur. Ce que vous jouez ici reste ici tant que vous ne l’avez pas envoyé.
pocket-ready-why = Préparez-le tant qu’il y a du réseau : { $megabytes } Mo sont chargés une fois, puis conservés. Ensuite la page s’ouvre sans réseau.
pocket-make-ready = Préparer
pocket-getting-ready = Fichiers chargés : { $done } sur { $total }…
pocket-ready = C’est prêt : vous pouvez jouer ici sans réseau.
pocket-cannot = Ce navigateur ne peut pas jouer sans serveur : il lui faut WebAssembly et les workers.
pocket-not-kept = Ce navigateur ne conserve pas les pages (une fenêtre privée, par exemple) : il n’y a rien à préparer. Tant que cette page est ouverte, vous pouvez jouer.
pocket-not-all = Tout n’a pas pu être chargé. Le reste le sera la prochaine fois.
pocket-tables = Parties sur cet appareil
pocket-go-on = Continuer
pocket-hand-in = Envoyer au serveur
    .text = La partie devient une table du serveur : à revoir, à analyser, à partager. Elle ne compte pour aucun classement.
pocket-forget = Supprimer
pocket-forget-sure = Supprimer vraiment cette partie ? Il n’en existe aucune autre copie.
pocket-no-tables = Aucune partie pour l’instant.

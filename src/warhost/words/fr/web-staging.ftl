# Comment ce qui se passe est raconté : scène par scène, au rythme choisi, et une fois encore si l’on veut.

web-decision-waits = Votre décision attend
web-decide-now = Décider maintenant
web-staging = Ce qui se passe
web-staging-hold = Pause
web-staging-go-on = Continuer
web-staging-skip = Passer cette scène
web-staging-next = Scène suivante
web-staging-end = Tout passer
web-staging-why = Pourquoi : règle { $rule }

web-speed = Vitesse du récit
web-speed-why = Un clic sur le plateau mène à tout moment à votre décision.
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-instant = Immédiat
web-speed-steps = Pas à pas
web-speed-change = Rythme : { $speed }. Changer

web-again = Revoir
web-again-shown = Revu
web-again-leave = Revenir à la table

web-stage = La scène
web-stage-close = Fermer la scène
web-stage-open = Montrer la scène

web-key-d = décider maintenant : finir ce qui est montré
web-key-k = suspendre ce qui est montré, ou continuer
web-key-v = rythme suivant

# Ce qui se dit du son.

web-sound = Son
web-sound-on = Le son est activé
web-sound-off = Le son est coupé
web-sound-is-on = Le son est activé. M le coupe.
web-sound-is-off = Le son est coupé. M le remet.
web-sound-volume = Volume
web-sound-percent = { $percent } %
web-sound-away = Jouer un son quand c’est mon tour, même dans un autre onglet
web-sound-why = Rien ne s’entend avant votre premier clic. Ce choix vaut pour cet appareil.
web-key-m = activer ou couper le son

# Les leçons à la table.

web-lesson-astray = La partie a pris un autre chemin que cette leçon. Fermez-la et continuez comme il vous plaît.
web-lesson-more = D’autres leçons

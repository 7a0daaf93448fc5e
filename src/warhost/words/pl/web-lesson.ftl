# Lekcje przy stole.

web-lesson-astray = Gra potoczyła się inaczej niż ta lekcja. Zamknij ją i graj dalej, jak chcesz.
web-lesson-more = Inne lekcje

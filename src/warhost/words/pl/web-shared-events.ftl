# Turnieje i kluby: to, co mówi się na każdej stronie.

refused-sealed = Inni wciąż grają to samo rozdanie: to pozostaje zamknięte, aż wszyscy skończą.
refused-event-table = Przy stole turniejowym nikt nie jest gospodarzem: miejsca, zegary i ustawienia pozostają bez zmian.
web-tournaments = Turnieje
web-clubs = Kluby
web-to-tournament = Do turnieju

# Wiersz poleceń: tworzenie pozycji i gra od nich („warhost new”, „warhost step”).

cli-new-first = Rozdawaj od nowa, aż zacznie ta strona; tylko w grach, w których rozstrzyga o tym los.
cli-step-until = Niech boty grają dalej: aż ktoś dostanie pytanie w tej fazie (albo faza minie), aż padnie to pytanie lub przez tyle decyzji.
cli-step-bot = Który bot decyduje przy „--until”; bez podania szybki.
cli-step-seed = Liczba, dzięki której bot zagra tak samo.
cli-step-unused-dice = Ustalone kości, którymi nikt jeszcze nie rzucił: { $things }
cli-step-unused-draws = Ustalone karty, których nikt jeszcze nie dobrał: { $things }

no-such-stop = W tej grze nie ma ani fazy, ani pytania „{ $stop }”. Fazy: { $phases }. Pytania: { $prompts }.
stop-never-came = Gra skończyła się, zanim kogokolwiek o coś zapytano przy „{ $stop }”.
nobody-chosen-first = W tej grze ({ $game }) o tym, kto zaczyna, decydują zasady, a nie los: nie można nikogo wskazać.

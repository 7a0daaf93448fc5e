# Małe okna, klawisze i brak połączenia.

web-purse = Co masz
web-lesson-show = Pokaż na swojej planszy
web-shortcuts = Skróty jednoklawiszowe
    .why = Litery takie jak O czy H działają przy stole od razu. Wyłącz je, jeśli dyktujesz albo zdarza ci się wcisnąć klawisz przypadkiem.
web-offline = Brak połączenia
    .text = Strony się otwierają, a to, co zostało przygotowane, da się rozegrać na tym urządzeniu; inne stoły wymagają serwera. To, co już zdecydowano, jest bezpieczne; strona ruszy dalej sama, gdy tylko wróci sieć.

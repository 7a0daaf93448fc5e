# Odmowy dotyczące ludzi: kto gdzie może być i co może zrobić konto.
refused-blocked-here = Przy tym stole siedzi ktoś, kogo blokujesz.
refused-unwelcome = Ktoś przy tym stole nie chce z tobą grać.
refused-same-device = Ktoś przy tym rankingowym stole używał tej samej przeglądarki co ty. Zagraj w partię towarzyską.
refused-same-device-event = Ktoś w tym turnieju rankingowym używał tej samej przeglądarki co ty. Zgłoś się do turnieju towarzyskiego.
refused-banned = Nie możesz brać udziału do { $until }. Powód: { $why }
refused-banned-for-good = Nie możesz już brać tu udziału. Powód: { $why }
refused-not-administrator = Mogą to zrobić tylko administratorzy.
refused-administrator = Administratorów nie można zablokować.
refused-nobody = Nie ma nikogo o tym identyfikatorze.
refused-no-report = Nie ma takiego zgłoszenia.
refused-oneself = Nie możesz zrobić tego sobie.
refused-reported = To już zostało przez ciebie zgłoszone. Zajmie się tym administrator.
refused-settled = To zgłoszenie jest już rozpatrzone.
refused-too-many-relations = Wyciszasz lub blokujesz już { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
   *[other] { $most } osób
}, więcej się nie da.
refused-follow-apart = Trzymacie się z tą osobą z daleka: jedno z was zablokowało drugie.
refused-too-many-friends = Obserwujesz już { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
   *[other] { $most } osób
}, więcej się nie da.
refused-too-many-reports = Masz { $most ->
    [one] { $most } otwarte zgłoszenie
    [few] { $most } otwarte zgłoszenia
   *[other] { $most } otwartych zgłoszeń
}, więcej się nie da. Poczekaj, aż zostaną rozpatrzone.
refused-passkey = Ten klucz dostępu nie został przyjęty.
refused-needs-account = Do tego potrzebne jest konto.
refused-too-many-passkeys = Masz już { $most ->
    [one] { $most } klucz dostępu
    [few] { $most } klucze dostępu
   *[other] { $most } kluczy dostępu
}, więcej się nie da.
refused-no-passkey = Nie ma takiego klucza dostępu.
refused-no-session = To urządzenie nie jest już zalogowane.
refused-nobody-concedes = Przy tym stole nie ma nikogo, kto mógłby ci się poddać.
ending-conceded = Pozostali się poddali
admin-role-help = Czyni kogoś administratorem strony w przeglądarce albo odbiera tę rolę.
admin-arg-role = administrator albo none
admin-role-given = { $name } ma teraz rolę: { $role }. Obowiązuje najpóźniej za minutę.
web-proposal-end = { $side } prosi o zakończenie gry bez wyniku.
web-proposal-concede = { $side } prosi o zakończenie gry. Wtedy wygrywa { $winner }.
web-end-game = Zakończ grę…
web-person-menu = { $name }: wycisz, zablokuj, zgłoś
web-sign-in-passkey = Zaloguj się kluczem dostępu
web-notices-webhook-format = Format
refused-vacation =
    W tym roku { $left ->
        [one] został ci { $left } dzień urlopu
        [few] zostały ci { $left } dni urlopu
       *[other] zostało ci { $left } dni urlopu
    }, a naraz można wziąć najwyżej { $most }.
refused-challenge-apart = Trzymacie się z tą osobą z daleka: jedno z was zablokowało drugie.
refused-challenge-seats = Ta osoba już siedzi przy tym stole.
refused-too-many-challenges = Do tego stołu zaproszono już { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
   *[other] { $most } osób
}, więcej się nie da.
web-asked = Zaproszono cię do gry
web-asked-by = { $name } zaprasza cię do gry { $game }
web-asked-sit = Wybierz miejsce
web-asked-decline = Nie, dziękuję
web-ask = Zaproś kogoś
web-ask-who = Zaproś: { $name }
web-ask-done = { $name } znajdzie ten stół na stronie startowej.
web-ask-none = Tu pojawiają się ci, których obserwujesz i z którymi się grało. Inni przyjdą przez odnośnik.
web-ask-to-game = Zaproś do gry
web-vacation = Urlop
web-vacation-why = W czasie urlopu nie przegrasz na czas żadnej gry rozłożonej na dni: co na ciebie czeka, ma od twojego powrotu pełny czas. Gry na żywo toczą się dalej.
web-vacation-days = Liczba dni od teraz
web-vacation-go = Wyjeżdżam
web-vacation-back = Już jestem
web-vacation-until = Nie ma cię do { $when }.
web-vacation-left = { $left ->
    [one] W tym roku został { $left } dzień.
    [few] W tym roku zostały { $left } dni.
   *[other] W tym roku zostało { $left } dni.
 }
web-away-until = na urlopie do { $when }
notice-several-your_turn = { $count ->
    [one] Twoja kolej przy jednym stole: { $games }.
   *[other] Twoja kolej przy { $count } stołach: { $games }.
 }
notice-several-challenge = { $count ->
    [one] Zaproszono cię do jednej gry: { $games }.
   *[other] Zaproszono cię do { $count } gier: { $games }.
 }
notice-several-finished = { $count ->
    [one] Skończyła się jedna gra: { $games }.
    [few] Skończyły się { $count } gry: { $games }.
   *[other] Skończyło się { $count } gier: { $games }.
 }
web-plan = Przygotuj odpowiedź
web-plan-ready = Odpowiedź przygotowana
refused-recovery-code = Ta nazwa użytkownika i ten kod nie pasują do siebie albo kod został już użyty.
web-code = Kod odzyskiwania
web-code-why = Jeśli zapomnisz hasła, tym kodem ustawisz nowe, jeden raz. Kod widać tylko w chwili utworzenia: zapisz go i schowaj w bezpiecznym miejscu.
web-code-has = Masz już kod. Nowy go zastąpi.
web-code-make = Utwórz kod
web-code-new = Utwórz nowy kod
web-code-is = Twój kod: zapisz go teraz, więcej go nie zobaczysz.
web-code-use = Mam kod odzyskiwania
web-code-use-why = Nazwa użytkownika, kod i hasło, które ma odtąd obowiązywać. Potem nastąpi zalogowanie tutaj i wylogowanie wszędzie indziej.

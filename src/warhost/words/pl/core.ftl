# Co ma do powiedzenia sam silnik: odmowy i błędy.

refused-malformed = „{ $key }” nie ma postaci { $form }.
refused-unknown-verb = Nie ma takiego wyboru jak „{ $verb }”. Są: { $known }.
refused-unknown-thing = W „{ $key }”: nie ma { $kind } o nazwie „{ $thing }”.
refused-not-yours = To nie twoja decyzja; teraz decyduje { $asked }.
refused-not-now = „{ $verb }” nie jest teraz możliwe. Możliwe: { $verbs }.
refused-not-legal = „{ $key }” nie jest tu możliwe.
refused-game-over = Gra jest skończona.
refused-no-undo = Nie można nic cofnąć: rzucono kośćmi, coś odkryto albo decyduje już ktoś inny.

bad-position = Nie można wczytać pozycji. W miejscu { $where }: { $problem }
bad-record = { $fault ->
    [whole] Nie można użyć zapisu. { $problem }
    [foreign] To nie jest zapis Warhost. Wiersz { $line }: { $problem }
   *[line] Nie można użyć zapisu. Wiersz { $line }: { $problem }
}
bad-table-option = Ta opcja stołu nie działa: { $problem }
unknown-game = { $meant ->
    [none] Nie ma gry „{ $name }”. Są: { $known }.
   *[other] Nie ma gry „{ $name }”. Może chodziło o „{ $meant }”?
}
unknown-revision = { $name }: wersja { $revision } zasad nie jest już obsługiwana. Obsługiwane: { $known }.
unknown-bot = { $meant ->
    [none] Nie ma bota „{ $name }” do tej gry. Są: { $known }.
   *[other] Nie ma bota „{ $name }” do tej gry. Może chodziło o „{ $meant }”?
}
unknown-language = Nie ma tekstów w języku „{ $language }”. Są: { $known }.
unreadable-file = Nie można odczytać { $file }: { $problem }
no-such-step = Zapis ma tylko { $last ->
    [one] { $last } decyzję
    [few] { $last } decyzje
   *[other] { $last } decyzji
}.
no-such-seat = Nikt nie siedzi tu jako „{ $seat }”. Miejsca: { $seats }.
rules-error = Coś jest nie tak w samych zasadach: { $problem }. Zgłoś to, proszę, razem z zapisem gry.

bot-random = Losowy
bot-greedy = Zachłanny
bot-beginner = Początkujący
bot-easy = Łatwy
bot-normal = Zwykły
bot-hard = Trudny
bot-expert = Ekspert
bot-champion = Mistrz
bot-face-ragna = Ragna
    .text = Najpierw uderza, potem pyta.
bot-face-osmund = Osmund
    .text = Buduje od początku, plony zbiera na końcu.
bot-face-mirel = Mirela
    .text = Uśmiecha się i ma plan, którego nie widać.
bot-face-bors = Bors
    .text = Idzie tam, gdzie biją.
bot-face-edda = Edda
    .text = Rośnie po cichu, dzień po dniu.
bot-face-vask = Vask
    .text = Bierze to, czego nikt nie pilnuje.
bot-reason-random = rzut kośćmi
bot-reason-search = wynik myślenia naprzód
bot-expects = szansa na wygraną: { $percent }%

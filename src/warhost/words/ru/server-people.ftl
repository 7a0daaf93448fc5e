# Отказы, которые касаются людей: кто где может быть и что может учётная запись.
refused-blocked-here = За этим столом сидит тот, кого вы заблокировали.
refused-unwelcome = Кто-то за этим столом не хочет играть с вами.
refused-same-device = Кто-то за этим рейтинговым столом пользовался тем же браузером, что и вы. Сыграйте товарищескую партию.
refused-same-device-event = Кто-то в этом рейтинговом турнире пользовался тем же браузером, что и вы. Запишитесь на товарищеский турнир.
refused-banned = Вы не можете участвовать до { $until }. Причина: { $why }
refused-banned-for-good = Вы больше не можете здесь участвовать. Причина: { $why }
refused-not-administrator = Это могут делать только администраторы.
refused-administrator = Администратора нельзя забанить.
refused-nobody = Никого с таким идентификатором нет.
refused-no-report = Такой жалобы нет.
refused-oneself = С самим собой этого сделать нельзя.
refused-reported = Вы уже пожаловались на это. Администратор разберётся.
refused-settled = Эта жалоба уже рассмотрена.
refused-too-many-relations = Вы уже заглушили или заблокировали { $most ->
    [one] { $most } человека
    [few] { $most } человека
   *[other] { $most } человек
}, больше нельзя.
refused-follow-apart = Вы с этим человеком не пересекаетесь: кто-то из вас заблокировал другого.
refused-too-many-friends =
    { $most ->
        [one] Вы уже следите за { $most } человеком, больше нельзя.
       *[other] Вы уже следите за { $most } людьми, больше нельзя.
    }
refused-too-many-reports = У вас { $most ->
    [one] { $most } нерассмотренная жалоба
    [few] { $most } нерассмотренные жалобы
   *[other] { $most } нерассмотренных жалоб
}, больше нельзя. Дождитесь, пока их рассмотрят.
refused-passkey = Этот ключ доступа не принят.
refused-needs-account = Для этого нужна учётная запись.
refused-too-many-passkeys = У вас уже { $most ->
    [one] { $most } ключ доступа
    [few] { $most } ключа доступа
   *[other] { $most } ключей доступа
}, больше нельзя.
refused-no-passkey = Такого ключа доступа нет.
refused-no-session = На этом устройстве уже выполнен выход.
refused-nobody-concedes = За этим столом некому вам сдаться.
ending-conceded = Остальные сдались
admin-role-help = Делает кого-то администратором страницы в браузере или снимает эту роль.
admin-arg-role = administrator или none
admin-role-given = У { $name } теперь роль: { $role }. Она действует не позже чем через минуту.
web-proposal-end = { $side } предлагает закончить игру без результата.
web-proposal-concede = { $side } предлагает закончить игру. Тогда побеждает { $winner }.
web-end-game = Закончить игру…
web-person-menu = { $name }: заглушить, заблокировать, пожаловаться
web-sign-in-passkey = Войти с ключом доступа
web-notices-webhook-format = Формат
refused-vacation = В этом году у вас { $left ->
    [one] остался { $left } день отпуска
    [few] осталось { $left } дня отпуска
   *[other] осталось { $left } дней отпуска
}, а за один раз можно взять не больше { $most }.
refused-challenge-apart = Вы с этим человеком не пересекаетесь: кто-то из вас заблокировал другого.
refused-challenge-seats = Этот человек уже за столом.
refused-too-many-challenges = За этот стол позвали уже { $most ->
    [one] { $most } человека
    [few] { $most } человека
   *[other] { $most } человек
}, больше нельзя.
web-asked = Вас зовут сыграть
web-asked-by = { $name } приглашает вас: { $game }
web-asked-sit = Выбрать место
web-asked-decline = Нет, спасибо
web-ask = Позвать кого-нибудь
web-ask-who = Позвать: { $name }
web-ask-done = { $name } увидит этот стол на главной странице.
web-ask-none = Здесь появятся те, за кем вы следите и с кем играли. Остальные придут по ссылке.
web-ask-to-game = Позвать сыграть
web-vacation = Отпуск
web-vacation-why = Пока вас нет, вы не проиграете по времени ни одной игры, растянутой на дни: на всё, что вас ждёт, после возвращения будет полное время. Игры вживую продолжаются.
web-vacation-days = Сколько дней, начиная с этой минуты
web-vacation-go = Меня не будет
web-vacation-back = Я снова здесь
web-vacation-until = Вас нет до { $when }.
web-vacation-left = { $left ->
    [one] В этом году остался { $left } день.
    [few] В этом году осталось { $left } дня.
   *[other] В этом году осталось { $left } дней.
 }
web-away-until = в отпуске до { $when }
notice-several-your_turn = { $count ->
    [one] Ваш ход за { $count } столом: { $games }.
   *[other] Ваш ход за { $count } столами: { $games }.
 }
notice-several-challenge = { $count ->
    [one] Вас зовут в { $count } игру: { $games }.
    [few] Вас зовут в { $count } игры: { $games }.
   *[other] Вас зовут в { $count } игр: { $games }.
 }
notice-several-finished = { $count ->
    [one] Окончена { $count } игра: { $games }.
    [few] Окончены { $count } игры: { $games }.
   *[other] Окончено { $count } игр: { $games }.
 }
web-plan = Подготовить ответ
web-plan-ready = Ответ подготовлен
refused-recovery-code = Это имя пользователя и этот код не подходят друг к другу, или код уже использован.
web-code = Код восстановления
web-code-why = Если вы забудете пароль, этим кодом можно будет один раз задать новый. Он показывается только при создании: запишите его и храните в надёжном месте.
web-code-has = У вас есть код. Новый его заменит.
web-code-make = Создать код
web-code-new = Создать новый код
web-code-is = Ваш код: запишите его сейчас, больше он показан не будет.
web-code-use = У меня есть код восстановления
web-code-use-why = Имя пользователя, код и пароль, который будет действовать впредь. После этого вы войдёте здесь, а на всех других устройствах сеансы завершатся.

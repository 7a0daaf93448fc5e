### А что, если: законченные партии и то, что могло бы быть.

study = А что, если…
study-tree = Что пробовали
study-beginning = Начало
study-end = Конец, как было сыграно
study-after = Шаг { $step }
study-nothing-tried = Пока ничего не пробовали. Перейдите к любому шагу и выберите иначе.
study-by-bot = решил бот
study-more-decisions = { $count ->
    [one] и ещё { $count } решение
    [few] и ещё { $count } решения
   *[many] и ещё { $count } решений
}
study-notes = Название и заметка
study-branch-name = Название варианта
study-note = Заметка
study-save-note = Сохранить
study-drop = Удалить отсюда
study-drop-sure = Удалить это решение и всё, что после него
study-company = Вместе
study-alone-for-now = Ищем остальных…
study-following = Ведёт { $name }, вы смотрите то же самое.
study-own-way = Ведёт { $name }; вы идёте своим путём.
study-leave-leader = Попробовать самому
study-follow = Смотреть вместе
study-you-lead = { $count ->
    [one] Ведёте вы; смотрит { $count } человек.
    [few] Ведёте вы; смотрят { $count } человека.
   *[many] Ведёте вы; смотрят { $count } человек.
}
study-leads = ведёт
study-let-lead = пусть ведёт
study-lead-again = Снова вести
study-side = Вы решаете за
study-side-everybody = всех
study-level = Боты
study-bots-reply = Боты отвечают
    .text = После каждого вашего решения боты решают за остальных
study-bots-go = Пусть боты играют дальше
study-bots-think = Боты решают…
study-over = Здесь партия закончена.
study-not-asked = { $side }: здесь нечего решать. Пусть боты играют дальше, или перейдите к другому шагу.
study-scrub = Шаг партии, как она была сыграна
study-link = Скопировать ссылку на это место
study-title = Название
study-everyone = Пробовать может каждый, у кого есть ссылка
study-delete = Удалить разбор
study-delete-sure = Удалить его со всеми вариантами
study-play-table = Играть дальше за отдельным столом
    .text = Новый стол начинается с этого самого момента. Будущие броски и карты будут новыми.
study-play-table-go = Открыть стол
study-holder-me = я
study-holder-friend = друг, по ссылке

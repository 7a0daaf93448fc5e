# Конец партии: сцена победителя, история очков, картинка для друзей.

web-finale-yours = Победа за вами
web-finale-story = Как это вышло
web-finale-when = { $game ->
    [bloodrage] в эпохе { $round }
   *[other] в раунде { $round }
}
web-finale-comeback = На полпути последнее место занимает { $winner }.
web-finale-never-lost = { $winner } выходит вперёд и больше не уступает.
web-finale-lead = { $changes ->
    [one] Лидер меняется { $changes } раз; { $when } окончательно вперёд выходит { $winner }.
    [few] Лидер меняется { $changes } раза; { $when } окончательно вперёд выходит { $winner }.
   *[other] Лидер меняется { $changes } раз; { $when } окончательно вперёд выходит { $winner }.
}
web-finale-lead-late = { $changes ->
    [one] Лидер меняется { $changes } раз; лишь в самом конце вперёд выходит { $winner }.
    [few] Лидер меняется { $changes } раза; лишь в самом конце вперёд выходит { $winner }.
   *[other] Лидер меняется { $changes } раз; лишь в самом конце вперёд выходит { $winner }.
}
web-finale-level = По очкам впереди никого, и всё же побеждает { $winner }.
web-finale-not-by-points = { $count ->
    [one] Больше всего очков набирает { $leader }, но побеждает { $winner }.
   *[other] Больше всего очков набирают { $leader }, но побеждает { $winner }.
}
web-finale-stroke = Самый сильный ход { $when } делает { $side }: сразу { $points } ({ $source }).
web-finale-reckoning = За один лишь последний подсчёт { $side } получает { $points }.
web-finale-living = { $winner } больше всего получает по статье «{ $source }»: { $points } из { $all }.
web-finale-second = Ближе всех подбирается { $second }, отставая на { $points }.

## Картинка для друзей

web-finale-picture = Картинка для друзей
web-finale-picture-coming = Картинка рисуется…
web-finale-picture-alt = Последнее поле, победитель, очки каждого и то, как они росли.
web-finale-picture-save = Сохранить картинку
web-finale-picture-share = Поделиться
web-finale-picture-failed = Этот браузер не смог нарисовать картинку.

# Всё о звуке.

web-sound = Звук
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-sound-is-on = Звук включён. M выключает его.
web-sound-is-off = Звук выключен. M включает его.
web-sound-volume = Громкость
web-sound-percent = { $percent } %
web-sound-away = Подавать звук, когда мой ход, даже в другой вкладке
web-sound-why = До первого щелчка ничего не слышно. Выбор действует на этом устройстве.
web-key-m = включить или выключить звук

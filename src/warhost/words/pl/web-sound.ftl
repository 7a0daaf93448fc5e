# Wszystko o dźwięku.

web-sound = Dźwięk
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-sound-is-on = Dźwięk włączony. M go wyłącza.
web-sound-is-off = Dźwięk wyłączony. M go włącza.
web-sound-volume = Głośność
web-sound-percent = { $percent }%
web-sound-away = Odtwarzaj dźwięk, gdy nadejdzie moja tura, także w innej karcie
web-sound-why = Przed pierwszym kliknięciem panuje cisza. Wybór dotyczy tego urządzenia.
web-key-m = dźwięk: włącz lub wyłącz

# What is said about sound.

web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-sound-is-on = Sound is on. M turns it off.
web-sound-is-off = Sound is off. M turns it on.
web-sound-volume = Volume
web-sound-percent = { $percent }%
web-sound-away = Play a sound when it is my turn, even in another tab
web-sound-why = Nothing is heard before your first click. The choice holds for this device.
web-key-m = sound on or off

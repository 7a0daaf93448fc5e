# Small windows, keys, and no connection.

web-purse = What you have
web-lesson-show = Show it on your sheet
web-shortcuts = Single-key shortcuts
    .why = Letters such as O or H act at once at the table. Turn them off if you dictate or press keys by accident.
web-offline = No connection
    .text = The pages open, and what you have made ready can be played on this device; other tables need the server. What you have decided is safe; the page goes on by itself as soon as the network is back.

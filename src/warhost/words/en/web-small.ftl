# Small windows, keys, and no connection.

web-purse = What you have
web-lesson-show = Show it on your sheet
web-shortcuts = Single-key shortcuts
    .why = Letters such as O or H act at once at the table. Turn them off if you dictate or press keys by accident.
web-offline = No connection
    .text = The pages open, but tables need the server. What you have decided is safe; the page goes on by itself as soon as the network is back.

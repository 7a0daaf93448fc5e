# Playing without a network: a page that few open.

pocket-lead = The whole game on this device: same rules, same bots, no server. What you play here stays here until you hand it in.
pocket-ready-why = Make it ready while there is a network: { $megabytes } MB are loaded once and kept. After that the page opens without one.
pocket-make-ready = Make ready
pocket-getting-ready = { $done } of { $total } files loaded…
pocket-ready = Ready: you can play here without a network.
pocket-cannot = This browser cannot play without a server: it needs WebAssembly and workers.
pocket-not-kept = This browser keeps no pages (a private window, for example), so there is nothing to make ready. As long as this page is open, you can play.
pocket-not-all = Not everything could be loaded. What is missing is fetched the next time.
pocket-tables = Games on this device
pocket-go-on = Go on
pocket-hand-in = Hand in to the server
    .text = It becomes a table of the server: to be seen again, analysed and shared. It counts for no rating.
pocket-forget = Delete
pocket-forget-sure = Really delete this game? There is no copy anywhere else.
pocket-no-tables = No game yet.

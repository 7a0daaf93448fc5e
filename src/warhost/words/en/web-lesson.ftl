# Lessons at the table.

web-lesson-astray = The game has gone another way than this lesson. Close it and play on as you like.
web-lesson-more = More lessons

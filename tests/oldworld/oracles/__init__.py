"""Parts of the rules written a second time, from the rules page and the rulebooks and not from the code, to be compared with it
on positions that random play has reached."""

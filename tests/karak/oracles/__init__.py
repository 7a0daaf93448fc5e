"""Parts of Karak written a second time, from the rules page and the rulebook and not from the code, to be compared with it
over positions that random play has reached."""

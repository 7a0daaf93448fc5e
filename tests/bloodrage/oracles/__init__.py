"""Blood Rage told a second time, from the rulebook and the rules page and not from the code: strengths, battles, quests,
Ragnarok, the release and the end. They read a state as a position writes it, in names."""

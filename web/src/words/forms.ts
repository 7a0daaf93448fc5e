/** What a name may look like within a sentence, as attributes of its message: cases, "in", "to" and "from" with their preposition,
 * "the", "a" and "of" with their article, and a gender. Each language has those that its sentences ask for; the same list as the
 * terminal's (`warhost.words.loader`). */
export const FORMS = ["acc", "gen", "dat", "ins", "in", "to", "from", "the", "a", "of", "gender"] as const;
export type Form = (typeof FORMS)[number];

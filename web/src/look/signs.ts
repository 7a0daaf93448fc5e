/** Latin capitals that are signs, in whatever letters the words around them are written: the letters of the sides and Roman numerals.
 * They travel with figures and punctuation (plugins/letters.ts), so that Russian needs no Latin letters for them. */
export const SIGN_CAPITALS = "ABDEHIKLNRSTVWX";

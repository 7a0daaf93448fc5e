/** What is not read out where it comes alone, and why. */
const PACKS = "the packs are seen to go around, and everybody looks at the own one";
export const PASSING: Record<string, string> = {
  laid_aside: PACKS,
  dealt: PACKS,
  packet: PACKS,
  kept: PACKS,
  packets_passed: PACKS,
  draft_ended: PACKS,
  march_began: "it is told with where the figures go",
  not_joined: "staying away changes nothing; what follows from it is told",
  no_late_card: "that somebody adds nothing is only seen",
  cards_spent: "the cards are seen to leave; who falls is told",
  cards_returned: "the cards are seen to go back",
  quest_chosen: "only its owner knows of it",
};

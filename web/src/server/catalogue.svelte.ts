/** The games of this server and their vocabularies, asked for once. */

import type { GameInfo, GameVocabulary } from "../protocol/types.ts";
import { Teller } from "../words/telling.ts";
import { nameOf } from "../words/words.svelte.ts";
import { server } from "./api.ts";

let asked: Promise<GameInfo[]> | null = null;
let known = $state.raw<GameInfo[]>([]);
const tellers = new Map<string, Promise<Teller>>();

export function allGames(): Promise<GameInfo[]> {
  asked ??= server.games().then(
    (games) => (known = games),
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.name === name);
}

/** What a side is called, as soon as the games are known. */
export function sideName(game: string, side: string): string {
  const info = known.find((each) => each.name === game);
  return String(nameOf(game, info?.side_kind, side));
}

export function tellerOf(game: string): Promise<Teller> {
  let teller = tellers.get(game);
  if (teller === undefined) {
    teller = server.vocabulary(game).then((vocabulary: GameVocabulary) => new Teller(vocabulary));
    teller.catch(() => tellers.delete(game));
    tellers.set(game, teller);
  }
  return teller;
}

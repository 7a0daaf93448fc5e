/** What pages ask of a server about a table, asked of this device. */

import { Refused } from "../server/api.ts";
import { theEngine } from "./engine.ts";
import { forgetTable, keptTable } from "./keeping.ts";

export async function asked<Reply>(method: string, path: string): Promise<Reply> {
  const { pathname, searchParams: words } = new URL(path, location.origin);
  const [, , id = "", what = ""] = pathname.split("/");
  const kept = keptTable(id);
  if (kept === null) throw new Refused("refused-no-table", {}, 404);
  const engine = theEngine();
  const viewer = words.get("as") ?? "public";
  switch (`${method} ${what}`) {
    case "GET ":
      return kept.info as Reply;
    case "GET record":
      return kept.record as Reply;
    case "POST close":
      forgetTable(id);
      return kept.info as Reply;
    case "GET replay": {
      await engine.open(kept);
      const [first, count] = [Number(words.get("first") ?? 0), Number(words.get("count") ?? 50)];
      return engine.call<Reply>({ do: "replay", viewer, first, count });
    }
    case "GET story":
      await engine.open(kept);
      return engine.call<Reply>({ do: "story", viewer });
    default:
      throw new Refused("refused-not-in-pocket", {}, 409);
  }
}

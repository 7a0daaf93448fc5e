/** Which page is shown. Addresses are paths, so that every page can be linked to, reloaded and gone back from. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "result"; id: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "edit"; game: string | null }
  | { page: "box"; game: string }
  | { page: "tournaments" }
  | { page: "new-tournament"; club: string | null }
  | { page: "tournament"; id: string }
  | { page: "clubs" }
  | { page: "club"; id: string }
  | { page: "club-invite"; code: string }
  | { page: "admin" }
  | { page: "settings" }
  | { page: "people" }
  | { page: "profile"; id: string }
  | { page: "recover" }
  | { page: "study"; id: string }
  | { page: "analysis"; id: string }
  | { page: "exercises"; id: string }
  | { page: "pocket" }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; which: string }
  | { page: "statistics"; game: string }
  | { page: "nowhere" };

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (parts === null) return { page: "nowhere" };
  const [first, second, third, ...rest] = parts;
  if (rest.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "home" };
  if (first === "settings" && second === undefined) return { page: "settings" };
  if (first === "admin" && second === undefined) return { page: "admin" };
  if (first === "recover" && second === undefined) return { page: "recover" };
  if (first === "people" && second === undefined) return { page: "people" };
  if (first === "tournaments" && second === undefined) return { page: "tournaments" };
  if (first === "pocket" && second === undefined) return { page: "pocket" };
  if (first === "puzzles" && second === undefined) return { page: "puzzles" };
  if (first === "clubs" && second === undefined) return { page: "clubs" };
  if (first === "new-tournament" && third === undefined) return { page: "new-tournament", club: second ?? null };
  if (first === "edit" && third === undefined) return { page: "edit", game: second ?? null };
  if (second === undefined) return { page: "nowhere" };
  if (first === "table" && third === "replay") return { page: "replay", id: second };
  if (first === "table" && third === "result") return { page: "result", id: second };
  if (first === "table" && third === "analysis") return { page: "analysis", id: second };
  if (first === "table" && third === "exercises") return { page: "exercises", id: second };
  if (first === "puzzles") return { page: "puzzle", game: second, which: third ?? "next" };
  if (third !== undefined) return { page: "nowhere" };
  if (first === "tournament") return { page: "tournament", id: second };
  if (first === "club") return { page: "club", id: second };
  if (first === "club-invite") return { page: "club-invite", code: second };
  if (first === "study") return { page: "study", id: second };
  if (first === "new") return { page: "new", game: second };
  if (first === "join") return { page: "join", code: second };
  if (first === "table") return { page: "table", id: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "people") return { page: "profile", id: second };
  if (first === "statistics") return { page: "statistics", game: second };
  if (first === "box") return { page: "box", game: second };
  return { page: "nowhere" };
}

/** Null: the address is broken, as when a link was cut in the middle of a letter. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  read();
  if (how === "push") scrollTo(0, 0);
}

/** Follows the browser's back and forward, and turns clicks on links of this site into steps without loading. */
export function follow(): void {
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function read(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte.ts";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/table/abc/replay")).toEqual({ page: "replay", id: "abc" });
    expect(routeOf("/join/xyz")).toEqual({ page: "join", code: "xyz" });
    expect(routeOf("/edit")).toEqual({ page: "edit", game: null });
    expect(routeOf("/edit/karak")).toEqual({ page: "edit", game: "karak" });
    expect(routeOf("/recover")).toEqual({ page: "recover" });
    expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
    expect(routeOf("/puzzles/karak")).toEqual({ page: "puzzle", game: "karak", which: "next" });
    expect(routeOf("/puzzles/karak/day")).toEqual({ page: "puzzle", game: "karak", which: "day" });
    expect(routeOf("/statistics/karak")).toEqual({ page: "statistics", game: "karak" });
    expect(routeOf("/new/oldworld")).toEqual({ page: "new", game: "oldworld" });
  });

  it("that nobody knows lead nowhere", () => {
    for (const path of [
      "/x",
      "/recover/x",
      "/table",
      "/table/a/b",
      "/new/a/b",
      "/edit/a/b",
      "/table/a/replay/b",
      "/puzzles/a/b/c",
      "/statistics",
      "/statistics/a/b",
    ]) {
      expect(routeOf(path)).toEqual({ page: "nowhere" });
    }
  });

  it("that are broken lead nowhere", () => {
    for (const path of ["/table/%E0%A4%A", "/%", "/join/%zz"]) expect(routeOf(path)).toEqual({ page: "nowhere" });
  });
});

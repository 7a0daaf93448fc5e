import { beforeEach, expect, it } from "vitest";
import { type Kept, forgetTable, keepTable, keptTable, keptTables, newId } from "./keeping.ts";

const table = (id: string, changed: number) => ({ id, info: { changed } }) as unknown as Kept;

beforeEach(() => localStorage.clear());

it("gives ids that no server gives, as long as a server's", () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^pocket-[a-z2-9]{9}$/);
});

it("keeps tables, the newest first, until they are forgotten", () => {
  keepTable(table("pocket-a", 1));
  keepTable(table("pocket-b", 3));
  keepTable(table("pocket-c", 2));
  localStorage.setItem("warhost-settings", "{}");
  expect(keptTables().map(({ id }) => id)).toEqual(["pocket-b", "pocket-c", "pocket-a"]);
  forgetTable("pocket-b");
  expect(keptTable("pocket-b")).toBeNull();
  expect(keptTables()).toHaveLength(2);
});

import { expect, test } from "vitest";
import { FIXTURES } from "./dev/fixtures.ts";
import face from "./face.ts";

test("the first game is the base game with two opponents", () => {
  const agreed = Object.entries(FIXTURES.start!.view.options);
  const modules = agreed.filter(([name, value]) => ["on", "off"].includes(value) && name !== "heroes");
  expect(modules).toHaveLength(5);
  expect(face.firstGame).toEqual({
    seats: 3,
    options: Object.fromEntries(modules.map(([name]) => [name, "off"])),
  });
});

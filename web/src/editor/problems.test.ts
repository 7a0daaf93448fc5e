import { describe, expect, it } from "vitest";
import { Refused } from "../server/api.ts";
import { concerns } from "./problems.ts";

describe("what the loader has against a position", () => {
  const at = (where: string) => new Refused("bad-position", { where, problem: "no" });

  it("concerns the field that it names, and no other", () => {
    expect(concerns(at("$.state.rage"), "rage")).toBe(true);
    expect(concerns(at("$.state.rage.wolf"), "rage")).toBe(true);
    expect(concerns(at("$.state.hands[2]"), "hands")).toBe(true);
    expect(concerns(at("$.state.rage_of_all"), "rage")).toBe(false);
    expect(concerns(at("$.flow.agenda"), "rage")).toBe(false);
    expect(concerns(new Refused("refused-busy"), "rage")).toBe(false);
  });
});

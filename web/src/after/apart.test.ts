import { describe, expect, it } from "vitest";
import { apart } from "./apart.ts";

const placed = (...at: number[]) =>
  apart(
    at.map((each) => ({ at: each })),
    10,
    100,
  ).map((mark) => mark.at);

describe("marks that would lie on each other", () => {
  it("stay where there is room", () => expect(placed(5, 40, 80)).toEqual([5, 40, 80]));
  it("are pushed down", () => expect(placed(5, 6, 40)).toEqual([5, 15, 40]));
  it("never leave the room", () => expect(placed(98, 99, 99)).toEqual([80, 90, 100]));
});

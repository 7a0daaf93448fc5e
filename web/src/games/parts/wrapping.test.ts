import { describe, expect, it } from "vitest";
import { fitted } from "./wrapping.ts";

describe("a name on a label", () => {
  it("stays on one line as long as it is largest so", () => {
    expect(fitted("Kislev", 134, 36, 28)).toEqual({ lines: ["Kislev"], size: 28 });
  });

  it("breaks where its longest line becomes shortest", () => {
    expect(fitted("Les Principautés Frontalières", 134, 36, 28).lines).toEqual(["Les Principautés", "Frontalières"]);
  });

  it("never grows beyond its box", () => {
    const { lines, size } = fitted("Теклис помогает Империи", 96, 50, 21);
    expect(lines.length * size).toBeLessThanOrEqual(50);
  });
});

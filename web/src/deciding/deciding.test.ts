import { describe, expect, it, vi } from "vitest";
import type { Option, Thing } from "../games/contract.ts";
import { type Asked, type Choose, Choosing, fits } from "./deciding.svelte.ts";

const thing = (kind: string, id: string): Thing => ({ kind, id });

function option(verb: string, args: Record<string, string>): Option {
  const things = Object.entries(args).map(([kind, id]) => thing(kind, id));
  return { key: [verb, ...Object.values(args)].join(":"), verb, args, things };
}

const question: Asked = {
  seat: "khorne",
  asked: 7,
  prompt: "turn",
  options: [
    option("play", { card: "battle_cry", region: "kislev" }),
    option("play", { card: "battle_cry", region: "empire" }),
    option("pass", {}),
  ],
};

function choosing(choose = vi.fn<Choose>(async () => "taken")) {
  const made = new Choosing(choose);
  made.ask(question);
  return { made, choose };
}

describe("choosing", () => {
  it("takes the option that clicks have left", () => {
    const { made, choose } = choosing();
    made.pick([thing("card", "battle_cry")]);
    expect(choose).not.toHaveBeenCalled();
    expect(made.glows([thing("region", "empire")])).toBe(true);
    made.pick([thing("region", "empire")]);
    expect(choose).toHaveBeenCalledWith(question, question.options[1], false);
  });

  it("waits for confirmation where that is wanted", () => {
    const { made, choose } = choosing();
    made.confirming = true;
    made.pick([thing("region", "kislev")]);
    expect(made.proposed?.key).toBe("play:battle_cry:kislev");
    expect(made.glows([thing("region", "empire")])).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    made.confirm();
    expect(choose).toHaveBeenCalledOnce();
  });

  it("goes back click by click", () => {
    const { made } = choosing();
    made.pick([thing("card", "battle_cry")]);
    expect(made.picked([thing("card", "battle_cry")])).toBe(true);
    made.back();
    expect(made.options).toHaveLength(3);
  });

  it("does nothing for what does not glow", () => {
    const { made, choose } = choosing();
    made.pick([thing("region", "norsca")]);
    expect(made.clicks).toHaveLength(0);
    expect(choose).not.toHaveBeenCalled();
  });

  it("forgets the clicks with a new question, and keeps them with the same one", () => {
    const { made } = choosing();
    made.pick([thing("card", "battle_cry")]);
    made.ask({ ...question });
    expect(made.clicks).toHaveLength(1);
    made.ask({ ...question, asked: 8 });
    expect(made.clicks).toHaveLength(0);
  });

  it("asks first where the choice could not be taken back, and takes it when the person is sure", async () => {
    const { made, choose } = choosing(vi.fn<Choose>(async (_asked, _option, sure) => (sure ? "taken" : "final")));
    made.pick([thing("region", "kislev")]);
    await vi.waitFor(() => expect(made.proposed?.key).toBe(question.options[0]?.key));
    expect(made.final).toBe(true);
    made.confirm();
    await vi.waitFor(() => expect(choose).toHaveBeenCalledTimes(2));
    expect(choose.mock.calls[1]?.[2]).toBe(true);
    expect(made.proposed).toBeNull();
  });

  it("does not ask an answered question again while the table still shows what led to it", async () => {
    const { made, choose } = choosing();
    made.pick([thing("region", "kislev")]);
    await vi.waitFor(() => expect(choose).toHaveResolved());
    await new Promise((resolve) => setTimeout(resolve));
    expect(made.asked).toBe(false);
    expect(made.glows([thing("region", "empire")])).toBe(false);
    expect(made.sending?.key).toBe("play:battle_cry:kislev");
    made.ask({ ...question, asked: 8 });
    expect(made.sending).toBeNull();
    expect(made.asked).toBe(true);
  });

  it("marks what was chosen while others still answer the same question", async () => {
    const { made, choose } = choosing();
    made.pick([thing("region", "kislev")]);
    await vi.waitFor(() => expect(choose).toHaveResolved());
    made.ask(null, "turn");
    expect(made.picked([thing("card", "battle_cry")])).toBe(true);
    made.ask(null, "turn");
    expect(made.answered?.key).toBe("play:battle_cry:kislev");
    made.ask(null, "another");
    expect(made.picked([thing("card", "battle_cry")])).toBe(false);
    made.ask(null, "turn");
    expect(made.answered).toBeNull();
  });

  it("marks nothing once others are asked something else", async () => {
    const { made, choose } = choosing();
    made.pick([thing("region", "kislev")]);
    await vi.waitFor(() => expect(choose).toHaveResolved());
    made.ask(null, "another");
    expect(made.answered).toBeNull();
  });

  it("leaves the next question alone when the answer to the last is refused late", async () => {
    let refuse: (problem: Error) => void = () => undefined;
    const { made } = choosing(vi.fn(() => new Promise<"taken">((_, reject) => (refuse = reject))));
    made.pick([thing("region", "kislev")]);
    made.ask({ ...question, asked: 8 });
    made.pick([thing("card", "battle_cry")]);
    refuse(new Error("refused"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(made.clicks).toHaveLength(1);
  });

  it("asks again when the choice was refused", async () => {
    const { made } = choosing(vi.fn(async () => Promise.reject(new Error("refused"))));
    made.pick([thing("region", "kislev")]);
    expect(made.asked).toBe(false);
    await vi.waitFor(() => expect(made.asked).toBe(true));
    expect(made.clicks).toHaveLength(0);
  });

  it("lets a lesson narrow what glows", () => {
    const { made } = choosing();
    made.only = { verb: "play", args: { region: ["empire"] } };
    expect(made.glows([thing("region", "kislev")])).toBe(false);
    expect(made.options).toHaveLength(1);
  });
});

describe("a lesson's choice", () => {
  it("takes the clicks that it takes in any other game", () => {
    const { made, choose } = choosing();
    made.only = { verb: "play", args: { region: "empire" } };
    made.pick([thing("card", "battle_cry")]);
    expect(choose).not.toHaveBeenCalled();
    expect(made.glows([thing("region", "empire")])).toBe(true);
    made.pick([thing("region", "empire")]);
    expect(choose).toHaveBeenCalledWith(question, question.options[1], false);
  });

  it("is taken where one click would decide in any other game too", () => {
    const { made, choose } = choosing();
    made.only = { verb: "play", args: { region: "empire" } };
    made.pick([thing("region", "empire")]);
    expect(choose).toHaveBeenCalledWith(question, question.options[1], false);
  });
});

describe("patterns of lessons", () => {
  it("fit by verb and by the arguments that they name", () => {
    const played = question.options[0] as Option;
    expect(fits(played, { verb: "play" })).toBe(true);
    expect(fits(played, { verb: "play", args: { region: "kislev" } })).toBe(true);
    expect(fits(played, { verb: "play", args: { region: ["norsca", "empire"] } })).toBe(false);
    expect(fits(played, { verb: "pass" })).toBe(false);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableConnection } from "../server/connection.svelte.ts";
import { type Kept, keepTable } from "./keeping.ts";
import { pocketLine } from "./line.ts";

const ID = "pocket-abcdefghi";
const engine = vi.hoisted(() => ({
  open: vi.fn(async () => undefined),
  hear: vi.fn(async (_message: unknown): Promise<unknown[]> => []),
  onframes: (_frames: unknown[]) => undefined as void,
}));
vi.mock("./engine.ts", () => ({ theEngine: () => engine }));

const table = { id: ID, mine: ["wolf"] };
const view = { type: "view", viewer: "wolf", number: 0, story: 0, step: 0, view: {}, kept: 0, events: [], since: 0 };

beforeEach(() => {
  localStorage.clear();
  engine.open.mockImplementation(async () => undefined);
  engine.hear.mockImplementation(async () => [{ type: "table", table }, view]);
  keepTable({ id: ID, made: 1, levels: [null], name: "Ann", record: "", info: { changed: 1 } } as unknown as Kept);
});

function connected(id = ID): TableConnection {
  const connection = new TableConnection(id, () => pocketLine(id));
  connection.open();
  return connection;
}

describe("the line to a table on this device", () => {
  it("is greeted like a server's, and hears what happens by itself", async () => {
    const connection = connected();
    await vi.waitFor(() => expect(connection.line).toBe("open"));
    expect(connection.frame?.number).toBe(0);
    engine.onframes([{ ...view, number: 1, kept: 0, events: [{ number: 1, decision: 1 }] }]);
    expect(connection.frame?.number).toBe(1);
    expect(connection.events).toHaveLength(1);
    connection.close();
  });

  it("hears nothing more when it is closed", async () => {
    const connection = connected();
    await vi.waitFor(() => expect(connection.line).toBe("open"));
    connection.close();
    engine.onframes([{ ...view, number: 1 }]);
    expect(connection.frame?.number).toBe(0);
  });

  it("ends for good where no such table is kept", async () => {
    const connection = connected("pocket-elsewhere");
    await vi.waitFor(() => expect(connection.refusal?.reason).toBe("refused-no-table"));
    expect(connection.line).toBe("closed");
  });

  it("says why when the engine does not start", async () => {
    engine.open.mockImplementation(async () => {
      throw new TypeError("no memory");
    });
    const connection = connected();
    await vi.waitFor(() => expect(connection.line).toBe("closed"));
    expect(connection.refusal).not.toBeNull();
  });
});

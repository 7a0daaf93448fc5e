/** Small signs of engraved maps: mountains, trees, hamlets. Each is drawn around its foot, as strokes upon paper. */

export interface Glyph {
  /** The body, filled with paper so that it hides what stands behind it. */
  body: string;
  /** Strokes of shade upon it. */
  shade: string;
}

export const GLYPHS = {
  peak: {
    body: "M-22 0C-15-6-12-19-3-33C1-29 3-25 7-22C11-19 13-14 15-10C17-6 20-3 23 0",
    shade: "M-3-33C-1-26-5-20-1-14C1-10-2-5 0 0M1-27L5-20M2-21L9-11M3-14L10-4M10-18L15-8M4-7L7-1M-9-18L-11-14",
  },
  crag: {
    body: "M-15 0C-11-8-9-20-2-29C2-24 5-20 8-11C11-5 13-2 15 0",
    shade: "M-2-29C0-20-3-12 1-4M2-23L6-13M3-16L9-5M4-9L7-2",
  },
  range: {
    body: "M-30 0C-25-7-22-16-15-24C-11-20-9-16-5-13C-2-19 2-28 6-34C10-29 13-21 18-16C22-11 26-4 31 0",
    shade: "M-15-24C-13-17-16-11-12-4M-11-18L-7-9M6-34C8-24 4-15 9-5M9-27L14-17M11-20L19-8M12-12L17-3M-10-11L-8-4",
  },
  hill: { body: "M-16 0C-11-11 7-13 16 0", shade: "M2-8L6-1M6-8L10-1M10-6L13-1" },
  pine: { body: "M0-21L-6-8L-3-8L-8 0L8 0L3-8L6-8Z", shade: "M0 0L0 4M1-16L3-10M2-7L5-2" },
  oak: {
    body: "M-1 0C-6 2-9-2-7-6C-9-11-3-15 0-12C5-15 10-10 7-6C10-2 5 2 1 0Z",
    shade: "M0 0L0 6M3-9L5-6M2-5L5-2M-3 6L3 6",
  },
  cypress: { body: "M0 0C-5-2-4-13 0-22C4-13 5-2 0 0Z", shade: "M0 0L0 5M1-15L2-8M1-7L2-2" },
  grass: { body: "", shade: "M-6 0C-5-4-6-7-8-9M-1 0L-1-11M4 0C3-4 5-7 7-8" },
  wheat: { body: "", shade: "M-5 0L-5-10M-7-9L-5-7L-3-9M-7-6L-5-4L-3-6M3 0L3-10M1-9L3-7L5-9M1-6L3-4L5-6" },
  stones: { body: "M-9 0L-9-12L-5-14L-3 0ZM3 0L4-10L9-8L9 0Z", shade: "M-5-11L-5-4M7-6L7-2" },
  mesa: {
    body: "M-19 0C-16-3-14-9-13-13L10-13C12-8 15-3 19 0",
    shade: "M-13-13L-9-11L-4-13M-7-10L-9-2M-1-11L-2-3M5-10L7-2M10-10L13-4",
  },
  thorn: { body: "", shade: "M0 0L0-9L-5-15M0-6L5-12M0-9L2-16M-3-12L-7-11" },
  hamlet: {
    body: "M-14 0L-14-8L-8-14L-2-8L-2 0ZM0 0L0-6L5-11L11-6L11 0Z",
    shade: "M-9 0L-9-4L-7-4L-7 0M4 0L4-3M-14-8L-2-8M0-6L11-6",
  },
  castle: {
    body: "M-15 0L-15-16L-12-16L-12-13L-9-13L-9-9L-4-9L-4-22L0-28L4-22L4-9L9-9L9-13L12-13L12-16L15-16L15 0Z",
    shade: "M-2 0L-2-6C-2-8 2-8 2-6L2 0M0-18L0-14M-12-9L-12-5M12-9L12-5M0-28L0-34L6-32L0-30M7-6L7-1M9-6L9-1",
  },
  tower: {
    body: "M-6 0L-5-18L-7-18L-7-24L-4-24L-4-22L-1-22L-1-24L2-24L2-22L4-22L4-24L7-24L7-18L5-18L6 0Z",
    shade: "M-1 0L-1-5L2-5L2 0M0-14L0-10M3-16L4-3",
  },
  ruin: {
    body: "M-13 0L-13-10L-10-10L-10-15L-6-12L-6 0ZM4 0L4-8L8-6L10-11L13-9L13 0Z",
    shade: "M-10-7L-10-3M9-5L9-2M-4 0L2 0",
  },
} as const satisfies Record<string, Glyph>;

export type GlyphId = keyof typeof GLYPHS;

/** A stretch of waves. */
export const WAVES = "M-16 0C-13-5-10-5-8 0C-5 5-2 5 0 0C3-5 6-5 8 0C11 5 14 5 16 0";

export const SEA_GLYPHS = {
  ship: {
    body:
      "M-20 3C-18 12-10 15 2 15C12 15 19 11 22 2L14 5H-12ZM-9 4C-13-6-12-16-8-24C0-22 4-14 3 4ZM7 4C5-3 6-10 9-16C14-13 16-6 15 4Z" +
      "M-16 3L-14-8L-11-2Z",
    shade:
      "M-8-24V-30L1-27L-8-25M9-16V-21L16-19L9-17M-7-12C-3-10 0-10 3-12M-18 7C-8 11 8 11 20 7M-26 19C-22 15-18 15-15 19C-11 23-7 23-4 19M4 20C8 16 12 16 15 20C19 24 23 24 26 20",
  },
  serpent: {
    body: "M-44 8C-42-6-30-14-22 8L-29 8C-31-2-35-2-37 8ZM-12 8C-11-12 8-18 14 8L6 8C3-7-4-4-5 8ZM24 8C24-8 26-20 36-24C44-27 50-22 50-16L58-13L49-11C44-14 38-14 36-6C35 0 34 4 34 8Z",
    shade:
      "M42-20A1.5 1.5 0 1 0 42-17M36-24L38-31L41-25M29-10L34-8M29-2L33-1M-4-8L1-3M3-9L5-4M-35-5L-32-1M-50 10C-46 6-42 6-39 10M-20 12C-16 8-12 8-9 12M14 11C18 7 22 7 25 11M36 12C40 8 44 8 47 12",
  },
} as const satisfies Record<string, Glyph>;

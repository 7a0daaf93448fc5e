/** The lights that scenes stand in: hours, weathers, powers. Flat tones that go together; every part takes its colours from here. */

export interface Light {
  /** The sky, from above to the horizon. */
  high: string;
  mid: string;
  low: string;
  /** Sun or moon. */
  disc: string;
  /** Land, far and near. */
  far: string;
  near: string;
  /** The darkest tone: silhouettes. */
  ink: string;
  /** What people wear. */
  cloth: string;
  skin: string;
  steel: string;
  /** The edge that the light catches. */
  rim: string;
  /** What shines by itself: eyes, fire, magic. */
  glow: string;
}

function light(tones: string): Light {
  const [high, mid, low, disc, far, near, ink, cloth, skin, steel, rim, glow] = tones.split(" ") as string[];
  return { high, mid, low, disc, far, near, ink, cloth, skin, steel, rim, glow } as Light;
}

//             high    mid     low     disc    far     near    ink     cloth   skin    steel   rim     glow
export const LIGHTS = {
  dawn: light("#5f8f9c #a9c3ad #f2d9a4 #fff3d0 #7c9488 #44584d #1d2a2a #a2482f #e0b48c #dfe5de #fff0c2 #ffcf5a"),
  day: light("#78aecb #a9d0d8 #dcebd8 #fff7d8 #8fb08c #5b8450 #22301f #a8432e #e6bb92 #e8ecea #fffbe6 #ffd966"),
  dusk: light("#5a2438 #a63d3a #ee8a4a #ffd98a #7a2f3c #45202d #1e0f18 #8e2a2a #d79a70 #e3cdb8 #ffc27a #ffb03a"),
  night: light("#16233f #24406a #4a7296 #eaf2e4 #2a4666 #1a2d47 #0b1424 #6b3240 #b99a86 #c3d3df #a9cbe0 #9fe3ff"),
  storm: light("#262d3d #44536b #7f93a6 #dfeaf2 #48566a #2b3545 #10151f #7d3a34 #c9a68c #d5dee6 #dcecf7 #fff3a6"),
  frost: light("#7fa9c4 #b4d3e0 #e6f3f4 #ffffff #9bbfd0 #6f9bb2 #1c3346 #3f6a8c #d9c2b0 #f0f8fb #ffffff #7fe6ff"),
  fire: light("#2b0d12 #6e1a14 #d4511c #ffc24a #5a1a14 #300e10 #150708 #8a2a16 #cf8a5c #e8c6a0 #ffb04a #ffd64a"),
  gold: light("#8a5a1c #cf9536 #f6d583 #fff6d6 #a8742a #6b4417 #2c1a0c #8c2f24 #e3b78a #f7ecd0 #fff1bc #fff0a0"),
  grove: light("#24483f #4c7f5c #a9c78a #eef3c4 #2f5c49 #1d4035 #0e211e #7a4a24 #d0ab84 #d6e2d2 #dcefb4 #c8ff8a"),
  venom: light("#251a3a #3d3f5c #6f8f63 #cfe89a #37405a #232741 #100d20 #2f6b3a #b7a08a #c8d6c4 #c5ec8c #9dff5a"),
  bone: light("#3d3a40 #6b665f #b3a78d #efe6c8 #5d5650 #38332f #171314 #54483f #d9cdb0 #d9d6cc #f0e6c6 #8fe0c4"),
  ash: light("#39302c #6d5444 #b98a5c #f0c98a #5a4638 #382b24 #1a1311 #7a3a26 #cfa27a #d8cdbf #f3cf98 #ff8a3a"),
  blood: light("#3a0a10 #8a1717 #d8432c #ffb072 #6a1216 #3a0b10 #18060a #a3221a #d48a6c #e6c9b4 #ff9a6a #ffcf4a"),
  brass: light("#5c1510 #a6431c #e8a24a #ffe2a0 #7d2b16 #4a170f #1f0a09 #9f2219 #d9986c #f0d6a0 #ffd07a #ffe07a"),
  rot: light("#2f3d1c #5f7a2c #b4bf62 #eef0b0 #4d6228 #303f1a #141c0c #6d6a2a #b8b878 #d2d3b4 #e2ea8c #d8ff5a"),
  mire: light("#3c3a22 #6f7340 #a7b07a #e6e8c0 #565c34 #363a20 #191a10 #56731f #c2b98a #d3d2bc #dfe2a4 #b6e84a"),
  warp: light("#101f4a #1f4f94 #4fa3cf #e2f6ff #1e4a86 #12305e #091530 #2a62b0 #9fb4d0 #cfe4f2 #a5e4ff #6ff2ff"),
  prism: light("#2a1a5e #3a55a8 #6fc5c9 #fff0fb #36479a #212a6a #0f1036 #7a3aa0 #a9b6d8 #dcecf7 #ffd6f2 #ffe66f"),
  silk: light("#3a1046 #8a3390 #e58cb6 #ffe6ea #6e2878 #421650 #1c0824 #8c2f92 #ecc2b6 #efd9ea #ffc9e2 #ff9ae6"),
  velvet: light("#2a1238 #5d2a66 #b4648e #ffd9c4 #4e2258 #301338 #160819 #a63a6e #e6b8a4 #e9d2d8 #ffc0c8 #ffd27a"),
  parchment: light("#b59560 #d8bd86 #f3e4ba #fff8e0 #a68a5a #77603a #2c2013 #8a3a24 #dcb088 #ece4d0 #fff6d4 #ffcf5a"),
  sea: light("#3f7186 #7fb0b4 #e0e6c8 #fff6d6 #55808a #2f5563 #122730 #9a3a2a #ddb08a #e2ebe8 #fdf3cf #ffe07a"),
  abyss: light("#150f22 #34204a #6b3470 #c58ad0 #33204a #1f1330 #0b0714 #4a2f6e #a890b4 #c8bcd6 #d09af0 #c77dff"),
  crypt: light("#14211f #26413a #4f7a66 #cfeed6 #28443c #172b27 #091210 #3f4f4a #cfd6bd #d0dcd2 #a6e8c4 #7dffc0"),
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

/** The lie of the land: where borders, coasts and ridges run, and which of them enclose which region.
 *
 * A line is drawn once and belongs to both lands beside it, so neighbours share it to the last bend. Between two regions
 * runs a `border`, towards the sea a `coast`, towards the mountains that belong to nobody a `ridge`. */

import type { Point } from "../../parts/plane.ts";

export const REGION_IDS = [
  "norsca",
  "troll_country",
  "kislev",
  "empire",
  "bretonnia",
  "estalia",
  "tilea",
  "border_princes",
  "badlands",
] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** Something for every region. */
export function byRegion<Value>(make: (region: RegionId) => Value): Record<RegionId, Value> {
  return Object.fromEntries(REGION_IDS.map((region) => [region, make(region)])) as Record<RegionId, Value>;
}

export type LineKind = "border" | "coast" | "ridge";

export interface Line {
  kind: LineKind;
  points: readonly Point[];
}

/** The board's box, and the frame around the map on which points are counted. */
export const BOARD = { width: 1720, height: 1200, frame: 54 } as const;

/** Where lines meet. */
const M = {
  norscaTrollNorth: [772, 96],
  norscaTrollSouth: [760, 330],
  trollWildNorth: [1186, 84],
  trollWildSouth: [1236, 258],
  trollKislevGulf: [1096, 336],
  kislevEmpireGulf: [1114, 448],
  kislevEmpireWild: [1130, 604],
  empirePrincesWild: [1126, 744],
  empireBretonniaPrinces: [914, 752],
  empireBretonniaSea: [704, 470],
  princesBretonniaTilea: [902, 840],
  bretonniaEstaliaSea: [330, 818],
  bretonniaEstaliaTilea: [614, 842],
  estaliaTileaSea: [606, 1060],
  tileaPrincesSea: [926, 1046],
  princesBadlandsWild: [1236, 778],
  princesBadlandsSea: [1240, 1032],
  badlandsWildSea: [1410, 1114],
} as const satisfies Record<string, Point>;

// prettier-ignore
export const LINES = {
  norscaSea: coast(
    M.norscaTrollNorth, [736, 76], [690, 92], [646, 74], [592, 94], [536, 70], [482, 88], [436, 70], [384, 92],
    [336, 74], [300, 104], [320, 146], [288, 186], [306, 228], [282, 266], [322, 290], [342, 328], [386, 314],
    [424, 348], [476, 322], [532, 350], [584, 326], [636, 352], [694, 330], M.norscaTrollSouth,
  ),
  norscaTroll: border(M.norscaTrollNorth, [784, 156], [764, 212], [782, 272], M.norscaTrollSouth),
  trollNorthSea: coast(
    M.norscaTrollNorth, [824, 74], [882, 94], [946, 72], [1012, 92], [1076, 72], [1134, 94], M.trollWildNorth,
  ),
  trollWild: ridge(M.trollWildNorth, [1218, 136], [1208, 204], M.trollWildSouth),
  trollKislev: border(M.trollWildSouth, [1190, 292], [1138, 300], M.trollKislevGulf),
  trollGulf: coast(
    M.trollKislevGulf, [1052, 318], [1004, 346], [946, 324], [894, 348], [838, 330], M.norscaTrollSouth,
  ),
  kislevGulf: coast(M.trollKislevGulf, [1108, 374], [1092, 414], M.kislevEmpireGulf),
  kislevWild: ridge(
    M.trollWildSouth, [1290, 236], [1340, 258], [1392, 262], [1434, 306], [1490, 330], [1510, 380], [1532, 420],
    [1514, 480], [1520, 534], [1484, 582], [1424, 594], [1370, 614], [1306, 596], [1244, 622], [1180, 606],
    M.kislevEmpireWild,
  ),
  kislevEmpire: border(M.kislevEmpireGulf, [1132, 494], [1114, 550], M.kislevEmpireWild),
  empireGulf: coast(
    M.kislevEmpireGulf, [1066, 426], [1014, 450], [962, 418], [908, 446], [854, 416], [800, 442], [748, 432],
    M.empireBretonniaSea,
  ),
  empireWild: ridge(M.kislevEmpireWild, [1154, 650], [1134, 700], M.empirePrincesWild),
  empireBretonnia: border(
    M.empireBretonniaSea, [718, 528], [698, 586], [720, 646], [740, 704], [796, 726], [852, 736],
    M.empireBretonniaPrinces,
  ),
  empirePrinces: border(M.empireBretonniaPrinces, [984, 764], [1058, 744], M.empirePrincesWild),
  princesWild: ridge(M.empirePrincesWild, [1182, 748], M.princesBadlandsWild),
  princesBretonnia: border(M.empireBretonniaPrinces, [902, 796], M.princesBretonniaTilea),
  tileaBretonnia: border(M.princesBretonniaTilea, [830, 856], [750, 838], [680, 854], M.bretonniaEstaliaTilea),
  tileaPrinces: border(M.tileaPrincesSea, [904, 976], [924, 906], M.princesBretonniaTilea),
  estaliaBretonnia: border(M.bretonniaEstaliaTilea, [540, 828], [466, 846], [396, 826], M.bretonniaEstaliaSea),
  estaliaTilea: border(M.bretonniaEstaliaTilea, [624, 908], [604, 984], M.estaliaTileaSea),
  bretonniaSea: coast(
    M.bretonniaEstaliaSea, [300, 792], [262, 768], [288, 728], [254, 696], [284, 660], [248, 618], [280, 582],
    [264, 544], [312, 540], [344, 508], [396, 538], [432, 506], [470, 478], [506, 496], [548, 470], [592, 506],
    [646, 468], M.empireBretonniaSea,
  ),
  estaliaSea: coast(
    M.estaliaTileaSea, [590, 1102], [540, 1114], [484, 1138], [432, 1112], [382, 1140], [342, 1118], [306, 1086],
    [284, 1044], [304, 1004], [276, 960], [294, 918], [268, 880], [298, 846], M.bretonniaEstaliaSea,
  ),
  tileaSea: coast(
    M.tileaPrincesSea, [888, 1064], [908, 1098], [878, 1124], [846, 1112], [808, 1138], [770, 1116], [724, 1140],
    [680, 1124], [644, 1116], [630, 1084], M.estaliaTileaSea,
  ),
  princesSea: coast(
    M.princesBadlandsSea, [1196, 1060], [1146, 1040], [1100, 1046], [1040, 1066], [982, 1038], M.tileaPrincesSea,
  ),
  princesBadlands: border(M.princesBadlandsWild, [1226, 838], [1248, 900], [1230, 966], M.princesBadlandsSea),
  badlandsSea: coast(M.princesBadlandsSea, [1256, 1070], [1272, 1106], [1312, 1124], [1362, 1116], M.badlandsWildSea),
  badlandsWild: ridge(
    M.princesBadlandsWild, [1248, 722], [1300, 700], [1350, 690], [1410, 698], [1470, 682], [1530, 714], [1550, 768],
    [1544, 836], [1528, 900], [1464, 940], [1428, 990], [1444, 1050], M.badlandsWildSea,
  ),
  wildNorthSea: coast(M.trollWildNorth, [1198, 60], [1190, 20]),
  wildSouthSea: coast(M.badlandsWildSea, [1426, 1142], [1416, 1190]),
} as const satisfies Record<string, Line>;

export type LineId = keyof typeof LINES;

/** A line as it is walked around a land; `-` walks it backwards. */
export type Step = LineId | `-${LineId}`;

// prettier-ignore
export const OUTLINES: Record<RegionId, readonly Step[]> = {
  norsca: ["norscaSea", "-norscaTroll"],
  troll_country: ["trollNorthSea", "trollWild", "trollKislev", "trollGulf", "-norscaTroll"],
  kislev: ["kislevWild", "-kislevEmpire", "-kislevGulf", "-trollKislev"],
  empire: ["kislevEmpire", "empireWild", "-empirePrinces", "-empireBretonnia", "-empireGulf"],
  bretonnia: [
    "empireBretonnia", "princesBretonnia", "tileaBretonnia", "estaliaBretonnia", "bretonniaSea",
  ],
  estalia: ["estaliaTilea", "estaliaSea", "-estaliaBretonnia"],
  tilea: ["tileaSea", "-estaliaTilea", "-tileaBretonnia", "-tileaPrinces"],
  border_princes: [
    "empirePrinces", "princesWild", "princesBadlands", "princesSea", "tileaPrinces", "-princesBretonnia",
  ],
  badlands: ["badlandsWild", "-badlandsSea", "-princesBadlands"],
};

/** Isles that belong to nobody, by their middles and how far they reach. */
export const ISLES: readonly { middle: Point; reach: number }[] = [
  { middle: [244, 352], reach: 17 },
  { middle: [232, 486], reach: 12 },
  { middle: [708, 392], reach: 12 },
  { middle: [818, 384], reach: 19 },
  { middle: [1050, 384], reach: 13 },
  { middle: [238, 842], reach: 13 },
  { middle: [604, 1122], reach: 9 },
  { middle: [950, 1104], reach: 14 },
  { middle: [1180, 1108], reach: 16 },
];

/** The mountains at the edge of the world, up to the frame. */
export const WILDS: readonly Step[] = [
  "-wildSouthSea",
  "-badlandsWild",
  "-princesWild",
  "-empireWild",
  "-kislevWild",
  "-trollWild",
  "wildNorthSea",
];
export const WILDS_CORNERS: readonly Point[] = [
  [1710, 20],
  [1710, 1190],
];

function coast(...points: Point[]): Line {
  return { kind: "coast", points };
}

function border(...points: Point[]): Line {
  return { kind: "border", points };
}

function ridge(...points: Point[]): Line {
  return { kind: "ridge", points };
}

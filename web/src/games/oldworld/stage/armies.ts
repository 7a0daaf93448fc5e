/** Who stands in a battle, figure by figure: those on the board, those who lie there, and those whom early dice took away. */

import { type FigureId, FIGURES } from "../components.ts";
import { POWER_IDS, type PowerId } from "../powers.ts";
import { onSpace, type OldWorldView, type Stack, stacksIn } from "../view.ts";
import type { Roll } from "../board/rolls.ts";
import type { Fallen, StagedBattle } from "./staged.ts";

export interface Soldier {
  /** As options name it: `acolyte-shielded`. */
  piece: string;
  figure: FigureId;
  stands: boolean;
  /** It falls in this scene. */
  falls: boolean;
  /** It is hit in this scene. */
  struck: boolean;
}

export interface Army {
  power: PowerId;
  soldiers: readonly Soldier[];
  /** All dice of this battle so far. */
  rolls: readonly Roll[];
  /** Dice that it would throw, as the table knows them. */
  dice: number;
}

/** The armies in power order; those who have nobody there but throw dice by a card are among them. */
export function armiesIn(view: OldWorldView, battle: StagedBattle): Army[] {
  const { region, rolls, fallen, falling } = battle;
  const standing = onSpace(view.state, region);
  const stacks = [...stacksIn(view.state, region), ...(standing ? [standing] : [])];
  const now = fallen.slice(fallen.length - falling);
  return POWER_IDS.map((power): Army => {
    const own = stacks.filter((stack) => sideOf(stack) === power);
    const gone = fallen.filter((each) => each.victim === power && each.gone);
    return {
      power,
      soldiers: [
        ...own.filter(({ laid }) => !laid).flatMap(soldiersOf),
        ...withFalling(own.filter(({ laid }) => laid).flatMap(soldiersOf), now),
        ...withFalling(gone.map(lying), now),
      ],
      rolls: rolls.filter(({ seat }) => seat === power),
      dice: view.summary.regions[region].dice[power] ?? 0,
    };
  }).filter(({ soldiers, rolls: thrown, dice }) => soldiers.length > 0 || thrown.length > 0 || dice > 0);
}

/** Who commands them: a figure that Slaanesh controls fights for Slaanesh. */
function sideOf({ figure, marks }: Stack): PowerId {
  return marks.includes("controlled") ? "slaanesh" : FIGURES[figure].power;
}

function soldiersOf({ piece, figure, laid, count }: Stack): Soldier[] {
  return Array.from({ length: count }, () => ({ piece, figure, stands: !laid, falls: false, struck: false }));
}

function lying({ piece }: Fallen): Soldier {
  return { piece, figure: piece.split("-")[0] as FigureId, stands: false, falls: false, struck: false };
}

/** The last of each kind are those who fall now. */
function withFalling(soldiers: readonly Soldier[], now: readonly Fallen[]): Soldier[] {
  return soldiers.map((soldier, index) => {
    const alike = now.filter(({ piece }) => piece === soldier.piece).length;
    const behind = soldiers.slice(index).filter(({ piece }) => piece === soldier.piece).length;
    const falls = behind <= alike;
    return { ...soldier, falls, struck: falls };
  });
}

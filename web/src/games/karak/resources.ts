/** Signs for food, wood and stone, from the open icon set: path data in a box of 512 x 512. */

import stone from "icon:stone-pile";
import wheat from "icon:wheat";
import wood from "icon:wood-pile";
import type { ResourceId } from "./components.ts";

export const RESOURCE_SIGNS: Record<ResourceId, string> = { food: wheat, wood, stone };

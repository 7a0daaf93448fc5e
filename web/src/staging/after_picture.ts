/** When something is done between two pictures. Whoever measures comes first, when what has just changed is laid out; whoever has much
 * to draw takes turns with all others, so that no picture waits for all of it. */

import { flushSync } from "svelte";

/** As much as is drawn between two pictures; what was begun is finished. */
const A_TURN_MS = 4;

type Act = () => void;

/** Those whose picture has come. */
const measuring = new Set<Act>();
/** Those who wait for their turn. */
const drawing = new Set<Act>();
/** The picture after which something was drawn last. */
let drawnAfter = -1;

/** Calls when what has just changed is on the screen: whoever measures then finds everything laid out, and makes nobody lay it out twice.
 * Gives what calls it off. */
export function afterPicture(then: Act): Act {
  const measure = () => then();
  const frame = requestAnimationFrame(() => {
    measuring.add(measure);
    setTimeout(measureAll);
  });
  return () => {
    cancelAnimationFrame(frame);
    measuring.delete(measure);
  };
}

/** The same, so many pictures later. */
export function afterPictures(count: number, then: Act): Act {
  let callOff = afterPicture(() => {
    if (count <= 1) then();
    else callOff = afterPictures(count - 1, then);
  });
  return () => callOff();
}

/** Draws it when its turn comes, with as much else between two pictures as goes quickly. Gives what calls it off. */
export function inTurn(act: Act): Act {
  const draw = () => act();
  drawing.add(draw);
  if (drawing.size === 1) awaitTurn();
  return () => drawing.delete(draw);
}

/** All in one go: what one of them changes is not laid out before the others have measured. */
function measureAll(): void {
  for (const measure of [...measuring]) take(measuring, measure, measure);
}

/** A turn comes after the picture, and after all who measure it. */
function awaitTurn(): void {
  requestAnimationFrame((picture) => setTimeout(() => setTimeout(() => takeTurns(picture))));
}

/** Turns go on for as long as anybody waits, each after a picture of its own. */
function takeTurns(picture: number): void {
  if (picture !== drawnAfter) drawSome();
  drawnAfter = picture;
  if (drawing.size > 0) awaitTurn();
}

function drawSome(): void {
  const begun = performance.now();
  // What is drawn is drawn here and now: only then is it known how long it took.
  for (const draw of drawing) {
    take(drawing, draw, () => flushSync(draw));
    if (performance.now() - begun >= A_TURN_MS) break;
  }
}

/** Whatever befalls one, the others have their turn. */
function take(list: Set<Act>, entry: Act, act: Act): void {
  if (!list.delete(entry)) return;
  try {
    act();
  } catch (problem) {
    reportError(problem);
  }
}

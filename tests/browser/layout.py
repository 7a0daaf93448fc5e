"""What a screen measures, as it stands: what is cut off or out of reach, what is too small for a finger or an eye, how high the bar is.
The measuring itself happens in the page; this module knows no game."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

LEAST_TARGET_PX: Final = 24
LEAST_TEXT_PX: Final = 9

SCREENS: Final[dict[str, dict[str, object]]] = {
    "844x390": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "360x740": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "820x1180": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "1440x900 at 200 %": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
}
"""The last is a laptop whose browser shows everything twice as large: the page has half the pixels then."""

MEASURE: Final = """([leastTarget, leastText]) => {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (element) =>
    (element.ariaLabel || element.textContent || element.dataset?.thing || element.tagName).trim().replace(/\\s+/g, " ").slice(0, 60);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, .skip");
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
  const root = dialog ?? document.body;

  // How much of it can be seen: less where a frame hides it for good; what a list or a row scrolls into sight is not lost.
  const withinReach = (element) => {
    let box = element.getBoundingClientRect();
    let scrolls = false;
    for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      if (up.matches("section.stage.whole")) break;  // it lies over everything
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      if (scrolls) return cut(up.getBoundingClientRect(), screen);
      if (/hidden|clip/.test(overflowX + overflowY)) box = cut(box, up.getBoundingClientRect());
    }
    return cut(box, screen);
  };

  const findings = [];
  if (document.querySelector("[data-fills-screen]")) {
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1) findings.push(`cut: the page is ${page.scrollHeight - innerHeight} px too high`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth + 1) findings.push("cut: the page scrolls sideways");

  const frame = document.querySelector("[data-frame]");
  const onBoard = (element) => frame !== null && frame.contains(element);
  const controls = [...root.querySelectorAll("button, a[href], select, input, summary")]
    .filter((each) => isShown(each) && !onBoard(each));
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const label = control.closest("label")?.getBoundingClientRect() ?? box;
    const reach = withinReach(control);
    const scrolled = area(reach) > 0 && (reach.left > box.left || reach.right < box.right || reach.top > box.top);
    if (area(reach) < 0.9 * area(box) && !scrolled) findings.push(`off screen: ${name(control)}`);
    const inText = getComputedStyle(control).display === "inline";
    const least = Math.min(Math.max(box.width, label.width), Math.max(box.height, label.height));
    if (least < leastTarget - 0.5 && !inText) findings.push(`small: ${name(control)}, ${least.toFixed(0)} px`);
  }

  // Words that are cut off and do not say so: nothing unfolds them.
  for (const element of root.querySelectorAll("p, span, strong, h1, h2, h3, li, td, th, label, button, a, small, b")) {
    if (!isShown(element) || onBoard(element) || element.closest("[data-unfolds]")) continue;
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowX + style.overflowY) || element.clientWidth === 0) continue;
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
    if (isCut && !element.title) findings.push(`cut: ${name(element)}`);
  }

  // What can be touched in the game. A board under a stage that takes the whole screen is out of reach meanwhile.
  const isStaged = document.querySelector("section.stage.whole") !== null;
  const glowing = [...root.querySelectorAll(".touchable.glows")].filter((each) => isShown(each) && !(isStaged && onBoard(each)));
  const boxes = glowing.map((each) => each.getBoundingClientRect());
  const inSight = boxes.map((box, index) => area(cut(box, withinReach(glowing[index]))) > 0.3 * area(box));
  const least = (box) => Math.min(box.width, box.height);
  let smallest = Infinity;
  const small = [];
  boxes.forEach((box, index) => {
    if (!inSight[index]) return;
    smallest = Math.min(smallest, least(box));
    if (least(box) >= leastTarget - 0.5) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!onBoard(glowing[index])) findings.push(`small: ${name(glowing[index])}, ${least(box).toFixed(0)} px`);
    else if (document.elementFromPoint(x, y)?.closest(".touchable.glows") === glowing[index])
      small.push({ x, y, thing: glowing[index].dataset.thing, owner: glowing[index].dataset.owner ?? null, name: name(glowing[index]) });
  });
  if (glowing.length > 0 && !inSight.includes(true)) findings.push("off screen: all that can be touched");

  // Words of the board where a decision is made: the names of the places that can be chosen, and what is written on what glows.
  const sizes = [];
  const decided = [];
  const named = new Set([...document.querySelectorAll("[data-name]")].map((each) => each.dataset.name));
  for (const text of frame?.querySelectorAll("svg text") ?? []) {
    if (!isShown(text) || !text.textContent.trim()) continue;
    const box = text.getBoundingClientRect();
    if (area(cut(box, frame.getBoundingClientRect())) < 0.5 * area(box)) continue;
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    sizes.push(size);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const at = text.matches(".name")
      ? boxes.findIndex((each, index) => onBoard(glowing[index]) && each.left <= x && x <= each.right && each.top <= y && y <= each.bottom)
      : -1;
    if (at >= 0 && !named.has(glowing[at].dataset.thing)) decided.push({ size, said: text.textContent.trim() });
  }
  for (const each of document.querySelectorAll("[data-name]"))
    decided.push({ size: parseFloat(getComputedStyle(each).fontSize), said: each.textContent });
  for (const { size, said } of decided)
    if (size < leastText) findings.push(`unread: “${said}” on the board, ${size.toFixed(1)} px`);

  const height = (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  const median = (values) => values.length ? values.sort((one, other) => one - other)[values.length >> 1] : null;
  return {
    findings: [...new Set(findings)],
    bar: Math.round(height(".bottom") * 10) / 10,
    board: frame ? [Math.round(frame.clientWidth), Math.round(frame.clientHeight)] : null,
    glowing: glowing.length,
    smallest: Number.isFinite(smallest) ? Math.round(smallest * 10) / 10 : null,
    small,
    text: median(sizes.map((size) => Math.round(size * 10) / 10)),
    text_decided: decided.length ? Math.round(Math.min(...decided.map(({ size }) => size)) * 10) / 10 : null,
  };
}"""


def measured(page: Page) -> dict[str, Any]:
    """What is wrong with the page as it stands now (`findings`), and its measures."""
    found: dict[str, Any] = page.evaluate(MEASURE, [LEAST_TARGET_PX, LEAST_TEXT_PX])
    return found


def comes_closer(page: Page, thing: dict[str, Any]) -> str | None:
    """A finger, or the mouse, on something small of the board brings the board closer instead of picking it; what is wrong with that."""
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(thing["x"], thing["y"])
    else:
        page.mouse.click(thing["x"], thing["y"])
    page.wait_for_timeout(400)
    least = page.evaluate(LEAST_SIDE, thing)
    return (
        None
        if least is None or least >= LEAST_TARGET_PX
        else f"small: {thing['name']} stays at {least:.0f} px"
    )


LEAST_SIDE: Final = """({ thing, owner }) => {
  const found = [...document.querySelectorAll("[data-frame] .touchable.glows")]
    .find((each) => each.dataset.thing === thing && (each.dataset.owner ?? null) === owner);
  const box = found?.getBoundingClientRect();
  return box ? Math.min(box.width, box.height) : null;
}"""

/** Remembers at which steps a seat decided on this device, so that it can ask to go back there. Lasts as long as the tab. */

export class OwnSteps {
  readonly #place: string;
  #steps: Record<string, number[]>;

  constructor(table: string) {
    this.#place = `warhost-steps-${table}`;
    this.#steps = this.#stored();
  }

  /** The seat decided when so many decisions stood. */
  add(seat: string, step: number): void {
    const before = (this.#steps[seat] ?? []).filter((each) => each < step);
    this.#steps[seat] = [...before, step].slice(-100);
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(this.#steps));
    } catch {
      // Without storage the memory lasts as long as the page.
    }
  }

  /** The step before the seat's last decision that still stands; null when there is none. */
  last(seat: string, now: number): number | null {
    return (this.#steps[seat] ?? []).filter((step) => step < now).at(-1) ?? null;
  }

  #stored(): Record<string, number[]> {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "{}") as Record<string, number[]>;
    } catch {
      return {};
    }
  }
}

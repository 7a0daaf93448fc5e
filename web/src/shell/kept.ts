/** Small things kept on this device. Without storage they last as long as nobody asks again. */

export function kept<Value>(place: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // There is no storage here.
  }
}

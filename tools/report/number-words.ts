/** A share as a percentage; a dash when there is nothing to share. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`;
}

/** With two decimals; a dash if there's no number. */
export function score(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : "–";
}

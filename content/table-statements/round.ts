import { tidy } from "@theta/items/template";
import { columnOf, descending, type World } from "./world.ts";

/** The roundest number between two positive ones, if it's round enough to be said: 15 for 14.2 and 15.3. */
export function roundBetween(low: number, high: number): number | null {
  if (low <= 0 || high <= low) return null;
  const size = 10 ** Math.floor(Math.log10(high));
  // Two digits, or three if the last is a 5.
  const steps = [size, size / 2, size / 10, ...(size >= 100 ? [size / 20] : [])];
  for (const step of steps) {
    const nearest = Math.round((low + high) / 2 / step) * step;
    const round = [nearest, Math.ceil(low / step) * step]
      .map((one) => tidy(one))
      .find((one) => {
        return one > low + 1e-9 && one < high - 1e-9;
      });
    if (round !== undefined) return round;
  }
  return null;
}

/** Two digits of which the second isn't 5, or three. */
function isRough(bound: number): boolean {
  return bound > 10 && !/^\d5?0*$/.test(String(Math.round(bound * 1000)));
}

/** A round bound that so many rows are above, in the order from the greatest. */
export function boundAfter(world: World, key: string, count: number): number | null {
  const order = descending(world, key);
  const [above, below] = [order[count - 1], order[count]];
  return above && below ? boundBetween(world, key, below.figures[key]!, above.figures[key]!) : null;
}

/** A round bound between two values of a column. */
export function boundBetween(world: World, key: string, low: number, high: number): number | null {
  const bound = roundBetween(low, high);
  const { kind, heading } = columnOf(world, key);
  // There's no half of an employee.
  if (bound !== null && kind === "count" && !heading.includes("(") && !Number.isInteger(bound))
    return null;
  // A bound such as 61 percent or 6,300 looks made up.
  return bound !== null && isRough(bound) ? null : bound;
}

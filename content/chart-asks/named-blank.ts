import type { Blank, Slip } from "@theta/items/template";

/** A name that a reader takes by mistake: its place in the list, and the misreading. */
export type Rival = readonly [place: number, slip: string];

/**
 * A blank filled with a name: the one with the greatest size. Null if the greatest isn't clear, or if
 * every misreading leads to the right name as well.
 */
export function greatestOf(
  names: readonly string[],
  size: (place: number) => number,
  told: (place: number) => string,
  rivals: readonly Rival[],
  margin: number,
): { readonly key: number; readonly blank: Blank } | null {
  const order = [...names.keys()].toSorted((a, b) => size(b) - size(a));
  const [key, next] = order as [number, number];
  if (size(key) - size(next) < margin || rivals.every(([place]) => place === key)) return null;
  const others: Rival[] = order.map((place) => [place, "misjudges the sizes"]);
  const slips = [...rivals, ...others]
    .filter(([place], k, all) => place !== key && all.findIndex(([one]) => one === place) === k)
    .map(([place, slip]): Slip => ({ text: names[place]!, value: place, slip, why: told(place) }));
  return {
    key,
    blank: { key: { text: names[key]!, value: key, why: told(key) }, slips: slips.slice(0, 4) },
  };
}

/** The place of the greatest value. */
export function placeOfMost(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/** For checkers: the options of the greatest size, compared two by two. */
export function topNames(options: readonly string[], size: (name: string) => number): number[] {
  return options.flatMap((one, k) =>
    options.every((other) => other === one || size(one) > size(other)) ? [k] : [],
  );
}

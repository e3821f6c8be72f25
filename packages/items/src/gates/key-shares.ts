import type { Asked } from "../asked.ts";
import { LETTERS } from "../taxonomy.ts";
import type { Measure } from "./ratchet.ts";

/** Difficulties that learners of one level meet together. */
const LEVELS = [
  [1, 3],
  [4, 6],
  [7, 10],
] as const;

/** Fewer questions than this say little about shares. */
const FEWEST = 50;
const [LEAST, MOST] = [0.14, 0.26];

/** How often each key of Data Sufficiency is right where learners of one level meet it. */
export function keyShareMeasures(bank: readonly Asked[]): Measure[] {
  const all = bank.flatMap(({ item }) => (item.format === "data-sufficiency" ? [item] : []));
  return LEVELS.flatMap(([from, to]) => {
    const own = all.filter(({ difficulty }) => difficulty >= from && difficulty <= to);
    if (own.length < FEWEST) return [];
    return LETTERS.map((letter) => ({
      name: `data-sufficiency: share of key ${letter} at difficulty ${from} to ${to}`,
      value: own.filter(({ key }) => key === letter).length / own.length,
      least: LEAST,
      most: MOST,
      count: own.length,
    }));
  });
}

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
const WIDEST = 0.12;

/** How evenly the keys of Data Sufficiency are right where learners of one level meet them. */
export function keyShareMeasures(bank: readonly Asked[]): Measure[] {
  const all = bank.flatMap(({ item }) => (item.format === "data-sufficiency" ? [item] : []));
  return LEVELS.flatMap(([from, to]) => {
    const own = all.filter(({ difficulty }) => difficulty >= from && difficulty <= to);
    if (own.length < FEWEST) return [];
    const shares = LETTERS.map(
      (letter) => own.filter(({ key }) => key === letter).length / own.length,
    );
    return [
      {
        name: `data-sufficiency: most frequent key minus rarest at difficulty ${from} to ${to}`,
        value: Math.max(...shares) - Math.min(...shares),
        least: 0,
        most: WIDEST,
        count: own.length,
      },
    ];
  });
}

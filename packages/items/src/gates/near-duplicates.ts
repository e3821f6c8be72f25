import { type Asked, originOf } from "../asked.ts";
import { questionText } from "../question-text.ts";
import type { Finding } from "./finding.ts";

const SHINGLE_WORDS = 4;
/** Items of different origin that share more of their word groups than this read like copies. */
const MOST_SHARED = 0.5;
/** A shorter text is a stock phrase around a formula: "What is the sum of all possible values of x?" */
const FEWEST_GROUPS = 16;
/**
 * Items of one template differ in numbers by design. The same text with the same numbers is the
 * same item.
 */
const MOST_OF_ONE_VARIANT = 0.5;

/** Similar questions across the bank, and templates that repeat themselves. */
export function nearDuplicates(bank: readonly Asked[]): Finding[] {
  return [...sameQuestions(bank), ...alikeAcross(bank), ...monotony(bank)];
}

function sameQuestions(bank: readonly Asked[]): Finding[] {
  const seen = new Map<string, string>();
  return bank.flatMap((asked) => {
    const text = questionText(asked);
    const first = seen.get(text);
    seen.set(text, asked.item.id);
    return first === undefined
      ? []
      : [{ gate: "duplicates", where: asked.item.id, what: `asks the same as ${first}` }];
  });
}

/** Compares the word groups of each template as a whole with those of the others. */
function alikeAcross(bank: readonly Asked[]): Finding[] {
  const items = bank.map((asked) => ({
    item: asked.item,
    origin: originOf(asked),
    shingles: longEnough(shinglesOf(questionText(asked))),
  }));
  const holders = new Map<string, number[]>();
  for (const [k, { shingles }] of items.entries())
    for (const shingle of shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), k]);
  const reported = new Set<string>();
  return items.flatMap(({ item, origin, shingles }, k) => {
    const shared = new Map<number, number>();
    for (const shingle of shingles)
      for (const other of holders.get(shingle)!)
        if (other < k && items[other]!.origin !== origin)
          shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, count]) => {
      const twin = items[other]!;
      const share = count / (shingles.size + twin.shingles.size - count);
      const pair = `${origin}|${twin.origin}`;
      if (share <= MOST_SHARED || reported.has(pair)) return [];
      reported.add(pair);
      const what = `shares ${(100 * share).toFixed(0)}% of its word groups with ${twin.item.id}`;
      return [{ gate: "duplicates", where: item.id, what }];
    });
  });
}

function longEnough(shingles: Set<string>): Set<string> {
  return shingles.size < FEWEST_GROUPS ? new Set() : shingles;
}

function monotony(bank: readonly Asked[]): Finding[] {
  const made = bank.filter(({ variant }) => variant !== null);
  return Object.entries(Object.groupBy(made, originOf)).flatMap(([origin, own = []]) => {
    const counts = Object.values(Object.groupBy(own, ({ variant }) => variant!));
    const most = Math.max(...counts.map((same) => same?.length ?? 0));
    if (own.length < 4 || most <= own.length * MOST_OF_ONE_VARIANT) return [];
    return [
      {
        gate: "variety",
        where: origin,
        what: `${most} of its ${own.length} items are of one variant`,
      },
    ];
  });
}

function shinglesOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
  const shingles = new Set<string>();
  for (let k = 0; k + SHINGLE_WORDS <= words.length; k++)
    shingles.add(words.slice(k, k + SHINGLE_WORDS).join(" "));
  return shingles;
}

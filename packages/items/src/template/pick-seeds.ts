import { makeItem, type MadeItem } from "./make-item.ts";
import { questionText } from "../question-text.ts";
import type { Template } from "./template.ts";

/** How many seeds are looked at for each item that is wanted. */
const LOOK_AT = 30;

/**
 * The seeds whose items go into the bank: no two alike, the variants in turn, keys and difficulties
 * spread. Deterministic, but kept in a file all the same: what was picked stays picked when a
 * template gains a variant.
 */
export function pickSeeds(template: Template, wanted: number): number[] {
  const byVariant = new Map<string, Candidate[]>();
  const texts = new Set<string>();
  for (let seed = 1; seed <= wanted * LOOK_AT; seed++) {
    const made = makeItem(template, seed);
    const text = questionText({ ...made, set: null });
    if (texts.has(text)) continue;
    texts.add(text);
    const list = byVariant.get(made.variant) ?? [];
    byVariant.set(made.variant, [
      ...list,
      { seed, key: keyOf(made), difficulty: made.item.difficulty },
    ]);
  }
  return takeInTurn([...byVariant.values()], wanted);
}

interface Candidate {
  readonly seed: number;
  readonly key: string;
  readonly difficulty: number;
}

/** One of every variant after the other; of each the one whose key and difficulty are rarest so far. */
function takeInTurn(variants: Candidate[][], wanted: number): number[] {
  const taken: Candidate[] = [];
  const rarity = ({ key, difficulty }: Candidate): number =>
    taken.filter((other) => other.key === key).length * 2 +
    taken.filter((other) => other.difficulty === difficulty).length;
  const left = variants.map((list) => [...list]);
  while (taken.length < wanted) {
    const before = taken.length;
    for (const list of left) {
      if (taken.length === wanted || list.length === 0) continue;
      const best = list.reduce((one, other) => (rarity(other) < rarity(one) ? other : one));
      list.splice(list.indexOf(best), 1);
      taken.push(best);
    }
    if (taken.length === before) break;
  }
  return taken.map(({ seed }) => seed).toSorted((one, other) => one - other);
}

function keyOf({ item }: MadeItem): string {
  switch (item.format) {
    case "data-sufficiency":
      return item.key;
    case "table-analysis":
      return item.rows.map(({ key }) => key).join("");
    case "graphics-interpretation":
      return item.blanks.map(({ options }) => options.findIndex(({ key }) => key)).join("");
    case "two-part-analysis":
      return item.keys.join("");
    default:
      return String(item.options.findIndex(({ key }) => key));
  }
}

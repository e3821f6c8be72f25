import { makeItem, type MadeItem } from "./make-item.ts";
import { questionText } from "../question-text.ts";
import { placesOf } from "./key-places.ts";
import type { Template } from "./template.ts";

/** How many seeds to look at for each wanted item. */
const LOOK_AT = 30;

/**
 * The seeds whose items go into the bank: no two items too similar, variants taking turns, and keys
 * and difficulties spread out. Deterministic, but kept in a file anyway, so that picks stay the
 * same when a template gains a variant. None of them is similar to the items of the `besides`
 * seeds.
 */
export function pickSeeds(
  template: Template,
  wanted: number,
  besides: readonly number[] = [],
): number[] {
  const byVariant = new Map<string, Candidate[]>();
  const known = besides.map((seed) => makeItem(template, seed));
  const texts = new Set(known.map(textOf));
  for (let seed = 1; seed <= (wanted + besides.length) * LOOK_AT; seed++) {
    const made = makeItem(template, seed);
    const text = textOf(made);
    if (texts.has(text)) continue;
    texts.add(text);
    const list = byVariant.get(made.variant) ?? [];
    byVariant.set(made.variant, [...list, { seed, ...traitsOf(made) }]);
  }
  return takeInTurn([...byVariant.values()], wanted, known.map(traitsOf));
}

function textOf(made: MadeItem): string {
  return questionText({ ...made, set: null });
}

interface Traits {
  /** Where the key is, for each part that should have it at every place. */
  readonly keys: readonly string[];
  /** How often the key should be there, as a multiple of once in five. */
  readonly weight: number;
  readonly difficulty: number;
}

interface Candidate extends Traits {
  readonly seed: number;
}

function traitsOf(made: MadeItem): Traits {
  return { keys: keysOf(made), weight: weightOf(made), difficulty: made.item.difficulty };
}

/**
 * Takes one of each variant in turn, choosing the one whose key and difficulty are rarest so far.
 */
function takeInTurn(variants: Candidate[][], wanted: number, known: readonly Traits[]): number[] {
  const taken: Candidate[] = [];
  const rarity = ({ keys, weight, difficulty }: Candidate): number => {
    const all = [...known, ...taken];
    return (
      (keys.reduce(
        (total, key) => total + all.filter((other) => other.keys.includes(key)).length,
        0,
      ) *
        2) /
        weight +
      all.filter((other) => other.difficulty === difficulty).length
    );
  };
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

function weightOf({ item }: MadeItem): number {
  if (item.format !== "problem-solving") return 1;
  const places = placesOf(item.format);
  const place = item.options.findIndex(({ key }) => key);
  return (5 * places.filter((one) => one === place).length) / places.length;
}

function keysOf({ item }: MadeItem): string[] {
  switch (item.format) {
    case "data-sufficiency":
      return [item.key];
    case "table-analysis":
      return [item.rows.map(({ key }) => key).join("")];
    case "graphics-interpretation":
      // A blank has three to five options, and each number of them has its own places.
      return item.blanks.map(
        ({ options }) => `${options.length}/${options.findIndex(({ key }) => key)}`,
      );
    case "two-part-analysis":
      return item.keys.map((key, column) => `${column}/${key}`);
    default:
      return [String(item.options.findIndex(({ key }) => key))];
  }
}

import type { ColumnWords } from "@theta/items/template";
import { columnOf, howMany, thingOf, type World } from "./world.ts";
import { ofSeveral } from "./of-several.ts";
import { saidValue } from "./said-value.ts";

/** How sentences say columns and rows: "the three stores with the most employees". */

export type Bound = "at least" | "more than" | "less than";

export function wordsOf(world: World, key: string): ColumnWords {
  return columnOf(world, key).says;
}

/** "employed at least 40 people", of one row */
export function clause(world: World, key: string, bound: Bound, value: number): string {
  return wordsOf(world, key).has.replace("#", () => bounded(world, key, bound, value));
}

/** The same of several rows. */
export function clauses(world: World, key: string, bound: Bound, value: number): string {
  return wordsOf(world, key).have.replace("#", () => bounded(world, key, bound, value));
}

/** "fewer than 40", "less than \$4 million" */
function bounded(world: World, key: string, bound: Bound, value: number): string {
  const isCounted =
    columnOf(world, key).kind === "count" || wordsOf(world, key).less.startsWith("fewer");
  const words = bound === "less than" && isCounted ? "fewer than" : bound;
  return `${words} ${saidValue(columnOf(world, key).heading, value)}`;
}

/** "store with the most employees" */
export function thingWith(world: World, key: string, isLow = false): string {
  const { most, least } = wordsOf(world, key);
  return `${thingOf(world)} with ${isLow ? least : most}`;
}

/** "the three stores with the most employees" */
export function tops(world: World, size: number, key: string, isLow = false): string {
  return `the ${howMany(size)} ${world.story.things} with ${ends(world, key, isLow)}`;
}

/** "the most employees", "the largest floor areas", of several rows */
export function ends(world: World, key: string, isLow = false): string {
  const words = wordsOf(world, key);
  return ofSeveral(words, isLow ? words.least : words.most);
}

/** "the nine stores" */
export function allOf(world: World): string {
  return `the ${howMany(world.rows.length)} ${world.story.things}`;
}

/** "the other six stores" */
export function others(world: World, size: number): string {
  return `the other ${howMany(world.rows.length - size)} ${world.story.things}`;
}

/** "more employees" or "fewer employees" */
export function moreOf(world: World, key: string, isLess = false): string {
  const { more, less } = wordsOf(world, key);
  return isLess ? less : more;
}

/** "annual revenue of" before rows, but "number of employees for" */
export function nounOf(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  return `${noun} ${prepositionOf(noun)}`;
}

export function prepositionOf(noun: string): string {
  return / (of|in) /.test(noun) ? "for" : "of";
}

/** "the number of employees", "the expense ratio", but "annual revenue" */
export function nounWithThe(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  return isRate(noun) ? `the ${noun}` : withThe(noun);
}

/** "defect rate", "monthly rent": of one row each, so there’s an article before it. */
function isRate(noun: string): boolean {
  return /\b(ratio|rate|income|bill|rent|duration|rating|time|expense|expenditure|return)$/.test(
    noun,
  );
}

export function withThe(noun: string): string {
  return /^(number|percent|amount|average|median|total)\b/.test(noun) ? `the ${noun}` : noun;
}

/** What a row does with so many of something: it "sold" "units", or "had" "seats". */
function doing({ has, more }: ColumnWords): { verb: string; what: string } | undefined {
  const [, verb, what] = /^(\w+) # (?:(?:of|in) )?(.+)$/.exec(has) ?? [];
  if (!verb || !what || verb === "was") return undefined;
  return `${more} `.startsWith(`more ${what} `) ? { verb, what } : undefined;
}

/** "sold more units", "had a higher price" */
export function comparisonIn(says: ColumnWords, isLess = false): string {
  const done = doing(says);
  if (done) return `${done.verb} ${/^\w+/.exec(isLess ? says.less : says.more)![0]} ${done.what}`;
  return `had ${isLess ? says.less : says.more}`;
}

/** "sold more units" or "sold fewer units" */
export function didMore(world: World, key: string, isLess = false): string {
  return comparisonIn(wordsOf(world, key), isLess);
}

/** "more units" of what was sold, as columns are called where the verb is said elsewhere. */
export function amountIn(says: ColumnWords): string | undefined {
  const done = doing(says);
  return done && `more ${done.what}`;
}

const TENDED: Readonly<Record<string, string>> = {
  had: "have",
  sold: "sell",
  served: "serve",
  lent: "lend",
  received: "receive",
  stored: "store",
  made: "make",
  produced: "produce",
  employed: "employ",
  attracted: "attract",
  shipped: "ship",
  submitted: "submit",
  held: "hold",
  handled: "handle",
};

/** "sell more units" from "sold more units" */
export function tendedTo(did: string): string {
  return did.replace(/^\w+/, (verb) => {
    const tended = TENDED[verb];
    if (!tended) throw new Error(`“${verb}” isn’t among the verbs that rows can tend to.`);
    return tended;
  });
}

/** And back. */
export function fromTended(text: string): string {
  const [verb] = Object.entries(TENDED).find(([, tended]) => text.startsWith(`${tended} `))!;
  return text.replace(/^\w+/, verb);
}

/** "with more than 20 rangers" and "that employed more than 20 people", after a noun. */
export function limited(words: string): string {
  return /^had (?!.* of (?:its|their) )/.test(words)
    ? words.replace("had", "with")
    : `that ${words}`;
}

/** And back: "had more than 20 rangers". */
export function unlimited(words: string): string {
  return words.startsWith("with ") ? words.replace("with", "had") : words.replace("that ", "");
}

/** "had more than 20 rangers and fewer than 5,000 visitors" */
export function joined(first: string, second: string): string {
  const verb = `${first.split(" ")[0]!} `;
  return `${first} and ${second.startsWith(verb) ? second.slice(verb.length) : second}`;
}

/** "Ashland had more than twice as many employees as Beaumont" */
export function timesAs(
  world: World,
  key: string,
  [one, words, other]: readonly [string, string, string],
): string {
  const says = wordsOf(world, key);
  const done = doing(says);
  const what = done?.what ?? /^more (.+)/.exec(says.more)?.[1];
  if (what) {
    const much = says.less.startsWith("fewer") ? "many" : "much";
    return `${one} ${done?.verb ?? "had"} ${words} as ${much} ${what} as ${other}`;
  }
  const { noun } = columnOf(world, key);
  const of = prepositionOf(noun);
  return `The ${noun} ${of} ${one} was ${words} that ${of} ${other}`;
}

/** "Ashland had at least 20 percent more employees than any other store" */
export function percentMore(
  world: World,
  key: string,
  [one, words, other]: readonly [string, string, string],
): string {
  const says = wordsOf(world, key);
  const done = doing(says);
  if (done) return `${one} ${done.verb} ${words} more ${done.what} than ${other}`;
  const { more } = says;
  if (more.startsWith("more ")) return `${one} had ${words} ${more} than ${other}`;
  const { noun } = columnOf(world, key);
  const of = prepositionOf(noun);
  return `The ${noun} ${of} ${one} was ${words} ${comparative(more)} than that ${of} ${other}`;
}

/** "higher" from "a higher rate" */
export function comparative(more: string): string {
  return /^(?:an? )?(\w+)/.exec(more)![1]!;
}

/** The name of a column whose median can be said: no "median average wait". */
export function hasMiddle(world: World, key: string): boolean {
  return !/^(average|median|total|percent)\b|\b(rate|ratio|return)\b/.test(
    columnOf(world, key).noun,
  );
}

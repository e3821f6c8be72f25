import type { ColumnWords } from "@theta/items/template";
import { columnOf, howMany, thingOf, type World } from "./world.ts";
import { moreOfSeveral, nounInPlural, ofSeveral } from "./of-several.ts";
import { PREPOSITION, prepositionOf } from "./prepositions.ts";
import { saidValue } from "./said-value.ts";

/** How sentences say columns and rows: "the three stores with the most employees". */

export type Bound = "at least" | "at most" | "more than" | "less than";

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

/** "employed 40 people", of one row */
export function exactly(world: World, key: string, value: number): string {
  const said = saidValue(columnOf(world, key).heading, value);
  return wordsOf(world, key).has.replace("#", () => said);
}

/** "fewer" of what's counted, or "less" */
export function fewerOrLess(world: World, key: string): string {
  const isCounted =
    columnOf(world, key).kind === "count" || wordsOf(world, key).less.startsWith("fewer");
  return isCounted ? "fewer" : "less";
}

/** "fewer than 40", "less than \$4 million" */
function bounded(world: World, key: string, bound: Bound, value: number): string {
  const words = bound === "less than" ? `${fewerOrLess(world, key)} than` : bound;
  return `${words} ${saidValue(columnOf(world, key).heading, value)}`;
}

/** How many words a statement may have: those of the exam have 10 to 25. */
const MOST_WORDS = 25;

export function isShort(text: string): boolean {
  return text.split(" ").length <= MOST_WORDS;
}

/** The first of several wordings, from the fullest on, that isn't too long, or else the last. */
export function shortOf(...wordings: readonly string[]): string {
  return wordings.find(isShort) ?? wordings.at(-1)!;
}

/** "store with the most employees", "theater that sold the most tickets" */
export function thingWith(world: World, key: string, isLow = false): string {
  const says = wordsOf(world, key);
  return `${thingOf(world)} ${after(says, isLow ? says.least : says.most, mostIn(says, isLow))}`;
}

/** "the three stores with the most employees", "the two theaters that sold the most tickets" */
export function tops(world: World, size: number, key: string, isLow = false): string {
  return `the ${howMany(size)} ${world.story.things} ${withEnds(world, key, isLow)}`;
}

/** "with the largest floor areas", "that sold the most tickets", of several rows */
export function withEnds(world: World, key: string, isLow = false): string {
  const says = wordsOf(world, key);
  const extreme = ofSeveral(says, isLow ? says.least : says.most);
  return after(says, extreme, ofThem(mostIn(says, isLow)));
}

/** "with larger floor areas", "that sold more tickets", of several rows */
export function withMore(world: World, key: string, isLess = false): string {
  const says = wordsOf(world, key);
  const more = moreOfSeveral(isLess ? says.less : says.more);
  return after(says, more, ofThem(comparisonIn(says, isLess)));
}

/** What rows have, or what they did if that's a thing's name: "tickets sold" would follow "with". */
function after(says: ColumnWords, having: string, did: string): string {
  const done = doing(says);
  const isDeed = done !== undefined && done.verb !== "had" && says.more !== `more ${done.what}`;
  return isDeed ? `that ${did}` : `with ${having}`;
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

/** "annual revenue of" before rows, but "number of employees at" */
export function nounOf(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  return `${noun} ${prepositionOf(world.story.name, noun)}`;
}

/** What "that" stands for before other rows: "of" after "annual revenue of", or "for". */
export function thatOf(world: World, key: string): string {
  const stem = columnOf(world, key).noun.replace(/ in \d{4}$/, "");
  return prepositionOf(world.story.name, stem) === "of" ? "of" : "for";
}

/** What one row has is said in the plural, though an average of it isn't: "operating expenses", "total loans". */
const PLURAL =
  /^(?:actual expenditure|operating expense|amount of (?:deposits|loans|assets|donations received))(?: in \d{4})?$/;

/** "number of visitors to Holden in 2015", "operating expenses of Alden in 2018" */
export function nounFor(world: World, noun: string, name: string): string {
  const stem = noun.replace(/ in \d{4}$/, "");
  const said = PLURAL.test(noun) ? nounInPlural(stem)! : stem;
  return `${said} ${prepositionOf(world.story.name, stem)} ${name}${noun.slice(stem.length)}`;
}

/** What several rows have on average: "operating expenses", but "number of beds". */
export function averaged(noun: string): string {
  return PLURAL.test(noun) && !noun.startsWith("amount ") ? nounInPlural(noun)! : noun;
}

/** "was" or "were", after an average of several rows. */
export function wasOnAverage(noun: string): string {
  return averaged(noun) === noun ? "was" : "were";
}

/** "was" or "were", after such a noun. */
export function wasOf(world: World, key: string): string {
  return PLURAL.test(columnOf(world, key).noun) ? "were" : "was";
}

/** What stands for such a noun before another row: "that of", "those at". */
function thatBefore(world: World, key: string): string {
  const stem = columnOf(world, key).noun.replace(/ in \d{4}$/, "");
  const that = PLURAL.test(stem) ? "those" : "that";
  return `${that} ${prepositionOf(world.story.name, stem)}`;
}

/** "the number of students at Warren and the number at Bedford", "the revenue of Gulf and that of Plains" */
export function apartIn(
  world: World,
  noun: string,
  [one, other]: readonly [string, string],
): string {
  const that = noun.startsWith("number of ") ? "the number" : "that";
  return `the ${nounFor(world, noun, one)} and ${that} ${prepositionOf(world.story.name, noun)} ${other}`;
}

/** For checkers: the noun and the row that such words mean. */
export function readNounFor(
  text: string,
  names: readonly string[],
): { noun: string; name: string } | null {
  const [, said, year] = /^(.+?)( in \d{4})?$/.exec(text)!;
  const name = names.find((one) => said!.endsWith(` ${one}`));
  if (name === undefined) return null;
  const stem = said!.slice(0, -name.length - 1).replace(new RegExp(` ${PREPOSITION}$`), "");
  return { noun: `${stem}${year ?? ""}`, name };
}

/** "the number of employees", "the expense ratio", but "annual revenue" */
export function nounWithThe(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  return isRate(noun) ? `the ${noun}` : withThe(noun);
}

/** "the numbers of employees", "the average monthly rents", "tuition per student" */
export function nounsWithThe(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  const plural = nounInPlural(noun);
  return plural === null ? noun : `the ${plural}`;
}

/** "defect rate", "monthly rent": of one row each, so there’s an article before it. */
function isRate(noun: string): boolean {
  return /\b(ratio|rate|income|bill|rent|duration|rating|time|expense|expenditure|return|budget|level)(?: in \d{4})?$/.test(
    noun,
  );
}

export function withThe(noun: string): string {
  return /^(number|percentage|amount|average|median|total length)\b/.test(noun)
    ? `the ${noun}`
    : noun;
}

/** What a row does with so many of something: it "sold" "units", or "had" "seats". */
function doing({ has, more }: ColumnWords): { verb: string; what: string } | undefined {
  const [, verb, what] = /^(was open|\w+) # (?:(?:of|in) )?(.+)$/.exec(has) ?? [];
  if (!verb || !what || verb === "was") return undefined;
  const isSaid = verb === "was open" || `${more} `.startsWith(`more ${what} `);
  return isSaid ? { verb, what } : undefined;
}

/** "sold more units", "had a higher price" */
export function comparisonIn(says: ColumnWords, isLess = false): string {
  const done = doing(says);
  if (done) return `${done.verb} ${/^\w+/.exec(isLess ? says.less : says.more)![0]} ${done.what}`;
  return `had ${isLess ? says.less : says.more}`;
}

/** The same of several rows: "sold more units", "had higher prices". */
export function comparisonsIn(says: ColumnWords, isLess = false): string {
  if (doing(says)) return ofThem(comparisonIn(says, isLess));
  return `had ${moreOfSeveral(isLess ? says.less : says.more)}`;
}

/** "sold the most units", "had the highest price" */
export function mostIn(says: ColumnWords, isLow = false): string {
  const { most, least } = says;
  const done = doing(says);
  if (!done) return `had ${isLow ? least : most}`;
  return `${done.verb} ${/^the \w+/.exec(isLow ? least : most)![0]} ${done.what}`;
}

/** "were open more hours per week" */
function ofThem(did: string): string {
  return did.replace(/^was /, "were ");
}

/** "sold more units" or "sold fewer units" */
export function didMore(world: World, key: string, isLess = false): string {
  return comparisonIn(wordsOf(world, key), isLess);
}

/** The same of several rows. */
export function theyDidMore(world: World, key: string, isLess = false): string {
  return comparisonsIn(wordsOf(world, key), isLess);
}

/** "sold the most units", "had the lowest price" */
export function didMost(world: World, key: string, isLow = false): string {
  return mostIn(wordsOf(world, key), isLow);
}

/** The same in a group of so many: of two, one "had the lower price". */
export function didMostOf(world: World, size: number, key: string, isLow = false): string {
  if (size !== 2) return didMost(world, key, isLow);
  const did = didMore(world, key, isLow);
  return did.replace(/^had (?:an? )?(?!more |fewer |less )/, "had the ");
}

/** "more units" of what was sold, as columns are called where the verb is said elsewhere. */
export function amountIn(says: ColumnWords): string | undefined {
  const done = doing(says);
  return done && `more ${done.what}`;
}

const TENDED: Readonly<Record<string, string>> = {
  "were open": "be open",
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
  const found = Object.entries(TENDED).find(([verb]) => did.startsWith(`${verb} `));
  if (!found) throw new Error(`“${did}” isn’t among what rows can tend to do.`);
  return `${found[1]}${did.slice(found[0].length)}`;
}

/** And back. */
export function fromTended(text: string): string {
  const [verb, tended] = Object.entries(TENDED).find(([, one]) => text.startsWith(`${one} `))!;
  return `${verb}${text.slice(tended.length)}`;
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
  return `The ${nounFor(world, noun, one)} ${wasOf(world, key)} ${words} ${thatBefore(world, key)} ${other}`;
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
  return `The ${nounFor(world, noun, one)} ${wasOf(world, key)} ${words} ${comparative(more)} than ${thatBefore(world, key)} ${other}`;
}

/** "higher" from "a higher rate" */
export function comparative(more: string): string {
  return /^(?:an? )?(\w+)/.exec(more)![1]!;
}

/** The name of a column whose median can be said: no "median average wait". */
export function hasMiddle(world: World, key: string): boolean {
  return !/^(average|median|total|percentage)\b|\b(rate|ratio|return|level)\b/.test(
    columnOf(world, key).noun,
  );
}

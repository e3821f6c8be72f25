import type { ColumnWords } from "@theta/items/template";

/** How sentences say a column, by what its values are: things counted, something measured, or a rate. */

/** With # for the number. For one row, and for several if "its" must be "their". */
type Said = string | readonly [has: string, have: string];

/** "more beds", "fewer beds" */
export function counted(things: string, said: Said = `had # ${things}`): ColumnWords {
  return worded(said, [
    `more ${things}`,
    `fewer ${things}`,
    `the most ${things}`,
    `the fewest ${things}`,
  ]);
}

/** What isn't counted by ones: "more rainfall", "less rainfall". */
export function measured(what: string, said: Said): ColumnWords {
  return worded(said, [`more ${what}`, `less ${what}`, `the most ${what}`, `the least ${what}`]);
}

/** "a higher average rating" */
export function high(what: string, said: Said): ColumnWords {
  return graded("a ", HIGH, what, said);
}

/** Without an article: "higher annual revenue". */
export function highMass(what: string, said: Said): ColumnWords {
  return graded("", HIGH, what, said);
}

/** "a larger floor area" */
export function large(what: string, said: Said): ColumnWords {
  return graded("a ", LARGE, what, said);
}

/** What several things add up to: "greater total deposits". */
export function great(what: string, said: Said): ColumnWords {
  return graded("", GREAT, what, said);
}

/** "a longer planned duration" */
export function long(what: string, said: Said): ColumnWords {
  return graded("a ", LONG, what, said);
}

type Degrees = readonly [more: string, less: string, most: string, least: string];

const HIGH: Degrees = ["higher", "lower", "highest", "lowest"];
const GREAT: Degrees = ["greater", "lower", "greatest", "lowest"];
const LARGE: Degrees = ["larger", "smaller", "largest", "smallest"];
const LONG: Degrees = ["longer", "shorter", "longest", "shortest"];

function graded(
  article: string,
  [more, less, most, least]: Degrees,
  what: string,
  said: Said,
): ColumnWords {
  return worded(said, [
    `${article}${more} ${what}`,
    `${article}${less} ${what}`,
    `the ${most} ${what}`,
    `the ${least} ${what}`,
  ]);
}

function worded(said: Said, [more, less, most, least]: Degrees): ColumnWords {
  const [has, have] = typeof said === "string" ? [said, said] : said;
  return { has, have, more, less, most, least };
}

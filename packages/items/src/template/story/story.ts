import type { Rng } from "../rng.ts";
import { inWords } from "../wording.ts";
import type { Figures, Span } from "./figures.ts";

/**
 * A story that data come from, such as a chain's stores in one year. It says how each figure depends on
 * the others, what's plausible, and what can't happen.
 */
export interface Story<Key extends string> {
  /** For variants: "grocery stores". */
  readonly name: string;
  /** "The table lists … for # stores of a regional grocery chain in 2023." # is the number of rows. */
  readonly intro: string;
  /** Who collected it: "Annual report of the chain". */
  readonly source: string;
  /** What a row is, for the column of names: "Store". */
  readonly label: string;
  /** "stores" */
  readonly things: string;
  readonly names: readonly string[];
  /** In the order of drawing. */
  readonly columns: Readonly<Record<Key, StoryColumn<Key>>>;
  readonly rules: readonly StoryRule<Key>[];
  /** A column of words that puts the rows into groups, such as the region of each store. */
  readonly group?: StoryGroup;
}

export interface StoryGroup {
  /** The column's heading: "Region". */
  readonly heading: string;
  /** "region" and "regions" */
  readonly noun: string;
  readonly plural: string;
  /** Each group's word in the table, and what it's in sentences: "East" and "in the East region". */
  readonly said: Readonly<Record<string, string>>;
}

export interface StoryColumn<Key extends string> {
  /** As sentences say it: "number of employees", "annual sales". */
  readonly noun: string;
  /** With its unit: "Annual sales ($ millions)". */
  readonly heading: string;
  /** Amounts and counts can be added up; rates, such as percents and ratings, can't. */
  readonly kind: "count" | "amount" | "rate";
  readonly decimals?: number;
  /** How a sentence about rows says this column without naming it. */
  readonly says: ColumnWords;
  /** The least and the greatest value that someone in the field would believe. */
  readonly plausible: Span;
  draw(soFar: Figures<Key>, rng: Rng): number;
}

/** A column in the words of a sentence: "employs at least 40 people", "with the most employees". */
export interface ColumnWords {
  /** One row, with # for a number and its bound: "employs # people", "has an average rating #". */
  readonly has: string;
  /** Several rows: "employ # people". */
  readonly have: string;
  /** After "has" or "with": "more employees", "a larger floor area", "higher annual revenue". */
  readonly more: string;
  /** "fewer employees", "a smaller floor area", "lower annual revenue" */
  readonly less: string;
  /** "the most employees", "the largest floor area", "the highest annual revenue" */
  readonly most: string;
  readonly least: string;
}

export interface StoryRule<Key extends string> {
  /** "A theater sells no more tickets than it has seats." */
  readonly says: string;
  holds(row: Figures<Key>): boolean;
}

export interface StoryRow<Key extends string> {
  readonly name: string;
  readonly figures: Figures<Key>;
}

/** A story whose columns aren't known by name, for templates that work with any. */
export type AnyStory = Story<string>;

export function keysOf<Key extends string>(story: Story<Key>): Key[] {
  return Object.keys(story.columns) as Key[];
}

/** What's impossible or implausible in a row, in words. */
export function storyFaults<Key extends string>(
  story: Story<Key>,
  figures: Figures<Key>,
): string[] {
  const outside = keysOf(story).filter((key) => {
    const [least, greatest] = story.columns[key].plausible;
    return !(figures[key] >= least && figures[key] <= greatest);
  });
  return [
    ...outside.map((key) => `${figures[key]} is no plausible ${story.columns[key].noun}.`),
    ...story.rules.filter((rule) => !rule.holds(figures)).map(({ says }) => says),
  ];
}

interface Wanted<Key extends string> {
  readonly count: number;
  /** Columns in which no two rows may have the same value. */
  readonly different?: readonly NoInfer<Key>[];
}

/** How often to draw a row again that breaks a rule or repeats a value. */
const TRIES = 200;

/** Rows that the story allows, in alphabetical order or the story's own; null if that's too much to ask. */
export function drawRows<Key extends string>(
  story: Story<Key>,
  { count, different = [] }: Wanted<Key>,
  rng: Rng,
): StoryRow<Key>[] | null {
  const rows: StoryRow<Key>[] = [];
  const names = inOrder(rng.sample(story.names, count), story.names);
  for (const name of names) {
    const isNew = (drawn: Figures<Key>): boolean =>
      different.every((key) => rows.every((row) => row.figures[key] !== drawn[key]));
    const figures = drawUntil(isNew, story, rng);
    if (!figures) return null;
    rows.push({ name, figures });
  }
  return rows;
}

function drawUntil<Key extends string>(
  isWanted: (drawn: Figures<Key>) => boolean,
  story: Story<Key>,
  rng: Rng,
): Figures<Key> | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const drawn = drawFigures(story, rng);
    if (isWanted(drawn) && storyFaults(story, drawn).length === 0) return drawn;
  }
  return null;
}

function drawFigures<Key extends string>(story: Story<Key>, rng: Rng): Figures<Key> {
  const figures = {} as Record<Key, number>;
  for (const key of keysOf(story)) figures[key] = story.columns[key].draw(figures, rng);
  return figures;
}

function inOrder(drawn: readonly string[], all: readonly string[]): string[] {
  return drawn.toSorted((one, other) => all.indexOf(one) - all.indexOf(other));
}

/** An introduction that says where the data come from. */
export function withSource(intro: string, source: string): string {
  return `${intro}\n\n*Source: ${source}*`;
}

/** The story's opening sentence for so many rows. */
export function introOf({ intro }: { readonly intro: string }, count: number): string {
  return intro.replace("#", count < 10 ? inWords(count) : String(count));
}

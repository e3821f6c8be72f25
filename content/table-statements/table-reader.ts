import type { AnyStory, ColumnWords, StoryColumn, TableView } from "@theta/items/template";
import { TABLE_STORIES } from "../stories/tables/table-stories.ts";
import { moreOfSeveral, nounInPlural, ofSeveral } from "./of-several.ts";
import { policyOf, readRule } from "./policies.ts";
import { saidValue, valueSaid } from "./said-value.ts";
import { amountIn, comparisonIn, comparisonsIn, mostIn } from "./words.ts";

/** A finished table, read back by the words that statements use for its columns. */
export interface TableReader {
  readonly names: readonly string[];
  /** "stores" */
  readonly things: string;
  /** The group of each row; none if the story has no groups. */
  readonly groups: readonly string[];
  /** What sentences call the groups: "in the East region". */
  readonly groupPhrases: readonly string[];
  /** The group's word for what a sentence calls it. */
  groupSaid(phrase: string): string;
  /** What each row was paid by the introduction's rule, and the column that it's a percent of. */
  paid(): { noun: string; amounts: number[] };
  /** The values of the column that a noun, "more employees", or "the fewest employees" means, row by row. */
  column(phrase: string): number[];
  /** Whether a column is said so. */
  isSaid(phrase: string): boolean;
  /** The same with the sign turned for "fewer employees", so that the first are always the greatest. */
  toward(phrase: string): number[];
  valueOf(name: string, phrase: string): number;
  /** What a sentence's number for this column is in the column's own unit. */
  said(phrase: string, text: string): number;
  /** Which rows "employed at least 40 people". */
  meets(clause: string): boolean[];
  /** Which rows meet each of two clauses that these words join. */
  meetBoth(clauses: string, joint: string): [boolean[], boolean[]];
  /** What a phrase and a clause after it mean: "the most employees had annual revenue of …". */
  phraseAndClause(text: string): [values: number[], isMet: boolean[]];
  /** What two phrases mean that these words join. */
  both(phrases: string, joint: string): [number[], number[]];
}

type Column = StoryColumn<string>;

const BOUND = "(at least|more than|less than|fewer than) (.+)";

export function readTable({
  table,
  intro = "",
}: Pick<TableView, "table"> & Partial<Pick<TableView, "intro">>): TableReader {
  const headings = table.columns.slice(1).map(({ name }) => name);
  const story = storyWith(headings);
  const names = table.rows.map((row) => String(row[0]));
  const words = Object.entries(story.group?.said ?? {});
  const groups = story.group ? table.rows.map((row) => String(row[1])) : [];
  const columns = Object.values(story.columns);
  const valuesOf = ({ heading }: Column): number[] => {
    const place = headings.indexOf(heading);
    return table.rows.map((row) => Number(row[place + 1]));
  };
  const meeting = (clause: string): boolean[] | undefined => {
    for (const one of columns) {
      const isMet = testOf(one, clause);
      if (isMet) return valuesOf(one).map(isMet);
    }
    return undefined;
  };
  const toward = (phrase: string): number[] | undefined => {
    const said = columnSaid(columns, phrase);
    const sign = said && isLow(said, phrase) ? -1 : 1;
    return said && valuesOf(said).map((value) => sign * value);
  };
  const headingOf = (phrase: string): string => found(columnSaid(columns, phrase), phrase).heading;
  const column = (phrase: string): number[] => valuesOf(found(columnSaid(columns, phrase), phrase));
  return {
    names,
    things: story.things,
    groups,
    groupPhrases: words.map(([, said]) => said),
    groupSaid: (phrase) => words.find(([word, said]) => phrase === word || phrase === said)![0],
    column,
    isSaid: (phrase) => columnSaid(columns, phrase) !== undefined,
    paid: () => {
      const { of } = found(policyOf(story), "a policy");
      const { condition, percent } = found(readRule(intro) ?? undefined, intro);
      const isMet = found(meeting(condition), condition);
      return {
        noun: of,
        amounts: column(of).map((value, k) => (isMet[k] ? (value * percent) / 100 : 0)),
      };
    },
    toward: (phrase) => found(toward(phrase), phrase),
    said: (phrase, text) => valueSaid(headingOf(phrase), text),
    valueOf: (name, phrase) => {
      const place = names.indexOf(name);
      if (place < 0) throw new Error(`The table has no ${name}.`);
      return column(phrase)[place]!;
    },
    meets: (clause) => found(meeting(clause), clause),
    meetBoth: (text, joint) =>
      // The verb isn't repeated after "and".
      split(text, joint, meeting, (part) => meeting(part) ?? meeting(`${verbOf(text)} ${part}`)),
    phraseAndClause: (text) => split(text, " ", toward, meeting),
    both: (text, joint) => split(text, joint, toward, toward),
  };
}

function verbOf(clause: string): string {
  return clause.split(" ")[0]!;
}

function storyWith(headings: readonly string[]): AnyStory {
  const story = TABLE_STORIES.find(({ columns, group }) => {
    const own = Object.values(columns).map(({ heading }) => heading);
    if (group) own.push(group.heading);
    return headings.every((heading) => own.includes(heading));
  });
  return found(story, headings.join(", "));
}

/** What the two parts of a text mean, wherever it has to be divided for both to mean something. */
function split<One, Other>(
  text: string,
  joint: string,
  first: (part: string) => One | undefined,
  second: (part: string) => Other | undefined,
): [One, Other] {
  for (let at = text.indexOf(joint); at > 0; at = text.indexOf(joint, at + 1)) {
    const one = first(text.slice(0, at));
    const other = second(text.slice(at + joint.length));
    if (one !== undefined && other !== undefined) return [one, other];
  }
  throw new Error(`No columns are meant by “${text}”.`);
}

function columnSaid(columns: readonly Column[], phrase: string): Column | undefined {
  return columns.find(({ noun, says }) => {
    const nouns = [noun, nounInPlural(noun), amountIn(says)];
    return [...nouns, ...saidOf(says, false), ...saidOf(says, true)].includes(phrase);
  });
}

/** How sentences compare rows by a column: all that mean more of it, or less. */
function saidOf(says: ColumnWords, isLess: boolean): string[] {
  const [more, most] = isLess ? [says.less, says.least] : [says.more, says.most];
  const did = mostIn(says, isLess);
  return [
    more,
    most,
    moreOfSeveral(more),
    ofSeveral(says, most),
    comparisonIn(says, isLess),
    comparisonsIn(says, isLess),
    did,
    did.replace(/^was /, "were "),
  ];
}

/** Whether a phrase is about the low end of its column. */
function isLow({ says }: Column, phrase: string): boolean {
  return saidOf(says, true).includes(phrase);
}

/** Whether a value is within the bound of a clause; undefined if the clause is about another column. */
function testOf(
  { says, heading }: Column,
  clause: string,
): ((value: number) => boolean) | undefined {
  for (const words of [says.has, says.have]) {
    const shape = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("#", BOUND);
    const [, bound, text] = new RegExp(`^${shape}$`).exec(clause) ?? [];
    if (!bound || !text) continue;
    const limit = valueSaid(heading, text);
    if (saidValue(heading, limit) !== text) continue;
    if (bound === "at least") return (value) => value >= limit;
    return bound === "more than" ? (value) => value > limit : (value) => value < limit;
  }
  return undefined;
}

function found<Found>(one: Found | undefined, words: string): Found {
  if (one === undefined) throw new Error(`No column is meant by “${words}”.`);
  return one;
}

/** Whether each value is among the first so many. */
export function areFirst(values: readonly number[], size: number): boolean[] {
  return values.map((value) => values.filter((other) => other > value).length < size);
}

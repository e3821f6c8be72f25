import type { TableView } from "@theta/items/template";
import { TABLE_STORIES } from "../stories/tables/table-stories.ts";
import { valueSaid } from "./said-value.ts";

/** A finished table, read back by the words that statements use for its columns. */
export interface TableReader {
  readonly names: readonly string[];
  /** The group of each row; none if the story has no groups. */
  readonly groups: readonly string[];
  /** The group's word for what a sentence calls it. */
  groupSaid(phrase: string): string;
  /** The values of the column that a noun means, in the order of the rows. */
  column(noun: string): number[];
  valueOf(name: string, noun: string): number;
  /** What a sentence's number for this column is in the column's own unit. */
  said(noun: string, text: string): number;
}

export function readTable({ table }: Pick<TableView, "table">): TableReader {
  const headings = table.columns.slice(1).map(({ name }) => name);
  const story = TABLE_STORIES.find(({ columns, group }) => {
    const own = Object.values(columns).map(({ heading }) => heading);
    if (group) own.push(group.heading);
    return headings.every((heading) => own.includes(heading));
  });
  if (!story) throw new Error(`No story has the columns ${headings.join(", ")}.`);
  const names = table.rows.map((row) => String(row[0]));
  const words = Object.entries(story.group?.said ?? {});
  const groups = story.group ? table.rows.map((row) => String(row[1])) : [];
  const placeOf = (noun: string): number => {
    const heading = Object.values(story.columns).find((one) => one.noun === noun)?.heading;
    const place = headings.indexOf(heading ?? "");
    if (place < 0) throw new Error(`No column shows the ${noun}.`);
    return place;
  };
  const column = (noun: string): number[] => {
    const place = placeOf(noun);
    return table.rows.map((row) => Number(row[place + 1]));
  };
  return {
    names,
    groups,
    groupSaid: (phrase) => words.find(([word, said]) => phrase === word || phrase === said)![0],
    column,
    said: (noun, text) => valueSaid(headings[placeOf(noun)]!, text),
    valueOf: (name, noun) => {
      const place = names.indexOf(name);
      if (place < 0) throw new Error(`The table has no ${name}.`);
      return column(noun)[place]!;
    },
  };
}

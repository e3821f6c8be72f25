import { keysOf } from "@theta/items/template";
import { expect, test } from "vitest";
import { TABLE_STORIES } from "./table-stories.ts";

const COLUMNS = TABLE_STORIES.flatMap((story) =>
  keysOf(story).map((key) => [story.name, key, story.columns[key]!] as const),
);

test.each(COLUMNS)("%s: sentences can say %s", (_, __, { says, noun }) => {
  const { has, have, more, less, most, least } = says;
  for (const verb of [has, have]) expect(verb.split("#")).toHaveLength(2);
  expect(have).not.toMatch(/\b(was|its)\b/);
  expect(has).not.toMatch(/\b(were|their)\b/);
  expect(new Set([more, less, most, least]).size).toBe(4);
  for (const extreme of [most, least]) expect(extreme).toMatch(/^the \w+(st|least) /);
  for (const words of [noun, has, have, more, less, most, least])
    expect(words).toMatch(/^\S+( \S+)*$/);
});

test("a story's columns can be told apart by their words", () => {
  for (const { columns } of TABLE_STORIES) {
    const said = Object.values(columns).map(({ says }) => says.most);
    expect(new Set(said).size).toBe(said.length);
  }
});

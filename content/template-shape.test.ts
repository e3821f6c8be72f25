import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { templateFiles } from "./load-templates.ts";

const LONGEST_MAKE = 60;
/** Templates that name a story's parts and leave making to the kit. */
const FROM_STORY = /^export const template = story(Chart|Table)Template\(/m;

test("keeps every make short enough to read at a glance", async () => {
  const sources = await Promise.all(
    (await templateFiles()).map(async ({ id, path }) => ({
      id,
      text: await readFile(path, "utf8"),
    })),
  );
  const own = sources.filter(({ text }) => !FROM_STORY.test(text));
  expect(own.filter(({ text }) => makeLines(text) === 0)).toEqual([]);
  expect(own.filter(({ text }) => makeLines(text) > LONGEST_MAKE).map(({ id }) => id)).toEqual([]);
});

/**
 * In formatted source, a template's member ends on the next line indented no deeper than its name.
 */
function makeLines(source: string): number {
  const lines = source.slice(source.indexOf("export const template")).split("\n");
  const start = lines.findIndex((line) => /^ {2}make\b/.test(line));
  if (start < 0) return 0;
  const length = lines.slice(start).findIndex((line) => /^ {2}\S.*,$|^ {2}\},$/.test(line));
  return length + 1;
}

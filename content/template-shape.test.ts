import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { templateFiles } from "./load-templates.ts";

const LONGEST_MAKE = 60;

test("keeps every make short enough to read at a glance", async () => {
  const files = await templateFiles();
  const lengths = await Promise.all(
    files.map(async ({ path }) => makeLines(await readFile(path, "utf8"))),
  );
  expect(lengths.every((lines) => lines > 0)).toBe(true);
  expect(files.filter((_, k) => lengths[k]! > LONGEST_MAKE).map(({ id }) => id)).toEqual([]);
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

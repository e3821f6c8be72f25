import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const inRepository = (file: string) => join(ROOT, file);

/** The tests of each row, as the page lists them. */
const rows = readFileSync(inRepository("docs/fault-matrix.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, number, tests] = /^\|\s*(\d+)\s*\|.*\|([^|]*)\|$/.exec(line) ?? [];
    if (!number || tests === undefined) return [];
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    return [{ row: Number(number), files }];
  });

/** The rows that tests say they are about: "row 12", "Rows 10 and 12". */
function rowsOf(source: string): number[] {
  return [...source.matchAll(/\brows? (\d+)(?: and (\d+))?/gi)].flatMap(([, one, other]) =>
    [one, other].filter((number) => number !== undefined).map(Number),
  );
}

test("lists each row once, with tests that exist", () => {
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 96 }, (_, index) => index + 1));
  const missing = rows
    .flatMap(({ files }) => files)
    .filter((file) => !existsSync(inRepository(file)));
  expect(missing).toEqual([]);
});

test("lists every test that names a row in that row", () => {
  const tests = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.e2e.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const apart = tests
    .trim()
    .split("\n")
    .filter((file) => /^(apps\/api|e2e)\//.test(file) && existsSync(inRepository(file)))
    .flatMap((file) =>
      rowsOf(readFileSync(inRepository(file), "utf8")).map((row) => ({ file, row })),
    )
    .filter(({ file, row }) => !rows.find((one) => one.row === row)?.files.includes(file));
  expect(apart).toEqual([]);
});

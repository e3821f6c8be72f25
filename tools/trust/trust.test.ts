import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PAGE, pageOf, readResults } from "./results.ts";
import type { Row } from "./row.ts";
import { readRowNumbers, ROWS } from "./rows.ts";
import { judgeRow } from "./run-rows.ts";
import { isTitle, rowsNamedIn, testTitlesIn } from "./test-titles.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, "utf8");

const testsOf = ({ row, tests }: Row) =>
  Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => ({ row, file, title })));

test("lists each row once, with tests", () => {
  expect(ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 96 }, (_, index) => index + 1));
  expect(ROWS.filter((row) => testsOf(row).length === 0)).toEqual([]);
});

test("lists only tests that exist, by their titles", () => {
  const titles = new Map<string, string[]>();
  const titlesOf = (file: string) => {
    const known =
      titles.get(file) ?? (existsSync(`${ROOT}${file}`) ? testTitlesIn(file, read(file)) : []);
    titles.set(file, known);
    return known;
  };
  const missing = ROWS.flatMap(testsOf).filter(
    ({ file, title }) => !titlesOf(file).some((one) => isTitle(one, title)),
  );
  expect(missing).toEqual([]);
});

test("lists every test that names a row in that row", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.e2e.ts"],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  const apart = files
    .trim()
    .split("\n")
    .filter((file) => file !== "tools/trust/trust.test.ts" && existsSync(`${ROOT}${file}`))
    .flatMap((file) => {
      const source = read(file);
      const inTitles = testTitlesIn(file, source).flatMap((title) =>
        rowsNamedIn(title).map((row) => ({ file, row, title })),
      );
      const inFile = rowsNamedIn(source).map((row) => ({ file, row, title: null }));
      return [...inTitles, ...inFile];
    })
    .filter(({ file, row, title }) => {
      const listed = ROWS.find((one) => one.row === row)?.tests[file];
      return !listed || (title !== null && !listed.includes(title));
    });
  expect(apart).toEqual([]);
});

test("has the page that follows from the list and the results", async () => {
  expect(readFileSync(PAGE, "utf8")).toBe(await pageOf(readResults()));
});

test.each([
  ["1-3,26", [1, 2, 3, 26]],
  ["0", null],
  ["3-1", null],
  ["90-97", null],
  ["all", null],
])("reads the rows %s", (text, rows) => {
  expect(readRowNumbers(text)).toEqual(rows);
});

const ROW: Row = {
  row: 1,
  fault: "",
  outcome: "",
  tests: { "a.test.ts": ["row 1: %s stays"], "b.test.ts": ["moves on"] },
};
const good = (file: string, title: string) => ({ file, title, isGood: true });

test("a row holds if each of its tests ran and none of their cases failed", () => {
  const all = [good("a.test.ts", "row 1: x stays"), good("b.test.ts", "moves on")];
  expect(judgeRow(ROW, all)).toEqual({ outcome: "held", open: [] });
  expect(judgeRow(ROW, all.slice(0, 1))).toEqual({ outcome: "not run", open: ["moves on"] });
  const failed = { file: "a.test.ts", title: "row 1: y stays", isGood: false };
  expect(judgeRow(ROW, [...all, failed])).toEqual({ outcome: "failed", open: ["row 1: %s stays"] });
  expect(judgeRow(ROW, [all[0]!, good("c.test.ts", "moves on")]).outcome).toBe("not run");
});

test("finds titles of plain, repeated, and filled-in tests", () => {
  const source =
    'test("one", f); test.each([1])("two %i", f); test(`${name}: three`, f); other("four")';
  expect(testTitlesIn("x.test.ts", source)).toEqual(["one", "two %i", "%s: three"]);
});

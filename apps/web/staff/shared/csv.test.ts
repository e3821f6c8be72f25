import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const of = (value: string | number | null) =>
  toCsv([{ head: "A", text: () => value }], [0])
    .slice(1)
    .split("\r\n")[1];

test.each([
  ["plain", '"plain"'],
  ['He said "no"', '"He said ""no"""'],
  ["a, b", '"a, b"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", `"'=1+1"`],
  ["a;=1+1", '"a;=1+1"'],
  ["\n=1+1", `"'\n=1+1"`],
  ["＝1+1", `"'＝1+1"`],
  ["＠here", `"'＠here"`],
  ["+49 30", `"'+49 30"`],
  ["@here", `"'@here"`],
  [-5, "-5"],
  [null, ""],
])("writes %j as %s", (value, written) => {
  expect(of(value)).toBe(written);
});

test("begins with a mark and its headings", () => {
  const csv = toCsv(
    [
      { head: "Name", text: ({ name }: { name: string }) => name },
      { head: "Count", text: () => 1 },
    ],
    [{ name: "Asha" }],
  );
  expect(csv).toBe(`\uFEFF"Name","Count"\r\n"Asha",1\r\n`);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { purposeOf, tookWords } from "./job-words.ts";

test.each([
  [0, "0 ms"],
  [999, "999 ms"],
  [1_250, "1.3 s"],
  [125_900, "2 min 5 s"],
])("says %d ms as %s", (milliseconds, words) => {
  expect(tookWords(milliseconds)).toBe(words);
});

test("says nothing about a job that only a newer server knows", () => {
  expect(purposeOf("deliver-mail")).toContain("emails");
  expect(purposeOf("new-job")).toBeNull();
});

test("says what every job of the server is for", () => {
  const source = readFileSync(new URL("../../../api/src/jobs.ts", import.meta.url), "utf8");
  const found = source.matchAll(/\bname: "([a-z-]+)"|^export const [A-Z_]+ = "([a-z-]+)";/gm);
  const names = [...found].map(([, name, constant]) => name ?? constant!);
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => purposeOf(name) === null)).toEqual([]);
});

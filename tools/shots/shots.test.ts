import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("./shots.ts", import.meta.url));
const run = (...words: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...words], { encoding: "utf8" });

test("says how it's used instead of looking for a page named so", () => {
  const { status, stdout, stderr } = run("--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: npm run shots \[-- PART\]/);
});

test.each([
  [["--bogus"], /Unknown option '--bogus'/],
  [["gmat", "gre"], /Say one part of an address/],
])("refuses %j before it starts anything", (words, reason) => {
  const { status, stderr } = run(...words);
  expect(stderr).toMatch(reason);
  expect(status).toBe(2);
});

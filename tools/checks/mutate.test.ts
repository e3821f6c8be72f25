import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const CHECKOUT = join(import.meta.dirname, "../..");

function mutate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["tools/checks/mutate.ts", ...args], {
    cwd: CHECKOUT,
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n"), stderr };
}

const RULES = "apps/api/src/features/exam/*.rules.ts";

const list = (seed: string) => mutate("--list", "--sample", "5", "--seed", seed, RULES).lines;

test("draws the same sample of changes again for a seed, and reports file, line, and change", () => {
  const first = list("1");
  expect(first).toHaveLength(5);
  for (const line of first) expect(line).toMatch(/^apps\/api\/.*\.rules\.ts:\d+ {2}.+ {2}→ {2}/);
  expect(list("1")).toEqual(first);
  expect(list("2")).not.toEqual(first);
});

test.each([
  [
    "a pattern without files",
    ["--list", "apps/nothing/*.ts"],
    /^No source file matches apps\/nothing/,
  ],
  [
    "something that isn't a number",
    ["--list", "--sample", "many"],
    /^--sample must be a whole number, not "many"/,
  ],
  ["an unknown option", ["--lst"], /--lst[^]*npm run mutate/],
])("refuses %s with an explanation", (_, args, message) => {
  const { status, stderr } = mutate(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});

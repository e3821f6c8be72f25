import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "theta-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROOT = join(import.meta.dirname, "../..");

function run(command: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, `tools/engine/engine-${command}.ts`), ...options],
    { encoding: "utf8", timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

let files = 0;
function fileOf(content: unknown): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const ITEM = { id: 0, a: 1, b: 0, c: 0.2, area: "A" };
const POOL = Array.from({ length: 25 }, (_, id) => ({ ...ITEM, id, b: id / 10 - 1 }));
const out = join(folder, "out");

const engineRun = (pool: unknown, thetas: unknown, ...more: string[]) =>
  run("run", "--pool", fileOf(pool), "--thetas", fileOf(thetas), "--out", out, ...more);

/** A refusal is one sentence on stderr, with no stack, exit code 2, and nothing written. */
function expectRefusal({ status, stderr }: ReturnType<typeof run>, reason: RegExp): void {
  expect(stderr).toMatch(reason);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(2);
  expect(existsSync(out)).toBe(false);
}

test.each(["report", "run", "watch"])("engine:%s refuses what it does not know", (command) => {
  expectRefusal(run(command, "--bogus"), /Unknown option '--bogus'/);
  expectRefusal(run(command, "word"), /Unexpected argument 'word'/);
  expect(run(command, "--help")).toMatchObject({ status: 0, stderr: "" });
});

test.each(["report", "watch"])("engine:%s finds an unwritable --out before the work", (command) => {
  const under = join(fileOf("a file, no folder"), "page.html");
  const simulate = command === "watch" ? ["--simulate"] : [];
  expectRefusal(run(command, ...simulate, "--out", under), /--out .*page\.html can't be written/);
});

test.each<[string, unknown, unknown, string[], RegExp]>([
  ["an empty seed", POOL, [0], ["--seed", ""], /--seed must be a whole number, not ""/],
  ["an invalid seed", POOL, [0], ["--seed", "1.5"], /--seed must be a whole number/],
  [
    "something other than a list",
    { items: POOL },
    [0],
    [],
    /must hold a list of items \{id, a, b, c, area, set\}/,
  ],
  ["something other than JSON", "[", [0], [], /isn't JSON/],
  ["an entry that isn't an item", [1], [0], [], /entry 0: an item is/],
  ["an unknown field", [{ ...ITEM, d: 0.9 }], [0], [], /entry 0: the field d is unknown/],
  [
    "an item without an area",
    [{ ...ITEM, area: undefined }],
    [0],
    [],
    /entry 0: item 0 has no area/,
  ],
  [
    "a slope of 0",
    [...POOL, { ...ITEM, id: 99, a: 0 }],
    [0],
    [],
    /entry 25: item 99: a must be above/,
  ],
  [
    "text instead of a number",
    [{ ...ITEM, b: "1" }],
    [0],
    [],
    /entry 0: item 0: b must be a number/,
  ],
  ["a duplicate id", [ITEM, ITEM], [0], [], /entry 1: the id 0 comes twice/],
  ["an invalid set", [{ ...ITEM, set: {} }], [0], [], /entry 0: item 0: set must be/],
  ["no abilities", POOL, [], [], /must hold a list of numbers, one ability per examinee/],
  ["an invalid ability", POOL, [0, null], [], /entry 1: an ability is a number, not null/],
  ["a pool that is too small", POOL.slice(0, 3), [0], ["--unconstrained"], /too few items/],
])("engine:run refuses %s", (_, pool, thetas, more, reason) => {
  expectRefusal(engineRun(pool, thetas, ...more), reason);
});

test("engine:run names a file that does not exist", () => {
  const missing = join(folder, "missing.json");
  const answer = run("run", "--pool", missing, "--thetas", missing, "--out", out);
  expectRefusal(answer, /missing\.json can't be read: ENOENT/);
});

test("engine:run writes what was served and estimated", () => {
  const file = join(folder, "run.json");
  const options = ["--thetas", fileOf([0, 1]), "--out", file, "--unconstrained"];
  const { status, stdout } = run("run", "--pool", fileOf(POOL), ...options);
  expect(stdout).toContain("2 examinees");
  expect(status).toBe(0);
  const { items, theta } = JSON.parse(readFileSync(file, "utf8")) as {
    items: number[][];
    theta: number[];
  };
  expect(items.map((served) => new Set(served).size)).toEqual([21, 21]);
  expect(theta).toHaveLength(2);
});

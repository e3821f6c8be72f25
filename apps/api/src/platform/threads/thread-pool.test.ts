import { expect, test } from "vitest";
import { ThreadBudgetError, ThreadPool } from "./thread-pool.ts";

interface Task {
  say?: string;
  fail?: string;
  hang?: boolean;
  die?: boolean;
}

const LETTERS = "abcdefgh".split("");
const SCRIPT = new URL("./test-thread.ts", import.meta.url);
const poolOf = (size: number, budgetMs = 60_000) =>
  new ThreadPool<Task, string>(SCRIPT, { size, budgetMs });

test("lines tasks up for as many threads as there are", async () => {
  const pool = poolOf(2);
  const said = await Promise.all(LETTERS.map((say) => pool.run({ say })));
  expect(said.map((one) => one[0])).toEqual(LETTERS);
  expect(new Set(said.map((one) => one.split(" from ")[1])).size).toBe(2);
});

test("reports a fault to its caller and keeps the thread", async () => {
  const pool = poolOf(1);
  const first = await pool.run({ say: "a" });
  await expect(pool.run({ fail: "no such plan" })).rejects.toThrow("no such plan");
  expect(await pool.run({ say: "a" })).toBe(first);
});

test("gives up a task that takes too long along with its thread, and starts another for the next", async () => {
  const pool = poolOf(1, 300);
  const hanging = expect(pool.run({ hang: true })).rejects.toThrow(ThreadBudgetError);
  // Long enough for a thread to start on a busy machine.
  const patient = poolOf(1);
  await hanging;
  expect(await patient.run({ say: "b" })).toMatch(/^b from/);
});

test("tries a task once more whose thread dies, and refuses it when that dies, too", async () => {
  const pool = poolOf(1);
  await expect(pool.run({ die: true })).rejects.toThrow("ended with 3");
  expect(await pool.run({ say: "c" })).toMatch(/^c from/);
});

test("refuses a task that can't be copied to a thread, and keeps the thread", async () => {
  const pool = new ThreadPool<Task | (() => void), string>(SCRIPT, { size: 1, budgetMs: 60_000 });
  await expect(pool.run(() => {})).rejects.toThrow("could not be cloned");
  expect(await pool.run({ say: "d" })).toMatch(/^d from/);
});

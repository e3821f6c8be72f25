import { loadMocks, loadQuizzes } from "@theta/content";
import { expect, test } from "vitest";
import { createTestDb } from "../test/test-db.ts";
import { type BankFiles, ensureItemBank, loadItemBank } from "./load-item-bank.ts";

const say = () => {};

/** A small bank: the quizzes and mocks are real, but there are no items. */
function filesOf(built: string | null, sources: string): BankFiles & { reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    builtStamp: async () => built,
    stamp: async () => {
      reads.push("sources");
      return sources;
    },
    load: async () => {
      reads.push("bank");
      return { items: [], pictures: [], quizzes: await loadQuizzes(), mocks: await loadMocks() };
    },
  };
}

test("reads no sources on a start with the build's bank in the database", async () => {
  const { db } = await createTestDb();
  const first = filesOf("1", "1");
  expect(await ensureItemBank(db, say, first)).toBe("loaded");
  expect(first.reads).toEqual(["sources", "bank"]);
  const second = filesOf("1", "1");
  expect(await ensureItemBank(db, say, second)).toBe("as-built");
  expect(second.reads).toEqual([]);
});

test.each([
  ["a newer build", filesOf("2", "2")],
  ["no build", filesOf(null, "2")],
])("loads the bank before a start with %s is ready", async (_what, files) => {
  const { db } = await createTestDb();
  await ensureItemBank(db, say, filesOf("1", "1"));
  expect(await ensureItemBank(db, say, files)).toBe("loaded");
  expect(files.reads).toEqual(["sources", "bank"]);
});

test("loads sources that changed after the build in the check that follows", async () => {
  const { db } = await createTestDb();
  await ensureItemBank(db, say, filesOf("1", "1"));
  const changed = filesOf("1", "1, changed");
  expect(await ensureItemBank(db, say, changed)).toBe("as-built");
  await loadItemBank(db, say, changed);
  expect(changed.reads).toEqual(["sources", "bank"]);
  const unchanged = filesOf("1", "1, changed");
  await loadItemBank(db, say, unchanged);
  expect(unchanged.reads).toEqual(["sources"]);
});

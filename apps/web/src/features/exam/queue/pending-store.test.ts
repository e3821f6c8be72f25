// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPendingStore, type PendingAnswer } from "./pending-store.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  store.remove("q1");
});

const store = createPendingStore("learner", "quiz");
const KEY = "pending:learner:quiz:q1";
const pending: PendingAnswer = {
  questionId: "q1",
  answer: { optionId: "b" },
  isDraft: false,
  isAdvancing: true,
  known: 3,
  unsure: { parts: [{ partId: "p", optionId: "x" }] },
};

test("is there for the next page, but only for this learner and this test", () => {
  expect(store.write(pending)).toBe(true);
  const nextPage = createPendingStore("learner", "quiz");
  expect(nextPage.read("q1")).toEqual(pending);
  expect(nextPage.readAll()).toEqual([pending]);
  expect(createPendingStore("another", "quiz").readAll()).toEqual([]);
  expect(createPendingStore("learner", "quiz-2").readAll()).toEqual([]);
  nextPage.remove("q1");
  expect(localStorage).toHaveLength(0);
});

test.each([
  [
    "an option that was sent and not acknowledged",
    `{"questionId":"q1","answer":{"optionId":"b"},"isDraft":false,"isAdvancing":true,"known":3,"unsure":{"optionId":"a"},"at":${Date.now()}}`,
    { answer: { optionId: "b" }, isDraft: false, isAdvancing: true, unsure: { optionId: "a" } },
  ],
  [
    "parts, of which some still wait",
    `{"questionId":"q1","answer":{"parts":[{"partId":"row-1","optionId":"yes"}]},"isDraft":true,"isAdvancing":false,"known":3,"unsure":null,"at":${Date.now()}}`,
    {
      answer: { parts: [{ partId: "row-1", optionId: "yes" }] },
      isDraft: true,
      isAdvancing: false,
      unsure: null,
    },
  ],
])("reads what the first version left on a device: %s", (_, text, left) => {
  localStorage.setItem(KEY, text);
  expect(store.readAll()).toEqual([{ questionId: "q1", known: 3, ...left }]);
});

test.each([
  "{",
  "null",
  "42",
  "[]",
  JSON.stringify({ ...pending, at: Date.now(), answer: { optionId: 5 } }),
  JSON.stringify({ ...pending, at: Date.now(), known: "3" }),
  JSON.stringify({ ...pending, at: Date.now() - 8 * 24 * 3600 * 1000 }),
])("removes a damaged or old record: %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(store.readAll()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

const forbid = () => {
  throw new DOMException("no", "QuotaExceededError");
};

test("is there for seven days", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store.write(pending);
  vi.setSystemTime(Date.now() + 604_800_000 - 1);
  expect(store.read("q1")).toEqual(pending);
  vi.setSystemTime(Date.now() + 1);
  expect(store.read("q1")).toBeNull();
});

test("survives full or forbidden storage, but not a reload", () => {
  vi.stubGlobal("localStorage", {
    setItem: forbid,
    getItem: forbid,
    removeItem: forbid,
    key: forbid,
    length: 1,
  });
  expect(store.write(pending)).toBe(false);
  expect(store.readAll()).toEqual([pending]);
  store.remove("q1");
  expect(store.readAll()).toEqual([]);
});

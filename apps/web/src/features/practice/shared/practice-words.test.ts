import { expect, test } from "vitest";
import { dueWords, filterWords } from "./practice-words.ts";

const now = new Date(2026, 10, 21, 9, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 40).getTime();

test.each([
  [1, null, "1 question you missed is due for another look."],
  [3, at(22, 9), "3 questions you missed are due for another look."],
  [0, at(22, 8), "No reviews due until Sunday, November 22."],
  [0, at(21, 17), "No reviews due until today at 5:40 PM."],
  [0, null, "No reviews due. A question you miss comes back here after a day."],
])("says that %i are due and the next one at %s", (due, nextDueAt, words) => {
  expect(dueWords({ due, nextDueAt }, now)).toBe(words);
});

test.each([
  [{}, "All questions"],
  [{ section: "quant", level: "medium", topic: "Primes" }, "Quantitative · Primes · Medium"],
  [{ format: "table-analysis", onlyMissed: true }, "Table Analysis · Wrong or unanswered"],
  [
    { section: "verbal", format: "critical-reasoning", topic: "Critical Reasoning: Flaw" },
    "Verbal · Critical Reasoning: Flaw",
  ],
] as const)("puts the filter %j into words as %s", (filter, words) => {
  expect(filterWords(filter)).toBe(words);
});

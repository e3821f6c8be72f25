import type { Answer } from "@theta/contract";
import { expect, test } from "vitest";
import { lostOf } from "./check-kept.ts";

const [first, second]: Answer[] = [{ optionId: "A" }, { optionId: "B" }] as Answer[];
const told = [["question", { answer: first! }]] as const;
const lost = (stored: Answer | null, sent?: Answer) =>
  lostOf(told, new Map(sent && [["question", sent]]), new Map([["question", stored]]));

test("misses an acknowledged answer that isn't stored, or is stored differently", () => {
  expect(lost(first!, first)).toEqual([]);
  expect(lost(null, first)).toEqual(["question"]);
  expect(lost(second!, first)).toEqual(["question"]);
  expect(lost(null)).toEqual(["question"]);
});

test("takes the answer before or the one on its way while a learner changes it", () => {
  expect(lost(first!, second)).toEqual([]);
  expect(lost(second!, second)).toEqual([]);
  expect(lost(null, second)).toEqual(["question"]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answer, isSameAnswer } from "./answer.ts";

const part = (partId: string, optionId: string) => ({ partId, optionId });
const AB = { parts: [part("1", "a"), part("2", "b")] };

test.each<[Answer | null, Answer | null, boolean]>([
  [null, null, true],
  [null, { optionId: "a" }, false],
  [{ optionId: "a" }, null, false],
  [{ optionId: "a" }, { optionId: "a" }, true],
  [{ optionId: "a" }, { optionId: "b" }, false],
  [AB, { parts: [part("2", "b"), part("1", "a")] }, true],
  [AB, { parts: [part("1", "a"), part("2", "a")] }, false],
  [{ parts: [part("1", "a")] }, AB, false],
  [{ parts: [part("1", "a")] }, { optionId: "a" }, false],
  [{ parts: [] }, { parts: [] }, true],
  [{ parts: [] }, null, false],
  // A part named twice doesn't make up for a missing one.
  [AB, { parts: [part("1", "a"), part("1", "a")] }, false],
])("compares %j and %j: the same is %s", (one, other, same) => {
  expect(isSameAnswer(one, other)).toBe(same);
  expect(isSameAnswer(other, one)).toBe(same);
});

// So few ids that two answers are often almost the same.
const id = fc.constantFrom("", "a", "b", '"a"', "a,b");
const parts = fc.array(fc.record({ partId: id, optionId: id }), { maxLength: 3 });
const wordsOf = (all: object[]) => all.map((one) => JSON.stringify(one)).toSorted();

test("ignores the order of parts and nothing else", () => {
  const shuffled = parts.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => isSameAnswer({ parts: one }, { parts: other })),
  );
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const same = String(wordsOf(one)) === String(wordsOf(other));
      expect(isSameAnswer({ parts: one }, { parts: other })).toBe(same);
    }),
    { numRuns: 1000 },
  );
  fc.assert(fc.property(id, parts, (optionId, all) => !isSameAnswer({ optionId }, { parts: all })));
});

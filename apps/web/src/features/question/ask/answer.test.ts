import { expect, test } from "vitest";
import { answeredParts, chosenOf, isComplete, withPart } from "./answer.ts";

const option = (optionId: string) => ({ optionId, optionType: 1 as const, displayText: optionId });
const ONE = { options: [option("a"), option("b")] };
const TWO = {
  options: [],
  parts: [
    { partId: "p", displayText: "", options: [option("p1"), option("p2")] },
    { partId: "q", displayText: "", options: [option("q1"), option("q2")] },
  ],
};

test.each([
  [ONE, null, false],
  [ONE, { optionId: "a" }, true],
  [ONE, { optionId: "elsewhere" }, false],
  [TWO, null, false],
  [TWO, { optionId: "p1" }, false],
  [TWO, { parts: [{ partId: "q", optionId: "q2" }] }, false],
  [
    TWO,
    {
      parts: [
        { partId: "p", optionId: "p1" },
        { partId: "q", optionId: "p1" },
      ],
    },
    false,
  ],
  [
    TWO,
    {
      parts: [
        { partId: "q", optionId: "q1" },
        { partId: "p", optionId: "p1" },
      ],
    },
    true,
  ],
])("is complete when every part has one of its own options (%#)", (asked, answer, is) => {
  expect(isComplete(asked, answer)).toBe(is);
});

test("accepts parts in any order, keeps the question's order, and allows changes", () => {
  const first = withPart(TWO, null, "q", "q1");
  const both = withPart(TWO, first, "p", "p2");
  const changed = withPart(TWO, both, "q", "q2");
  expect(changed).toEqual({
    parts: [
      { partId: "p", optionId: "p2" },
      { partId: "q", optionId: "q2" },
    ],
  });
  expect([first, both].map((answer) => answeredParts(TWO, answer))).toEqual([1, 2]);
  expect(chosenOf(changed, "q")).toBe("q2");
});

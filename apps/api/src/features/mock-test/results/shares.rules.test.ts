import { expect, test } from "vitest";
import { isMoreThanChance, rangeOfShare } from "./shares.rules.ts";

const percent = (right: number, of: number, z?: number) => {
  const { low, high } = rangeOfShare({ right, of }, z);
  return [Math.round(1000 * low) / 10, Math.round(1000 * high) / 10];
};

test.each([
  // Worked out by hand from (p + z²/2n ± z√(p(1 − p)/n + z²/4n²)) / (1 + z²/n) with z = 1.
  [3, 5, 38.3, 78.4],
  [7, 11, 48.6, 76.4],
  [0, 4, 0, 20],
  [4, 4, 80, 100],
  [1, 1, 50, 100],
  [0, 0, 0, 100],
])("%i of %i right is %d%% to %d%%", (right, of, low, high) => {
  expect(percent(right, of)).toEqual([low, high]);
});

test("a range agrees with a published one", () => {
  // Newcombe 1998, table I: 81 of 263 at 95%.
  expect(percent(81, 263, 1.959964)).toEqual([25.5, 36.6]);
});

test("a range of right answers mirrors that of wrong ones", () => {
  for (let of = 1; of <= 23; of++)
    for (let right = 0; right <= of; right++) {
      const range = rangeOfShare({ right, of });
      const mirrored = rangeOfShare({ right: of - right, of });
      expect(range.low).toBeCloseTo(1 - mirrored.high, 12);
      expect(range.low).toBeLessThanOrEqual(right / of + 1e-12);
      expect(range.high).toBeGreaterThanOrEqual(right / of - 1e-12);
    }
});

test.each([
  ["nine of 10 against two of 11", [9, 10], [2, 11], true],
  ["seven of 10 against five of 11", [7, 10], [5, 11], false],
  ["eight of 10 against four of 11", [8, 10], [4, 11], true],
  ["the same", [5, 10], [5, 10], false],
  ["all against none, of two each", [2, 2], [0, 2], true],
  ["one against none, of one each", [1, 1], [0, 1], false],
  ["nothing answered in one of them", [10, 10], [0, 0], false],
] as const)("%s", (_, [right, of], [otherRight, otherOf], differs) => {
  const one = { right, of };
  const other = { right: otherRight, of: otherOf };
  expect([isMoreThanChance(one, other), isMoreThanChance(other, one)]).toEqual([differs, differs]);
});

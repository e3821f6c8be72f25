import { expect, test } from "vitest";
import {
  clockFinding,
  connectionFinding,
  median,
  timersFinding,
  type Trip,
  tripOf,
} from "./test-day.rules.ts";

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[40, 10, 30, 20], 25],
  [[100, 9], 54.5],
])("the median of %j is %d", (numbers, middle) => {
  const before = [...numbers];
  expect(median(numbers)).toBe(middle);
  expect(numbers).toEqual(before);
});

test.each<[number, Trip]>([
  [0, "lost"],
  [200, "not-ours"],
  [302, "not-ours"],
  [403, "not-ours"],
  [429, "too-many"],
  [499, "not-ours"],
  [500, "trouble"],
  [503, "trouble"],
])("a request that fails with %d is %s", (status, trip) => {
  expect(tripOf(status)).toBe(trip);
});

const FAST = times(20, 40);

test.each<[string, Trip[], string, RegExp, RegExp | null]>([
  ["fast", FAST, "good", /answers in 40 ms, or 40 ms at worst\.$/, null],
  ["a request below a millisecond", times(20, 0.2), "good", /answers in 1 ms/, null],
  ["just quick enough", times(20, 400), "good", /answers in 400 ms/, null],
  [
    "just too slow",
    times(20, 401),
    "caution",
    /^It's slow, but it works\. .*401 ms/,
    /^Each question/,
  ],
  ["slow by seconds", times(20, 1234), "caution", /answers in 1\.2 s/, /another network/],
  ["mostly fast", [...times(19, 40), 1500], "good", /1\.5 s at worst/, null],
  [
    "uneven",
    [...times(19, 40), 1501],
    "caution",
    /^It's unsteady\. .* 1\.5 s at worst/,
    /you won't lose any/,
  ],
  ["one lost", [...times(19, 40), "lost"], "caution", /^1 of 20 tries got no/, /send them again/],
  ["three lost", [...times(17, 40), ...times(3, "lost" as const)], "caution", /^3 of 20/, /router/],
  ["four lost", [...times(16, 40), ...times(4, "lost" as const)], "problem", /^4 of 20/, /router/],
  ["all but one lost", [40, ...times(19, "lost" as const)], "problem", /^19 of 20/, /router/],
  ["offline", times(20, "lost"), "problem", /^We couldn't reach Theta\.$/, /sign in there/],
  ["a sign-in page", times(20, "not-ours"), "problem", /instead of our server/, /sign-in page/],
  [
    "a sign-in page, then nothing",
    ["not-ours", "lost"],
    "problem",
    /instead of our server/,
    /sign-in/,
  ],
  ["our own trouble", times(20, "trouble"), "unknown", /having trouble/, /^That's on our side/],
  ["a crowded network", [...FAST, "too-many"], "unknown", /^Too many people/, /in a minute\.$/],
])("judges a connection that is %s", (_, trips, verdict, seen, todo) => {
  const finding = connectionFinding(trips);
  expect(finding).toMatchObject({ verdict, seen: expect.stringMatching(seen) });
  if (todo) expect(finding.todo).toMatch(todo);
  else expect(finding.todo).toBeUndefined();
});

test.each<[number | null, string, string]>([
  [0, "good", "It matches ours to the second."],
  [-1499, "good", "It matches ours to the second."],
  [4000, "good", "It's 4 s ahead of ours."],
  [-30_000, "good", "It's 30 s behind ours."],
  [30_001, "caution", "It's 30 s ahead of ours."],
  [-185_000, "caution", "It's 3 min 5 s behind ours."],
  [3_600_000, "caution", "It's 1 hour ahead of ours."],
  [-7_200_000, "caution", "It's 2 hours behind ours."],
  [172_800_000, "caution", "It's 2 days ahead of ours."],
  [null, "unknown", "We couldn't compare it with ours."],
])("a clock that's %s milliseconds ahead is %s", (ahead, verdict, seen) => {
  const finding = clockFinding(ahead);
  expect(finding).toMatchObject({ verdict, seen });
  // Nobody should think that their time in a test depends on it.
  if (verdict !== "good") expect(finding.todo).toContain("Test clocks run on our server");
});

test.each<[number[], string, RegExp]>([
  [[], "good", /^It's fast enough\.$/],
  [[3, 250, 12], "good", /^It's fast enough\.$/],
  [[3, 251], "caution", /^It's busy: it lagged by 251 ms\.$/],
  [[-4, 2400], "caution", /lagged by 2\.4 s/],
])("timers that are %j late are %s", (late, verdict, seen) => {
  expect(timersFinding(late)).toMatchObject({ verdict, seen: expect.stringMatching(seen) });
});

import { expect, test } from "vitest";
import type { EndedSection } from "./mock-section.ts";
import { countRapid, isAnyTooFast, isTooFast, shownScore } from "./too-fast.rules.ts";

const START = Date.UTC(2026, 10, 23, 9);
const at = (minutes: number) => new Date(START + minutes * 60_000);

/** A 45-minute section with this many answers that was over after this many minutes. */
function section(answered: number, minutes: number, id = "one"): EndedSection {
  return {
    state: "ended",
    id,
    learnerId: "l",
    mockId: "m",
    section: "quant",
    place: 1,
    total: 21,
    seed: 1,
    prior: null,
    startedAt: at(0),
    deadline: at(45),
    endedAt: at(minutes),
    endedBy: minutes < 45 ? "learner" : "time",
    givenBack: null,
    staffAdded: 0,
    continuedAt: null,
    pausedSeconds: 0,
    reopened: 0,
    correct: Math.floor(answered / 2),
    wrong: Math.ceil(answered / 2),
    repeats: 0,
    result: { score: 70, percentile: 20, standardError: 3, low: 67, high: 73 },
    guessing: null,
  };
}

test.each([
  // [answered, rapid, minutes, too fast]
  ["the whole section in a minute", 21, 21, 1, true],
  ["six of 21", 21, 6, 30, false],
  ["seven of 21", 21, 7, 30, true],
  ["six of 20: exactly three in ten", 20, 6, 30, true],
  ["five of 20", 20, 5, 30, false],
  ["none", 21, 0, 30, false],
  ["no answer at all", 0, 0, 45, false],
  ["seven guesses at the end of the time", 21, 7, 44, false],
  ["seven of 21, with 90% of the time used", 21, 7, 40.5, false],
  ["seven of 21, a moment sooner", 21, 7, 40.4, true],
  ["ten of 21 at the end of the time", 21, 10, 45, false],
  ["half of 20 at the end of the time", 20, 10, 45, true],
  ["a section that was left after two rapid answers", 2, 2, 45, true],
  ["a section that was left after one of two", 2, 1, 45, true],
  ["a section that was left after one of three", 3, 1, 45, false],
])("%s: %i answers, %i of them rapid, in %d minutes", (_, answered, rapid, minutes, expected) => {
  expect(isTooFast(section(answered, minutes), rapid)).toBe(expected);
});

const question = (milliseconds: number | null, answer: unknown = { optionId: "a" }) => ({
  answer,
  shownAt: at(0),
  leftAt: milliseconds === null ? null : new Date(START + milliseconds),
});

test.each([
  ["just under ten seconds", question(9_999), 1],
  ["ten seconds", question(10_000), 0],
  ["no time at all", question(0), 1],
  ["left without an answer", question(2_000, null), 0],
  ["still on screen", question(null, null), 0],
])("an answer after %s", (_, one, count) => {
  expect(countRapid([one])).toBe(count);
});

const paces = (rapid: number) =>
  new Map([
    ["one", { served: 21, rapid: 0 }],
    ["two", { served: 21, rapid }],
  ]);

test("one section is enough to take the range from a whole mock", () => {
  const sections = [section(21, 30, "one"), section(21, 30, "two")];
  expect(isAnyTooFast(sections, paces(6))).toBe(false);
  expect(isAnyTooFast(sections, paces(7))).toBe(true);
});

test("without its range a score says nothing of how sure it is", () => {
  const { result } = section(21, 30);
  expect(shownScore(result, false)).toEqual(result);
  expect(shownScore(result, true)).toEqual({ score: 70, percentile: 20 });
});

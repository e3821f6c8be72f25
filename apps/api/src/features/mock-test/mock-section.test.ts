import { expect, test } from "vitest";
import { currentOf, endedOf, inState, type MockSection } from "./mock-section.ts";

const chosen = {
  learnerId: "ana",
  mockId: "mock",
  section: "quant",
  place: 1,
  total: 21,
  seed: 1,
} as const;
const begun = {
  ...chosen,
  prior: null,
  startedAt: new Date(0),
  deadline: new Date(45 * 60_000),
  givenBack: null,
  staffAdded: 0,
  continuedAt: null,
  pausedSeconds: 0,
  reopened: 0,
};
const planned: MockSection = {
  ...chosen,
  id: "planned",
  state: "planned",
  reopened: null,
};
const running: MockSection = { ...begun, id: "running", state: "running" };
const ended: MockSection = {
  ...begun,
  id: "ended",
  state: "ended",
  endedAt: new Date(60_000),
  endedBy: "learner",
  correct: 20,
  wrong: 1,
  repeats: 0,
  result: { score: 85, percentile: 90, standardError: 3, low: 80, high: 90 },
  guessing: null,
};

test.each([
  ["is the first one waiting", [planned, { ...planned, id: "later" }], "planned"],
  ["is the one running", [ended, running, planned], "running"],
  ["is the one waiting after an ended one", [ended, planned], "planned"],
  ["is none when all are over", [ended, ended], undefined],
])("the current section %s", (_case, sections, id) => {
  expect(currentOf(sections)?.id).toBe(id);
});

test("tells a finished section from one that's running or waiting", () => {
  expect(endedOf([planned, ended, running])).toEqual([ended]);
});

test("fails when a section is taken for one in another state", () => {
  expect(inState(running, "running")).toBe(running);
  expect(() => inState(running, "ended")).toThrow("A section is running, not ended.");
  expect(() => inState(planned, "running")).toThrow("A section is planned, not running.");
});

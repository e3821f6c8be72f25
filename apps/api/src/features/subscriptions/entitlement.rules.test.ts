import { expect, test } from "vitest";
import { entitlementFrom, allowanceIn } from "./entitlement.rules.ts";

const BASIC = {
  planName: "GMAT BASIC",
  mocks: 5,
  sectionals: 0,
  topicTests: 0,
  practicePlan: false,
  studyNotes: false,
  mentorSessions: 0,
  support: true,
  boughtAt: new Date("2026-01-01"),
  startsAt: new Date("2026-01-01"),
  endsAt: new Date("2026-03-01"),
};
/** Bought while the first one is running. */
const PRO = {
  planName: "GMAT PRO",
  mocks: 5,
  sectionals: 6,
  topicTests: 1,
  practicePlan: false,
  studyNotes: false,
  mentorSessions: 0,
  support: true,
  boughtAt: new Date("2026-02-01"),
  startsAt: new Date("2026-03-01"),
  endsAt: new Date("2026-06-01"),
};
const MENTOR = {
  ...PRO,
  planName: "GMAT MENTOR",
  topicTests: 3,
  practicePlan: true,
  studyNotes: true,
  mentorSessions: 1,
};
const FEBRUARY = new Date("2026-02-15");
const APRIL = new Date("2026-04-01");

const times = (n: number, day: string) => Array.from({ length: n }, () => new Date(day));

test("opens nothing without a subscription, or when it has ended", () => {
  expect(entitlementFrom([], FEBRUARY)).toBeNull();
  expect(entitlementFrom([BASIC], APRIL)).toBeNull();
  expect(entitlementFrom([BASIC], BASIC.endsAt)).toBeNull();
});

test("runs a single plan until it ends", () => {
  expect(entitlementFrom([BASIC], FEBRUARY)).toEqual({
    planName: "GMAT BASIC",
    startsAt: BASIC.startsAt,
    endsAt: BASIC.endsAt,
    opens: {
      topicTests: 0,
      practicePlan: false,
      studyNotes: false,
      mentorSessions: 0,
      support: true,
    },
  });
});

test("adds the time of a second plan to the first", () => {
  expect(entitlementFrom([BASIC, PRO], FEBRUARY)).toMatchObject({
    planName: "GMAT BASIC + GMAT PRO",
    startsAt: BASIC.startsAt,
    endsAt: PRO.endsAt,
  });
  expect(entitlementFrom([BASIC, PRO], APRIL)?.planName).toBe("GMAT PRO");
});

test.each([
  ["what one plan includes", [BASIC], times(2, "2026-01-10"), FEBRUARY, { of: 5, used: 2 }],
  ["a second plan's tests right away", [BASIC, PRO], [], FEBRUARY, { of: 10, used: 0 }],
  [
    "of seven used from both plans, two count for the second once the first ends",
    [BASIC, PRO],
    times(7, "2026-02-10"),
    APRIL,
    { of: 5, used: 2 },
  ],
  [
    "what the first had left does not outlive it",
    [BASIC, PRO],
    times(3, "2026-02-10"),
    APRIL,
    { of: 5, used: 0 },
  ],
  [
    "what was used before anything was bought",
    [BASIC],
    times(3, "2025-12-01"),
    FEBRUARY,
    { of: 5, used: 0 },
  ],
  ["nothing when all has ended", [BASIC], [], APRIL, { of: 0, used: 0 }],
] as const)("allowance: %s", (_, plans, begun, now, allowance) => {
  expect(allowanceIn(plans, "mocks", begun, now)).toEqual(allowance);
});

test("counts full and sectional tests separately", () => {
  expect(allowanceIn([BASIC, PRO], "sectionals", times(2, "2026-02-10"), APRIL)).toEqual({
    of: 6,
    used: 2,
  });
});

test("with two plans, opens everything that either of them includes", () => {
  expect(entitlementFrom([BASIC, MENTOR], FEBRUARY)?.opens).toEqual({
    topicTests: 3,
    practicePlan: true,
    studyNotes: true,
    mentorSessions: 1,
    support: true,
  });
});

test("has the same topic tests in every plan, and adds up sessions with a mentor", () => {
  const opens = entitlementFrom([MENTOR, MENTOR], FEBRUARY)?.opens;
  expect([opens?.topicTests, opens?.mentorSessions]).toEqual([3, 2]);
  expect(allowanceIn([MENTOR, MENTOR], "mentorSessions", times(1, "2026-02-10"), FEBRUARY)).toEqual(
    {
      of: 2,
      used: 1,
    },
  );
});

test("opens nothing more for a plan that has ended", () => {
  const ended = { ...MENTOR, endsAt: new Date("2026-02-01") };
  expect(entitlementFrom([ended, BASIC], FEBRUARY)?.opens).toMatchObject({
    topicTests: 0,
    studyNotes: false,
    mentorSessions: 0,
  });
});

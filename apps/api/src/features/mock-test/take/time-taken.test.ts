import { expect, test } from "vitest";
import { timeTaken } from "../mock-test.rules.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 9, minutes));
const ended = (more: Partial<Parameters<typeof timeTaken>[0]>) =>
  timeTaken({
    startedAt: at(0),
    endedAt: at(50),
    endedBy: "time",
    deadline: at(50),
    givenBack: 300,
    staffAdded: 0,
    pausedSeconds: 0,
    lastSign: at(48),
    ...more,
  });

test.each<[string, Parameters<typeof ended>[0], Partial<ReturnType<typeof ended>>]>([
  ["used up to the moved deadline", {}, { used: 3000, givenBack: 300 }],
  ["left before the first deadline", { lastSign: at(20) }, { used: 2700, givenBack: 0 }],
  [
    "done early, after taking the time",
    { endedBy: "learner", endedAt: at(40), lastSign: at(40) },
    { used: 2400, givenBack: 300 },
  ],
  [
    "with no time given back",
    { givenBack: null, deadline: at(45), endedAt: at(45), lastSign: at(20) },
    { used: 2700, givenBack: 0 },
  ],
  [
    "used up to a deadline that support moved, too",
    { staffAdded: 600, deadline: at(60), endedAt: at(60), lastSign: at(58) },
    { used: 3600, givenBack: 300, staffAdded: 600 },
  ],
  [
    "left before support added time",
    { staffAdded: 600, deadline: at(60), endedAt: at(60), lastSign: at(20) },
    { used: 2700, givenBack: 0, staffAdded: 0 },
  ],
  [
    "continued a day later, without the day",
    {
      staffAdded: 600,
      pausedSeconds: 24 * 3600,
      deadline: at(60 + 24 * 60),
      endedAt: at(60 + 24 * 60),
    },
    { used: 3600, givenBack: 300, staffAdded: 600 },
  ],
])("%s", (_, section, sat) => {
  expect(ended(section)).toMatchObject(sat);
});

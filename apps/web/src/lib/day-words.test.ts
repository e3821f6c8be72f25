import { expect, test } from "vitest";
import { availableFrom, dayTaken } from "./day-words.ts";

test.each([
  ["2026-01-01", "January 1st 2026,"],
  ["2026-02-02", "February 2nd 2026,"],
  ["2026-03-03", "March 3rd 2026,"],
  ["2026-04-05", "April 5th 2026,"],
  ["2026-05-11", "May 11th 2026,"],
  ["2026-06-12", "June 12th 2026,"],
  ["2026-07-13", "July 13th 2026,"],
  ["2026-08-21", "August 21st 2026,"],
  ["2026-12-31", "December 31st 2026,"],
])("writes %s as %s, wherever the reader is", (date, words) => {
  expect(availableFrom(Date.parse(date))).toBe(words);
});

test("the day a test was taken follows the learner's own calendar", () => {
  expect(dayTaken(new Date(2026, 4, 1, 0, 30).getTime())).toBe("May 1, 2026");
  expect(dayTaken(new Date(2026, 4, 1, 23, 30).getTime())).toBe("May 1, 2026");
});

import { expect, test } from "vitest";
import { durationLabel, endOfPlan } from "./plan-period.ts";

test.each([
  [1, "2 Months"],
  [2, "3 Months"],
  [3, "6 Months"],
  [4, "12 Months"],
])("plan %i lasts %s", (order, label) => {
  expect(durationLabel(order)).toBe(label);
});

test.each([
  ["in the middle of a month", 2, "2026-05-18T09:30:00Z", "2026-08-18T09:30:00Z"],
  ["over the end of the year", 1, "2026-12-31T23:00:00Z", "2027-02-28T23:00:00Z"],
  ["into a leap year's February", 1, "2027-12-31T00:00:00Z", "2028-02-29T00:00:00Z"],
  ["from a leap day", 4, "2028-02-29T12:00:00Z", "2029-02-28T12:00:00Z"],
  ["half a year", 3, "2026-08-31T12:00:00Z", "2027-02-28T12:00:00Z"],
])("counts calendar months %s", (_, order, start, end) => {
  expect(new Date(endOfPlan(order, Date.parse(start))).toISOString()).toBe(
    new Date(end).toISOString(),
  );
});

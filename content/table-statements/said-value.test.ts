import { expect, test } from "vitest";
import { saidValue, valueSaid } from "./said-value.ts";

test.each([
  ["Revenue ($ thousands)", 500, "\\$500,000"],
  ["Annual revenue ($ millions)", 12.5, "\\$12.5 million"],
  ["Annual revenue ($ millions)", 0.41, "\\$410,000"],
  ["Assets ($ millions)", 3450, "\\$3.45 billion"],
  ["Budget ($ thousands)", 44560, "\\$44.56 million"],
  ["Price ($)", 45.5, "\\$45.50"],
  ["Average room rate ($ per night)", 120, "\\$120"],
  ["Patients satisfied (%)", 68, "68 percent"],
  ["Research and development (% of revenue)", 14, "14 percent"],
  ["Floor area (thousands of square feet)", 34, "34,000 square feet"],
  ["Harvest (millions of bushels)", 9.7, "9.7 million bushels"],
  ["Visits (thousands)", 48, "48,000"],
  ["Average wait (minutes)", 20, "20 minutes"],
  ["Planned duration (days)", 305, "305 days"],
  ["Average rating (1 to 5)", 4.2, "4.2"],
  ["Employees", 1500, "1,500"],
  ["One-year return (%)", -3.5, "−3.5 percent"],
])("%s: %f is said as %s, and read back", (heading, value, said) => {
  expect(saidValue(heading, value)).toBe(said);
  expect(valueSaid(heading, said)).toBeCloseTo(value, 9);
});

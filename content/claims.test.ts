import { expect, test } from "vitest";
import { loadClaims } from "./load-claims.ts";

test("ships unconfirmed claims, and sample testimonials, three for each exam", async () => {
  const { testimonials, statistics, course } = await loadClaims();
  expect([statistics.confirmed, course.confirmed]).toEqual([false, false]);
  expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
  expect(testimonials.map(({ exam }) => exam).toSorted()).toEqual([
    "GMAT",
    "GMAT",
    "GMAT",
    "GRE",
    "GRE",
    "GRE",
  ]);
  expect(statistics.figures.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
    "Trusted by 1000+ Students",
    "Student's Selection 20 K+",
    "Mock Test Attempted 2 Million+",
  ]);
});

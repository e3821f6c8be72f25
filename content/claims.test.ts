import { expect, test } from "vitest";
import { loadClaims } from "./load-claims.ts";

test("the testimonials that we ship are samples: three of learners for each exam", async () => {
  const { testimonials, statistics } = await loadClaims();
  expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
  expect(testimonials.map(({ exam }) => exam).toSorted()).toEqual([
    "GMAT",
    "GMAT",
    "GMAT",
    "GRE",
    "GRE",
    "GRE",
  ]);
  expect(statistics.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
    "Trusted by 1000+ Students",
    "Student's Selection 20 K+",
    "Mock Test Attempted 2 Million+",
  ]);
});

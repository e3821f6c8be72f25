import { expect, test } from "vitest";
import { FEES } from "./gre-fees.ts";
import { HIGHLIGHTS } from "./gre-words.ts";
import { SECTIONS, WHOLE_MINUTES } from "./gre-section-times.ts";

const textOf = (name: string) =>
  JSON.stringify(HIGHLIGHTS.find((highlight) => highlight.name === name));

test("the sections add up to 1 hour 58 minutes", () => {
  expect(WHOLE_MINUTES).toBe(60 + 58);
});

test("the text and the drawing agree on the sections", () => {
  for (const { minutes } of SECTIONS)
    expect(textOf("Overview")).toMatch(RegExp(`\\b${minutes}\\b`));
  expect(textOf("Syllabus")).toContain("41 minutes in all");
  expect(textOf("Syllabus")).toContain("47 minutes in all");
});

test("the text names every fee in the drawing", () => {
  for (const { dollars } of FEES) expect(textOf("Fee")).toContain(`$${dollars}`);
});

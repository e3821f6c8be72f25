import { expect, test } from "vitest";
import { EXAMS, ofAbility, sit } from "../../test-data/sat-sections.ts";
import pinned from "../../test-data/scores-from-70.json" with { type: "json" };
import { scoreSection } from "./scores-result.ts";
import { scoreOfEstimate, type Score } from "./scores-section.ts";
import { SECTION_NAMES } from "./tables.ts";

/**
 * What learners were told before scores below 70 were spread: numbers of the code of that day, never to be
 * made again. Whatever happens below 70, these stay.
 */
const told = ({ score, percentile, standardError, low, high }: Score) => [
  score,
  percentile,
  standardError,
  low,
  high,
];

test("sections that scored 70 or more keep score, percentile, error, and range to the digit", () => {
  expect(pinned.sections.length).toBeGreaterThan(300);
  for (const [exam, seed, theta, blanks, ...before] of pinned.sections) {
    const sat = EXAMS[exam!]!;
    const answers = ofAbility(sat, seed!, theta!);
    const section = sit(sat, seed!, answers, sat.plan.blueprint.length - blanks!);
    expect(told(scoreSection(section)), `${sat.pool} ${sat.section} ${seed}`).toEqual(before);
  }
});

test("so do abilities, from the lowest that gives 70", () => {
  expect(pinned.abilities.length).toBeGreaterThan(800);
  for (const [section, theta, se, ...before] of pinned.abilities) {
    const name = SECTION_NAMES[section!]!;
    const score = scoreOfEstimate(name, { theta: theta!, se: se! });
    expect(told(score), `${name} ${theta} ${se}`).toEqual(before);
  }
});

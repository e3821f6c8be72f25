import { expect, test } from "vitest";
import { EXAMS, ofAbility, sit } from "../../test-data/sat-sections.ts";
import pinned from "../../test-data/scores-from-70.json" with { type: "json" };
import { scoreSection } from "./scores-result.ts";
import { scoreOfEstimate, type Score } from "./scores-section.ts";
import { SECTION_NAMES } from "./tables.ts";

/**
 * The pinned numbers come from the code as it was before scores below 70 were spread. Never
 * regenerate them: whatever changes below 70, these stay the same.
 */
const told = ({ score, percentile, standardError, low, high }: Score) => [
  score,
  percentile,
  standardError,
  low,
  high,
];

test("keeps score, percentile, error, and range of sections from 70 up to the digit", () => {
  expect(pinned.sections.length).toBeGreaterThan(300);
  for (const [exam, seed, theta, blanks, ...before] of pinned.sections) {
    const sat = EXAMS[exam!]!;
    const answers = ofAbility(sat, seed!, theta!);
    const section = sit(sat, seed!, answers, sat.plan.blueprint.length - blanks!);
    expect(told(scoreSection(section)), `${sat.pool} ${sat.section} ${seed}`).toEqual(before);
  }
});

test("keeps those of abilities, from the lowest that gives 70", () => {
  expect(pinned.abilities.length).toBeGreaterThan(800);
  for (const [section, theta, se, ...before] of pinned.abilities) {
    const name = SECTION_NAMES[section!]!;
    const score = scoreOfEstimate(name, { theta: theta!, se: se! });
    expect(told(score), `${name} ${theta} ${se}`).toEqual(before);
  }
});

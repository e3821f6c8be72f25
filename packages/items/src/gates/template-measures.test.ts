import { expect, test } from "vitest";
import type { ProblemTemplate, SufficiencyTemplate } from "../template/template.ts";
import { templateMeasures } from "./template-measures.ts";

const PROBLEM: ProblemTemplate = {
  id: "double",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "arithmetic",
  pattern: "Doubles a number.",
  make(rng) {
    const n = rng.int(3, 90);
    const values = [n, n + 2, 3 * n, n * n, 2 * n + 1];
    return {
      variant: "plain",
      context: "pure",
      difficulty: 1,
      stem: `What is twice ${n}?`,
      key: { text: String(2 * n), value: 2 * n, why: "Twice." },
      slips: values.map((value) => ({ text: String(value), value, slip: "slips", why: "No." })),
      solution: { idea: "Double.", steps: ["Double it."] },
    };
  },
  check: () => [],
};

const SUFFICIENCY: SufficiencyTemplate = {
  id: "which-x",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Asks for x.",
  make: () => ({
    variant: "plain",
    context: "pure",
    difficulty: 1,
    stem: "What is $x$?",
    statements: ["$x$ is 1.", "$x$ is 1."],
    first: { enough: true, why: "It is." },
    second: { enough: true, why: "It is." },
    solution: { idea: "Read.", steps: ["Read it."] },
  }),
  check: () => "D",
};

const valuesOf = (...templates: Parameters<typeof templateMeasures>[0][number][]) =>
  templateMeasures(templates).map(({ value }) => value);

test("counts templates that lack what the gates want to know", () => {
  expect(valuesOf(PROBLEM, SUFFICIENCY)).toEqual([1, 1, 1, 1]);
});

test("counts none that say it", () => {
  const takeaway = "Twice is twice.";
  const problem: ProblemTemplate = {
    ...PROBLEM,
    make: (rng) => {
      const draft = PROBLEM.make(rng);
      return draft && { ...draft, solution: { ...draft.solution, takeaway } };
    },
    possible: ({ options }) => options.map(() => true),
  };
  const sufficiency: SufficiencyTemplate = {
    ...SUFFICIENCY,
    make: (rng) => {
      const draft = SUFFICIENCY.make(rng)!;
      return { ...draft, solution: { ...draft.solution, takeaway } };
    },
    check: () => ({ cases: [], first: () => true, second: () => true, answer: () => 1 }),
  };
  expect(valuesOf(problem, sufficiency)).toEqual([0, 0, 0, 0]);
});

test("asks nothing about options that aren't values", () => {
  const inWords: ProblemTemplate = {
    ...PROBLEM,
    make: (rng) => {
      const draft = PROBLEM.make(rng);
      return (
        draft && {
          ...draft,
          key: { text: "None of them", why: "Yes." },
          slips: draft.slips.map(({ slip, why }, k) => ({
            text: `Only ${"I".repeat(k + 1)}`,
            slip,
            why,
          })),
        }
      );
    },
  };
  expect(valuesOf(inWords)).toEqual([1, 0]);
});

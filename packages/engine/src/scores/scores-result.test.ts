import fc from "fast-check";
import { expect, test } from "vitest";
import { STANDARD, standardItems } from "../../test-data/load.ts";
import { GMAT_BLUEPRINTS } from "../plan/gmat-blueprints.ts";
import { buildPlan, type Plan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { reportedEstimate } from "./scores-estimate.ts";
import { scoreSection, scoreTest } from "./scores-result.ts";
import { scoreOfEstimate } from "./scores-section.ts";
import { totalOf, totalPercentile, totalScore } from "./scores-total.ts";
import { answer, start } from "../section/section.ts";
import type { Section, SectionSettings } from "../section/section-state.ts";
import { SECTION_NAMES, type SectionName } from "./tables.ts";

const pool = buildPool(standardItems);
const unnamed = buildPlan(pool, STANDARD);
const planOf = (name: SectionName): Plan =>
  buildPlan(pool, { ...STANDARD, name: GMAT_BLUEPRINTS[name].name });
const plans = { quant: planOf("quant"), verbal: planOf("verbal"), di: planOf("dataInsights") };

/** Answers the first positions; bit k of the pattern says whether the k-th answer is right. */
function play(plan: Plan, settings: SectionSettings, pattern: number, positions = 21): Section {
  let section = start(plan, settings);
  for (let k = 0; section.current && k < positions; k++)
    section = answer(section, section.current.item, ((pattern >>> k) & 1) === 1);
  return section;
}

const MIXED = 0b1_0110_1101_0111_0110_1011;
const aSection = fc.record({
  seed: fc.integer(),
  pattern: fc.integer({ min: 0, max: 2 ** 21 - 1 }),
  answered: fc.nat(21),
});

test("gives a finished section its own score", () => {
  const section = play(plans.quant, { seed: 7 }, MIXED);
  const { theta, se } = reportedEstimate(section);
  expect(scoreSection(section)).toEqual({
    section: "quant",
    ...scoreOfEstimate("quant", { theta, se }),
    theta,
    se,
    answered: 21,
    unanswered: 0,
    repeats: 0,
    guessing: null,
    tablePeriod: "July 2020 – June 2025",
  });
});

// These numbers come from this code: if they move, somebody's score moved.
test.each([
  [21, 0.6758, 83, 80, 0],
  [15, -0.1735, 78, 50, 79],
  [5, -4.0605, 62, 2, 68],
  [0, -4.5696, 60, 1, 68],
])(
  "with %i of 21 positions answered: θ %d, score %i, percentile %i, guessing %d",
  (answered, ...want) => {
    const result = scoreSection(play(plans.quant, { seed: 7 }, MIXED, answered));
    const theta = Math.round(result.theta * 1e4) / 1e4;
    expect([theta, result.score, result.percentile, result.guessing?.score ?? 0]).toEqual(want);
    expect([result.answered, result.unanswered]).toEqual([answered, 21 - answered]);
  },
);

test("scores any pattern of answers, and guessing at the rest never scores lower", () => {
  fc.assert(
    fc.property(aSection, ({ seed, pattern, answered }) => {
      const result = scoreSection(play(plans.verbal, { seed }, pattern, answered));
      expect(result.section).toBe("verbal");
      expect(result.score).toBeGreaterThanOrEqual(60);
      expect(result.score).toBeLessThanOrEqual(90);
      expect(result.low <= result.score && result.score <= result.high).toBe(true);
      expect(result.answered + result.unanswered).toBe(21);
      expect(result.guessing === null).toBe(result.unanswered === 0);
      if (result.guessing) expect(result.guessing.score).toBeGreaterThanOrEqual(result.score);
    }),
    { numRuns: 15 },
  );
});

test("never scores a wrong answer below a position left open", () => {
  fc.assert(
    fc.property(aSection, ({ seed, pattern, answered }) => {
      const left = play(plans.quant, { seed }, pattern, answered);
      if (!left.current) return;
      const wrong = scoreSection(answer(left, left.current.item, false));
      const open = scoreSection(left);
      expect(wrong.theta).toBe(open.theta);
      expect(wrong.score).toBeGreaterThanOrEqual(open.score);
    }),
    { numRuns: 8 },
  );
});

test("counts items met before only among the answered ones", () => {
  const seen = standardItems.map(({ id }) => id);
  const settings = { seed: 3, seen };
  expect(scoreSection(play(plans.quant, settings, MIXED)).repeats).toBe(21);
  expect(scoreSection(play(plans.quant, settings, MIXED, 9)).repeats).toBe(9);
});

test("counts pretest positions as answered but not toward the score", () => {
  const trial = standardItems.map((item) => ({ ...item, id: `t${item.id}`, pretest: true }));
  const blueprint = { ...STANDARD, name: GMAT_BLUEPRINTS.quant.name };
  const plan = buildPlan(buildPool([...standardItems, ...trial]), blueprint);
  const give = (onTrial: boolean) => {
    let section = start(plan, { seed: 5, pretest: 2 });
    for (let k = 0; section.current; k++)
      section = answer(section, section.current.item, section.current.scored ? k % 3 > 0 : onTrial);
    return scoreSection(section);
  };
  expect(give(true)).toEqual(give(false));
  expect(give(true).answered).toBe(21);
});

test("adds three sections up to a test", () => {
  const sections = {
    quant: play(plans.quant, { seed: 1 }, MIXED),
    verbal: play(plans.verbal, { seed: 2 }, 2 ** 21 - 1),
    dataInsights: play(plans.di, { seed: 3 }, MIXED, 14),
  };
  const { sections: results, total, tablePeriod } = scoreTest(sections);
  for (const name of SECTION_NAMES) expect(results[name]).toEqual(scoreSection(sections[name]));
  const { quant, verbal, dataInsights } = results;
  const scores = {
    quant: quant.score,
    verbal: verbal.score,
    dataInsights: dataInsights.score,
  };
  expect(total.score).toBe(totalOf(scores));
  expect(total.percentile).toBe(totalPercentile(total.score));
  expect(tablePeriod).toBe("July 2020 – June 2025");
  // The way a server works that stores each section's result when it ends.
  expect(totalScore(JSON.parse(JSON.stringify(results)) as typeof results)).toEqual(total);
});

test("scores a section of another blueprint only on a named scale", () => {
  const section = play(unnamed, { seed: 1 }, MIXED);
  expect(() => scoreSection(section)).toThrow(
    "Blueprint standard isn't one of the exam's sections: name the scale to score it on, quant, verbal, dataInsights.",
  );
  expect(scoreSection(section, "verbal").section).toBe("verbal");
  expect(() => scoreSection(section, "reading" as "quant")).toThrow("There is no section reading.");
});

test("refuses sections in each other's place", () => {
  const [quant, verbal] = [plans.quant, plans.verbal].map((plan) => play(plan, { seed: 1 }, MIXED));
  const message = "A section of blueprint Verbal is scored as verbal, not as quant.";
  expect(() => scoreSection(verbal!, "quant")).toThrow(message);
  expect(() => scoreTest({ quant: verbal!, verbal: quant!, dataInsights: quant! })).toThrow(
    message,
  );
});

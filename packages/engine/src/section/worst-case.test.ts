import { expect, test } from "vitest";
import { BLUEPRINTS, playHistories, WORN_POOLS } from "../../test-data/worn-pools.ts";
import { effort } from "../effort.ts";
import { completeWithWrong } from "./unanswered.ts";

/**
 * What one step may cost, in the units of `effort`, each about a nanosecond's work. It used to be seconds
 * in the learner's fifth mock. Only where enemies lie across all the crossing quotas of Quantitative, which
 * no bank should have, may a step cost more, and that has a bound too.
 */
const MOST_UNITS = 20_000;
const MOST_UNITS_WITH_ENEMIES = 40_000_000;

test.each(
  BLUEPRINTS.flatMap((blueprint) =>
    WORN_POOLS.map(([name, draft]) => [blueprint.name, name, blueprint, draft] as const),
  ),
)("%s from %s: no step of twelve mocks costs more than its bound", (_, __, blueprint, draft) => {
  const most = draft.enemies > 0 ? MOST_UNITS_WITH_ENEMIES : MOST_UNITS;
  let worst = 0;
  const sections = playHistories(blueprint, draft, {
    step: (work) => {
      const before = effort.units;
      const result = work();
      worst = Math.max(worst, effort.units - before);
      return result;
    },
    // A section left at once is completed step by step; together they cost no more than so many steps.
    left: (section) => {
      const before = effort.units;
      completeWithWrong(section);
      expect(effort.units - before).toBeLessThan(most * blueprint.length);
    },
  });
  expect(sections).toBeGreaterThan(0);
  expect(worst).toBeLessThan(most);
});

import { expect, test } from "vitest";
import { BLUEPRINTS, playHistories, WORN_POOLS } from "../../test-data/worn-pools.ts";
import { effort } from "../effort.ts";
import { completeWithWrong } from "./unanswered.ts";

/**
 * What one step may cost, in units of `effort`, each about a nanosecond of work. It used to take
 * seconds in a learner's fifth mock. Only when enemies span all the crossing quotas of
 * Quantitative, which no bank should have, may a step cost more, and that is bounded, too.
 */
const MOST_UNITS = 20_000;
const MOST_UNITS_WITH_ENEMIES = 40_000_000;

test.each(
  BLUEPRINTS.flatMap((blueprint) =>
    WORN_POOLS.map(([name, draft]) => [blueprint.name, name, blueprint, draft] as const),
  ),
)("keeps every step of twelve mocks within its bound: %s from %s", (_, __, blueprint, draft) => {
  const most = draft.enemies > 0 ? MOST_UNITS_WITH_ENEMIES : MOST_UNITS;
  let worst = 0;
  const sections = playHistories(blueprint, draft, {
    step: (work) => {
      const before = effort.units;
      const result = work();
      worst = Math.max(worst, effort.units - before);
      return result;
    },
    // An abandoned section is completed step by step; together, the steps cost no more than this
    // many.
    left: (section) => {
      const before = effort.units;
      completeWithWrong(section);
      expect(effort.units - before).toBeLessThan(most * blueprint.length);
    },
  });
  expect(sections).toBeGreaterThan(0);
  expect(worst).toBeLessThan(most);
});

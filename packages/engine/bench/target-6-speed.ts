import { responseChance } from "../src/simulate/benchmark.ts";
import { QUANT } from "../src/plan/gmat-blueprints.ts";
import type { ItemParameters } from "../src/ability/item.ts";
import { probability } from "../src/ability/model.ts";
import { buildPlan, type Plan } from "../src/plan/plan.ts";
import { buildPool } from "../src/ability/pool.ts";
import { exposureWeights, type ExposureWeights } from "../src/section/rates.ts";
import { replay } from "../src/section/replay.ts";
import { answer, start } from "../src/section/section.ts";
import type { Answered } from "../src/section/section-state.ts";
import { STANDARD, standardItems, standardThetas } from "../test-data/load.ts";
import { atMost, type Result } from "./result.ts";

export const SPEED_SECTIONS = 2000;
const WARM_UP = 300;
/** How many copies of the standard pool make up the large one: 10,200 items. */
const COPIES = 17;

/** Speed on the standard pool. On a busy machine, timings mean little. */
export function measureSpeed(sections = SPEED_SECTIONS): Result[] {
  const plan = buildPlan(buildPool(standardItems), STANDARD);
  const { steps, replays } = warmThenTime(plan, WARM_UP, sections);
  const large = buildPlan(buildPool(enlarged(COPIES)), STANDARD);
  const { steps: largeSteps } = warmThenTime(large, 20, Math.ceil(sections / 13));
  const quant = buildPlan(buildPool(asQuant()), QUANT);
  const { steps: quantSteps } = warmThenTime(quant, WARM_UP, Math.ceil(sections / 4));
  const step = "update + next item";
  return [
    time(`${step}, 600 items, median`, quantile(steps, 0.5), 20, "µs"),
    time(`${step}, 600 items, p99`, quantile(steps, 0.99), 100, "µs"),
    time(`${step}, Quantitative's quotas, median`, quantile(quantSteps, 0.5), 100, "µs"),
    time(`${step}, Quantitative's quotas, p99`, quantile(quantSteps, 0.99), 1000, "µs"),
    time(`${step}, ${large.pool.size} items, median`, quantile(largeSteps, 0.5), 400, "µs"),
    time("replay of a 21-answer section, median", quantile(replays, 0.5), 300, "µs"),
    time("pool tables, 600 items, median", quantile(buildTimes(), 0.5), 10, "ms"),
  ];
}

function time(what: string, value: number, limit: number, unit: string): Result {
  return atMost("6", what, value, limit, { unit, timing: true });
}

interface Timings {
  readonly steps: number[];
  readonly replays: number[];
}

function warmThenTime(plan: Plan, warmUp: number, sections: number): Timings {
  const weights = someRates(plan);
  play(plan, weights, warmUp);
  return play(plan, weights, sections);
}

/** Plays sections. A step takes in an answer, updates the estimate, and chooses the next item. */
function play(plan: Plan, weights: ExposureWeights, sections: number): Timings {
  const steps: number[] = [];
  const replays: number[] = [];
  for (let learner = 0; learner < sections; learner++) {
    const theta = standardThetas[learner % standardThetas.length]!;
    const settings = { seed: learner, weights };
    const history: Answered[] = [];
    let section = start(plan, settings);
    while (section.current) {
      const { item } = section.current;
      const index = plan.pool.indexById.get(item)!;
      const correct = responseChance(learner, index) < probability(theta, plan.pool.items[index]!);
      const from = performance.now();
      section = answer(section, item, correct);
      steps.push((performance.now() - from) * 1000);
      history.push({ item, correct });
    }
    const from = performance.now();
    replay(plan, settings, history);
    replays.push((performance.now() - from) * 1000);
  }
  return { steps, replays };
}

function buildTimes(): number[] {
  return Array.from({ length: 30 }, () => {
    const from = performance.now();
    buildPool(standardItems);
    return performance.now() - from;
  });
}

function quantile(values: readonly number[], level: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(level * sorted.length))]!;
}

/**
 * The pool with the labels of a Quantitative section, whose quotas cross. The limits are our own.
 */
function asQuant(): ItemParameters[] {
  return standardItems.map((item, k) => ({
    ...item,
    area: QUANT.quotas[k % 4]!.name,
    topics: [k % 3 > 0 ? "algebra" : "arithmetic", (k * 7) % 5 > 2 ? "real" : "pure"],
  }));
}

/** The pool several times over, with each copy shifted slightly so that no two items are alike. */
function enlarged(times: number): ItemParameters[] {
  return Array.from({ length: times }, (_, copy) =>
    standardItems.map((item) => ({
      ...item,
      id: `${item.id}/${copy}`,
      b: item.b + (copy - times / 2) * 0.003,
    })),
  ).flat();
}

/** A window of sittings in which low-numbered items were popular, so that the weights matter. */
function someRates(plan: Plan): ExposureWeights {
  const items = new Map(plan.pool.items.map(({ id }, i) => [id, (i * 37) % 150]));
  return exposureWeights(plan, { sittings: 1000, items });
}

/**
 * Speed of the engine on the standard pool, against target 6. Timings depend on the machine:
 * run it with nothing else running. `npm run bench -w packages/engine`
 */
import { STANDARD, standardItems, standardThetas } from "../test-data/load.ts";
import { responseChance } from "../src/benchmark.ts";
import { buildPlan, type Plan } from "../src/plan.ts";
import { buildPool } from "../src/pool.ts";
import { probability } from "../src/model.ts";
import { exposureWeights, type ExposureWeights } from "../src/rates.ts";
import { type Answered, answer, replay, start } from "../src/section.ts";
import type { ItemParameters } from "../src/item.ts";

const WARM_UP = 300;
const SECTIONS = 2000;

interface Timings {
  readonly steps: number[];
  readonly replays: number[];
}

/** Plays sections; a step is: take an answer in, update the estimate, choose the next item. */
function measure(plan: Plan, weights: ExposureWeights, sections: number): Timings {
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

function quantile(values: readonly number[], level: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(level * sorted.length))]!;
}

/** The pool several times over, each copy a little shifted so that no two items are alike. */
function enlarged(times: number): ItemParameters[] {
  return Array.from({ length: times }, (_, copy) =>
    standardItems.map((item) => ({
      ...item,
      id: `${item.id}/${copy}`,
      b: item.b + (copy - times / 2) * 0.003,
    })),
  ).flat();
}

/** A window of sittings in which low-numbered items were popular, so that weights matter. */
function someRates(plan: Plan): ExposureWeights {
  const items = new Map(plan.pool.items.map(({ id }, i) => [id, (i * 37) % 150]));
  return exposureWeights(plan, { sittings: 1000, items });
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function line(what: string, value: number, target: number, unit: string): void {
  const verdict = value <= target ? "reached" : "MISSED";
  say(
    `${what.padEnd(46)} ${value.toFixed(1).padStart(8)} ${unit}  target ${target} ${unit}  ${verdict}`,
  );
}

const builds = Array.from({ length: 30 }, () => {
  const from = performance.now();
  buildPool(standardItems);
  return performance.now() - from;
});
const plan = buildPlan(buildPool(standardItems), STANDARD);
const weights = someRates(plan);
measure(plan, weights, WARM_UP);
const { steps, replays } = measure(plan, weights, SECTIONS);

const large = buildPlan(buildPool(enlarged(17)), STANDARD);
const largeWeights = someRates(large);
measure(large, largeWeights, 20);
const largeSteps = measure(large, largeWeights, 150).steps;

say(`Node ${process.version}, ${SECTIONS} sections of ${STANDARD.length}\n`);
line("update + next item, 600 items, median", quantile(steps, 0.5), 20, "µs");
line("update + next item, 600 items, p99", quantile(steps, 0.99), 100, "µs");
line("replay of a 21-answer section, median", quantile(replays, 0.5), 300, "µs");
line("pool tables, 600 items, median", quantile(builds, 0.5), 10, "ms");
line(`update + next item, ${large.pool.size} items, median`, quantile(largeSteps, 0.5), 400, "µs");

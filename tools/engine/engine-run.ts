/** Runs the engine on any pool and examinees in the benchmark's format and writes a run file. */
import { writeFileSync } from "node:fs";
import {
  BENCHMARK_SEED,
  buildPlan,
  buildPool,
  exactBlueprint,
  EXPOSURE,
  freeBlueprint,
  responseChance,
  simulate,
} from "../../packages/engine/src/index.ts";
import { type BenchmarkItem, readPool, readThetas, withTextIds } from "./engine-input.ts";
import {
  checkWritable,
  readOptions,
  runCommand,
  UsageError,
  wholeNumber,
} from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";

const SECTION_LENGTH = 21;
const BLUEPRINT = exactBlueprint("benchmark", { A: 7, B: 6, C: 5, D: 3 });
const USAGE = `Usage: npm run engine:run -- --pool FILE --thetas FILE --out FILE [--unconstrained] [--seed N]
--pool is a JSON list of items {id, a, b, c, area, set}, --thetas one of abilities; an examinee's
id is the place in it. Without --unconstrained the section has the benchmark's blueprint
(A 7, B 6, C 5, D 3) and exposure weights fed by the sittings before.`;

await runCommand(() => {
  const options = readOptions({
    pool: { type: "string" },
    thetas: { type: "string" },
    out: { type: "string" },
    unconstrained: { type: "boolean", default: false },
    seed: { type: "string", default: String(BENCHMARK_SEED) },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(USAGE);
  const { out, unconstrained } = options;
  if (!options.pool || !options.thetas || !out)
    throw new UsageError("Say --pool, --thetas and --out (--help says what they are).");
  const seed = wholeNumber("seed", options.seed);
  checkWritable(out);
  const run = play(readPool(options.pool), readThetas(options.thetas), unconstrained, seed);
  writeFileSync(out, JSON.stringify(run));
  const [ms = 0] = run.ms;
  console.log(`${run.theta.length} examinees, ${ms.toFixed(4)} ms per item, written to ${out}`);
});

function play(items: readonly BenchmarkItem[], thetas: number[], free: boolean, seed: number) {
  const name = free ? "Theta · maximum information · EAP" : "Theta · blueprint, soft cap · EAP";
  const plan = buildPlan(
    buildPool(withTextIds(items)),
    free ? freeBlueprint(SECTION_LENGTH) : BLUEPRINT,
  );
  const began = performance.now();
  const sittings = simulate(plan, {
    thetas,
    chanceOf: (examinee, item) => responseChance(examinee, items[item]!.id, seed),
    exposure: free ? null : EXPOSURE,
    seed,
    onProgress: progressBar(name),
  });
  return {
    name,
    L: SECTION_LENGTH,
    items: sittings.map((sitting) => Array.from(sitting.items, (i) => items[i]!.id)),
    theta: sittings.map(({ eap }) => eap.theta),
    ms: [(performance.now() - began) / (thetas.length * SECTION_LENGTH)],
  };
}

/**
 * Runs the engine over any pool and any examinees in the benchmark's form and writes a run file.
 *   npm run engine:run -- --pool FILE --thetas FILE --out FILE [--unconstrained] [--seed N]
 * Without --unconstrained the section has the benchmark's blueprint (A 7, B 6, C 5, D 3) and
 * exposure weights fed by the sittings before. The examinee's id is the place in the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  BENCHMARK_SEED,
  buildPlan,
  buildPool,
  EngineError,
  exactBlueprint,
  EXPOSURE,
  freeBlueprint,
  type ItemParameters,
  responseChance,
  simulate,
} from "../packages/engine/src/index.ts";
import { progressBar } from "./engine-progress.ts";

const SECTION_LENGTH = 21;
const BLUEPRINT = exactBlueprint("benchmark", { A: 7, B: 6, C: 5, D: 3 });
const USAGE =
  "Usage: npm run engine:run -- --pool FILE --thetas FILE --out FILE [--unconstrained] [--seed N]";

interface BenchmarkItem extends Omit<ItemParameters, "id" | "set"> {
  readonly id: number;
  readonly set?: number | string | null;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      pool: { type: "string" },
      thetas: { type: "string" },
      out: { type: "string" },
      unconstrained: { type: "boolean", default: false },
      seed: { type: "string", default: String(BENCHMARK_SEED) },
    },
  });
  const { pool: poolFile, thetas: thetasFile, out } = values;
  if (!poolFile || !thetasFile || !out) throw new EngineError(USAGE);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed))
    throw new EngineError(`--seed must be a whole number, not ${values.seed}.`);

  const raw = readPool(poolFile);
  const thetas = readThetas(thetasFile);
  const pool = buildPool(
    raw.map((item) => ({
      ...item,
      id: String(item.id),
      set: item.set === undefined || item.set === null ? null : String(item.set),
    })),
  );
  const plan = buildPlan(pool, values.unconstrained ? freeBlueprint(SECTION_LENGTH) : BLUEPRINT);
  const name = values.unconstrained
    ? "Theta · maximum information · EAP"
    : "Theta · blueprint, soft cap · EAP";
  const bar = progressBar(name);
  const began = performance.now();
  const sittings = simulate(plan, {
    thetas,
    chanceOf: (examinee, item) => responseChance(examinee, raw[item]!.id, seed),
    exposure: values.unconstrained ? null : EXPOSURE,
    seed,
    onProgress: bar,
  });
  const msPerItem = (performance.now() - began) / (thetas.length * SECTION_LENGTH);
  const run = {
    name,
    L: SECTION_LENGTH,
    items: sittings.map(({ items }) => Array.from(items, (i) => raw[i]!.id)),
    theta: sittings.map(({ eap }) => eap.theta),
    ms: [msPerItem],
  };
  writeFileSync(out, JSON.stringify(run));
  console.log(`${thetas.length} examinees, ${msPerItem.toFixed(4)} ms per item, written to ${out}`);
}

function readPool(file: string): BenchmarkItem[] {
  const value = readJson(file);
  if (!Array.isArray(value) || !value.every((item) => Number.isInteger(item?.id)))
    throw new EngineError(
      `${file} must hold a list of items {id, a, b, c, area, set} with whole-number ids.`,
    );
  return value as BenchmarkItem[];
}

function readThetas(file: string): number[] {
  const value = readJson(file);
  if (
    !Array.isArray(value) ||
    value.length === 0 ||
    !value.every((theta) => Number.isFinite(theta))
  )
    throw new EngineError(`${file} must hold a list of numbers, one ability per examinee.`);
  return value as number[];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new EngineError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

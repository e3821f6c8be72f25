/**
 * A simulated cohort takes mocks through the API: `npm run simulate -- --learners 200`. The report
 * shows scores, recovery of the true abilities, exposure, and overlap, from the database.
 */
import { writeFileSync } from "node:fs";
import {
  checkWritable,
  readOptions,
  runCommand,
  UsageError,
  wholeNumber,
} from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";
import { playCohort } from "./simulate-cohort.ts";
import { findingsOf } from "./simulate-findings.ts";
import { HEAD, pageOf, rowsOf } from "./simulate-page.ts";

const HELP = `npm run simulate -- [--learners 200] [--mocks 1] [--at-once 8] [--seed 1] [--out .data/simulation.html]

Learners with abilities from N(0, 1) sign up, get a plan, and take that many full mocks, one answer
at a time, on their own server and database.`;

await runCommand(async () => {
  const options = readOptions({
    learners: { type: "string", default: "200" },
    mocks: { type: "string", default: "1" },
    "at-once": { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: ".data/simulation.html" },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(HELP);
  const learners = inRange("learners", options.learners, 2, 10_000);
  const mocks = inRange("mocks", options.mocks, 1, 10);
  const atOnce = inRange("at-once", options["at-once"], 1, 64);
  const seed = wholeNumber("seed", options.seed);
  checkWritable(options.out);
  const findings = await playCohort(
    { learners, mocks, atOnce, seed, onProgress: progressBar("Mocks taken") },
    findingsOf,
  );
  writeFileSync(options.out, pageOf(findings));
  console.table(rowsOf(findings).map((row) => Object.fromEntries(HEAD.map((h, k) => [h, row[k]]))));
  const { meanTotal, sdTotal, times, answers } = findings;
  console.log(
    `Totals: mean ${meanTotal.toFixed(0)}, SD ${sdTotal.toFixed(0)}. ${answers} answers: median ${times.median.toFixed(0)} ms, p99 ${times.p99.toFixed(0)} ms. Report: ${options.out}`,
  );
});

function inRange(option: string, text: string, from: number, to: number): number {
  const value = wholeNumber(option, text);
  if (value < from || value > to)
    throw new UsageError(`--${option} must be from ${from} to ${to}, not ${value}.`);
  return value;
}

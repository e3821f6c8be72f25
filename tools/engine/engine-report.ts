/** Measures the engine against its seven targets. Prints a summary and writes a page of charts. */
import { writeFileSync } from "node:fs";
import { anyMissed, type Result, resultLines } from "../../packages/engine/bench/result.ts";
import { measureNumbers } from "../../packages/engine/bench/target-1-numbers.ts";
import { measureSpeed, SPEED_SECTIONS } from "../../packages/engine/bench/target-6-speed.ts";
import {
  CALIBRATION_REPLICATIONS,
  measureCalibration,
} from "../../packages/engine/bench/target-7-calibration.ts";
import { buildPool } from "../../packages/engine/src/index.ts";
import { standardItems } from "../../packages/engine/test-data/load.ts";
import { checkWritable, readOptions, runCommand } from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";
import { reportPage } from "./engine-report-page.ts";
import { FULL, measure, QUICK } from "./engine-targets.ts";

const USAGE = `Usage: npm run engine:report [-- --out FILE] [--quick]
--quick takes a fifth of the learners: only a first look, with fewer verdicts. Exit code 1 if any target other than a timing is missed.`;

await runCommand(() => {
  const { out, quick, help } = readOptions({
    out: { type: "string", default: ".data/engine-report.html" },
    quick: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  });
  if (help) return console.log(USAGE);
  checkWritable(out);
  const began = performance.now();
  const sizes = quick ? QUICK : FULL;
  // Measures speed first: the simulations leave a heap behind whose cleanup would slow it down.
  const speed = measureSpeed(quick ? SPEED_SECTIONS / 5 : SPEED_SECTIONS);
  const findings = measure(buildPool(standardItems), sizes, progressBar);
  const calibration = measureCalibration({
    replications: quick ? CALIBRATION_REPLICATIONS / 5 : CALIBRATION_REPLICATIONS,
    short: quick,
    onProgress: progressBar("7 calibration"),
  });
  const results = [...measureNumbers(), ...findings.results, ...speed, ...calibration.results];
  const { remarks } = calibration;
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\n${resultLines(results, quick)}\n\n${remarks.join("\n")}`);
  writeFileSync(out, reportPage({ ...findings, results, remarks, sizes, quick }));
  console.log(`\n${closing(results, quick)} Measured in ${minutes} minutes. Pictures: ${out}`);
  if (anyMissed(results, quick)) process.exitCode = 1;
});

function closing(results: readonly Result[], quick: boolean): string {
  if (quick) return "A first look at a fifth of the sample.";
  return anyMissed(results, quick) ? "Some targets were missed." : "All targets were met.";
}

/**
 * Measures how accurate a calibration is and how long it takes, against target 7, on learners
 * simulated from the benchmark's pool: `node packages/engine/bench/calibration.ts [replications]`
 * (30 by default). Exits with 1 when an accuracy target is missed; a missed timing is only
 * reported.
 */
import { anyMissed, resultLines } from "./result.ts";
import { CALIBRATION_REPLICATIONS, measureCalibration } from "./target-7-calibration.ts";

const wanted = process.argv[2] ?? String(CALIBRATION_REPLICATIONS);
if (/^[1-9]\d{0,3}$/.test(wanted) && wanted !== "1") {
  const replications = Number(wanted);
  const { results, remarks } = measureCalibration({ replications });
  const part = replications < CALIBRATION_REPLICATIONS;
  process.stdout.write(`${replications} replications of 80 new items\n\n`);
  process.stdout.write(`${[resultLines(results, part), ...remarks].join("\n")}\n`);
  if (anyMissed(results, part)) process.exitCode = 1;
} else {
  process.stderr.write(`Replications are a whole number from 2 to 9999, not ${wanted}.\n`);
  process.exitCode = 2;
}

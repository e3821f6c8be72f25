/**
 * Measures the engine's speed against target 6: `npm run bench -w packages/engine`, or this file
 * alone. Timings depend on the machine, so a miss is reported but the exit code stays 0.
 */
import { resultLines } from "./result.ts";
import { measureHistories } from "./target-6-histories.ts";
import { measureSpeed, SPEED_SECTIONS } from "./target-6-speed.ts";

process.stdout.write(`Node ${process.version}, ${SPEED_SECTIONS} sections of 21\n\n`);
process.stdout.write(`${resultLines(measureSpeed(), false)}\n\n`);
process.stdout.write("Twelve mocks each for a weak, an average, and a strong learner\n\n");
process.stdout.write(`${resultLines(measureHistories(), false)}\n\n`);

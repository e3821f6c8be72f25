/** Checks recorded answers for faulty items and unusual learners. Writes a page of charts. */
import { writeFileSync } from "node:fs";
import { standardItems } from "../../packages/engine/test-data/load.ts";
import { readPool, readText, withTextIds } from "./engine-input.ts";
import {
  checkWritable,
  readOptions,
  runCommand,
  UsageError,
  wholeNumber,
} from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";
import { parseAnswers } from "./engine-watch-answers.ts";
import { LIMITS, watchAnswers } from "./engine-watch-measure.ts";
import { watchPage } from "./engine-watch-page.ts";
import { simulateAnswers } from "./engine-watch-simulate.ts";

const USAGE = `Usage: npm run engine:watch -- --simulate [--learners N] [--out FILE]
       npm run engine:watch -- --answers FILE --pool FILE [--out FILE]
--simulate plays sections on the benchmark pool with planted faults, 6,000 learners unless said.
--pool is a JSON list of items {id, a, b, c, area, set}.
--answers is a JSON list of objects or a CSV whose first line names the fields:
  learner, item  ids
  correct        true or false, 1 or 0
  theta, se      the learner's ability and its error, estimated without this answer. In an
                 adaptive test take the answers before it: the later questions depend on it
  group          reference, focal or nothing
  date           any text that sorts by time, as 2026-01-31
The page goes to .data/engine-watch.html unless --out says otherwise.`;

await runCommand(() => {
  const options = readOptions({
    simulate: { type: "boolean", default: false },
    learners: { type: "string", default: "6000" },
    answers: { type: "string" },
    pool: { type: "string" },
    out: { type: "string", default: ".data/engine-watch.html" },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(USAGE);
  const learners = wholeNumber("learners", options.learners);
  if (options.simulate && (options.answers ?? options.pool))
    throw new UsageError("--simulate makes its own answers: leave out --answers and --pool.");
  if (learners < 1) throw new UsageError("--learners must be at least 1.");
  checkWritable(options.out);
  const { items, answers, planted } = options.simulate
    ? simulated(learners)
    : { ...recorded(options.pool, options.answers), planted: [] };
  const watched = watchAnswers(items, answers, progressBar("items and learners"));
  writeFileSync(options.out, watchPage(watched, planted));
  for (const { item, faults } of watched.items.filter((one) => one.faults.length > 0))
    console.log(`item ${item.id}: ${faults.join(", ")}`);
  const odd = watched.learners.filter(({ lzStar }) => lzStar < LIMITS.lzStar).length;
  console.log(`${odd} of ${watched.learners.length} learners to look at. Pictures: ${options.out}`);
});

function simulated(learners: number) {
  const bar = progressBar("simulated sections");
  return { items: standardItems, ...simulateAnswers(standardItems, learners, bar) };
}

function recorded(pool: string | undefined, file: string | undefined) {
  if (!pool || !file)
    throw new UsageError("Say --simulate, or --answers and --pool (--help says what they are).");
  return { items: withTextIds(readPool(pool)), answers: parseAnswers(readText(file), file) };
}

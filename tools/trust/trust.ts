/** `npm run trust`: runs the tests of the rows of docs/trust.md, and writes the page. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { readOptions, runCommand, UsageError } from "../command-options.ts";
import { now, readResults, saveResults } from "./results.ts";
import { CUT_SHORT, LONG_RUNS, type LongRun, readRowNumbers, ROWS } from "./rows.ts";
import { judgeRow, runTestsOf } from "./run-rows.ts";
import type { LongResult, Results } from "./trust-page.ts";

const HELP = `Runs the tests of what can go wrong, row by row, and writes docs/trust.md.

  npm run trust -- [options]

  --rows LIST  only these, such as 1-10,26 (all); the others keep their last outcome
  --long       runs the kill test, the restore drill, and the fuzzer, too
  --only NAME  runs only this long run: ${LONG_RUNS.map(({ name }) => name).join(", ")}; skips the rows
  --page       runs nothing, and writes the page from the list and the last outcomes`;

await runCommand(async () => {
  const options = readOptions({
    rows: { type: "string", default: `1-${ROWS.length}` },
    long: { type: "boolean", default: false },
    only: { type: "string" },
    page: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(HELP);
  const numbers = readRowNumbers(options.rows);
  if (!numbers)
    throw new UsageError(`--rows takes numbers from 1 to ${ROWS.length}, such as 1-10,26.`);
  if (options.only !== undefined && !LONG_RUNS.some(({ name }) => name === options.only))
    throw new UsageError(
      `--only takes one of ${LONG_RUNS.map(({ name }) => name).join(", ")}, not "${options.only}".`,
    );
  if (options.page) return await saveResults(readResults());
  const isGood = [
    options.only === undefined ? await runRows(numbers) : true,
    ...(await runLong(LONG_RUNS.filter(({ name }) => options.long || options.only === name))),
  ];
  if (isGood.includes(false)) process.exitCode = 1;
});

async function runRows(numbers: readonly number[]): Promise<boolean> {
  const rows = ROWS.filter(({ row }) => numbers.includes(row));
  const when = now();
  const outcomes = await runTestsOf(rows);
  const judged = rows.map((row) => ({ row: row.row, ...judgeRow(row, outcomes) }));
  await save((results) => {
    for (const { row, ...result } of judged) results.rows[row] = { ...result, ...when };
  });
  const open = judged.filter(({ outcome }) => outcome !== "held");
  for (const { row, outcome, open: titles } of open)
    console.log(
      `Row ${row} ${outcome === "failed" ? "failed" : "didn't run"}: ${titles.join("; ")}`,
    );
  console.log(`\n${judged.length - open.length} of ${judged.length} rows held.`);
  return open.length === 0;
}

async function runLong(runs: readonly LongRun[]): Promise<boolean[]> {
  const isGood: boolean[] = [];
  for (const run of runs) {
    const result = await runOne(run);
    await save((results) => {
      results.long[run.name] = result;
    });
    isGood.push(result.outcome === "held");
  }
  return isGood;
}

async function runOne({ command: [script, ...options], figures }: LongRun): Promise<LongResult> {
  const when = now();
  const child = spawn("npm", ["run", script, "--", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const copy = new PassThrough();
  child.stdout.pipe(copy);
  child.stdout.pipe(process.stdout, { end: false });
  const [output, [code]] = await Promise.all([text(copy), once(child, "exit")]);
  return {
    outcome: code === 0 ? "held" : code === CUT_SHORT ? "cut short" : "failed",
    figures: [...output.matchAll(figures)].map(([line]) => line.trim()),
    ...when,
  };
}

/** Reads them again first, because another run may have saved its own in the meantime. */
async function save(change: (results: Results) => void): Promise<void> {
  const results = readResults();
  change(results);
  await saveResults(results);
}

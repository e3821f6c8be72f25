/**
 * The same load on a small database and on large ones: `npm run bench:growth [-- --sizes
 * 10000,1000000,10000000]`. Sizes are stored answers.
 */
import { progressBar } from "../../tools/progress-bar.ts";
import { readOptions, runCommand, UsageError, wholeNumber } from "../../tools/command-options.ts";
import { keepRun } from "../../tools/kept-run.ts";
import { type ApiMeasurement, measureApi } from "../api/measure-api.ts";
import { textTable } from "../table/text-table.ts";
import { withBenchServer } from "../world/bench-database.ts";
import { grow } from "./grow.ts";

export interface Grown {
  answers: number;
  measured: ApiMeasurement;
}

await runCommand(async () => {
  const options = readOptions({
    sizes: { type: "string", default: "10000,1000000" },
    learners: { type: "string", default: "20" },
    pace: { type: "string", default: "120" },
    seconds: { type: "string", default: "60" },
  });
  const sizes = options.sizes.split(",").map((size) => wholeNumber("sizes", size));
  if (sizes.length < 2) throw new UsageError("--sizes needs at least two, such as 10000,1000000.");
  const plan = {
    learners: wholeNumber("learners", options.learners),
    pace: wholeNumber("pace", options.pace),
    seconds: wholeNumber("seconds", options.seconds),
    warmUpSeconds: 15,
  };
  const grown = await withBenchServer(async (server) => {
    const all: Grown[] = [];
    for (const answers of sizes) {
      const name = "bench_growth";
      const url = await server.create(name);
      try {
        await grow(url, answers, progressBar(`${answers} stored answers`));
        const measured = await measureApi(url, { ...plan, onProgress: progressBar("Load") });
        all.push({ answers, measured });
      } finally {
        await server.drop(name);
      }
    }
    return all;
  });
  keepRun("bench-growth/growth.json", grown);
  console.log(tableOf(grown));
});

function of({ calls, all }: ApiMeasurement, name: string) {
  return [all, ...calls].find(({ call }) => call === name);
}

/** The 99th percentile of each call, and the largest database's as a ratio to the smallest's. */
function tableOf(grown: readonly Grown[]): string {
  const [first, last] = [grown[0]!.measured, grown.at(-1)!.measured];
  const rows = [first.all, ...first.calls].map(({ call, p50, p99 }) => [
    call,
    ...grown.map(({ measured }) => of(measured, call)?.p99.toFixed(1) ?? "–"),
    ((of(last, call)?.p99 ?? Number.NaN) / p99).toFixed(2),
    ((of(last, call)?.p50 ?? Number.NaN) / p50).toFixed(2),
  ]);
  const database = grown.map(({ measured }) => measured.databaseMillisecondsPerRequest);
  rows.push([
    "database time per request",
    ...database.map((time) => time.toFixed(2)),
    (database.at(-1)! / database[0]!).toFixed(2),
    "",
  ]);
  const head = ["p99 in ms", ...grown.map(({ answers }) => `${answers}`), "p99 ratio", "p50 ratio"];
  return textTable(head, rows);
}

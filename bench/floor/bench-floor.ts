/**
 * The product's answers as ratios to a bare server's: `npm run bench:floor [-- --rounds 8]`. Both
 * take turns, so whatever else the machine does meets both.
 */
import { progressBar } from "../../tools/progress-bar.ts";
import { readOptions, runCommand, UsageError, wholeNumber } from "../../tools/command-options.ts";
import { keepRun } from "../../tools/kept-run.ts";
import { textTable } from "../table/text-table.ts";
import { withBenchServer } from "../world/bench-database.ts";
import { type FloorMeasurement, measureFloor, median, type Turn } from "./measure-floor.ts";

await runCommand(async () => {
  const options = readOptions({
    rounds: { type: "string", default: "8" },
    learners: { type: "string", default: "16" },
    /** A folder for a CPU profile of the product. */
    profile: { type: "string" },
  });
  const [rounds, learners] = [
    wholeNumber("rounds", options.rounds),
    wholeNumber("learners", options.learners),
  ];
  if (rounds < 1 || learners < 1) throw new UsageError("--rounds and --learners are at least 1.");
  const measured = await withBenchServer(async (server) => {
    const url = await server.create("bench_floor");
    try {
      return await measureFloor(url, {
        rounds,
        learners,
        onProgress: progressBar("Product and floor, in turns"),
        ...(options.profile && {
          env: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${options.profile}` },
        }),
      });
    } finally {
      await server.drop("bench_floor");
    }
  });
  keepRun("bench-floor/floor.json", measured);
  console.log(tableOf(measured));
});

function tableOf(measured: readonly FloorMeasurement[]): string {
  return textTable(
    ["answer", "product/s", "floor/s", "throughput ratio"].concat([
      "product CPU ms",
      "floor CPU ms",
      "CPU ratio",
    ]),
    measured.map(({ call, product, floor, throughputRatio, cpuRatio }) => [
      call,
      middle(product, "perSecond"),
      middle(floor, "perSecond"),
      throughputRatio.toFixed(2),
      middle(product, "cpuMilliseconds"),
      middle(floor, "cpuMilliseconds"),
      cpuRatio.toFixed(2),
    ]),
  );
}

function middle(turns: readonly Turn[], of: keyof Turn): string {
  return median(turns.map((turn) => turn[of])).toFixed(of === "perSecond" ? 0 : 2);
}

/**
 * One table of every ratio and budget, from what the benches last measured on this machine: `npm run
 * bench`. With `--run`, it first runs every bench that doesn't need
 * root. It doesn't run the tests.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readOptions, runCommand } from "../../tools/command-options.ts";
import type { BenchResult } from "./bench-row.ts";
import { ROWS } from "./rows.ts";
import { textTable } from "./text-table.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One after the other, because each needs the machine for itself. */
const BENCHES: readonly string[][] = [
  ["bench/floor/bench-floor.ts"],
  ["bench/api/bench-api.ts"],
  ["bench/growth/bench-growth.ts"],
  ["bench/search.ts"],
  ["bench/browser/bench.ts"],
  ["tools/lighthouse/lighthouse.ts"],
  ["tools/lighthouse/lighthouse.ts", "--signed-in"],
  ["bench/start.ts"],
];

await runCommand(async () => {
  const { run } = readOptions({ run: { type: "boolean", default: false } });
  if (run)
    for (const command of BENCHES)
      spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" });
  const results: [string, string, BenchResult][] = [];
  for (const { name, goal, read } of ROWS) results.push([name, goal, await read()]);
  console.log(
    textTable(
      ["what", "goal", "measured", ""],
      results.map(([name, goal, result]) =>
        "notRunHere" in result
          ? [name, goal, "", `not run here (${result.notRunHere})`]
          : [name, goal, result.value, result.isGood ? "pass" : "FAIL"],
      ),
    ),
  );
  if (results.some(([, , result]) => "isGood" in result && !result.isGood)) process.exitCode = 1;
});

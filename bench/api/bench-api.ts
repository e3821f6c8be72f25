/**
 * Measures the whole API under load: `npm run bench:api [-- --learners 60 --pace 120 --seconds 30]`.
 * Learners sit quizzes and mocks at `--pace` times the speed of an exam. docs/performance.md
 * explains the figures.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { progressBar } from "../../tools/progress-bar.ts";
import { readOptions, runCommand, UsageError, wholeNumber } from "../../tools/command-options.ts";
import { keepRun } from "../../tools/kept-run.ts";
import { withBenchServer } from "../world/bench-database.ts";
import { apiPage, apiText } from "./api-report.ts";
import { measureApi } from "./measure-api.ts";

await runCommand(async () => {
  const options = readOptions({
    learners: { type: "string", default: "60" },
    pace: { type: "string", default: "120" },
    seconds: { type: "string", default: "30" },
    "warm-up": { type: "string", default: "15" },
    /** A folder for a CPU profile of the server. */
    profile: { type: "string" },
  });
  const atLeastOne = (name: "learners" | "pace" | "seconds" | "warm-up") => {
    const number = wholeNumber(name, options[name]);
    if (number < 1) throw new UsageError(`--${name} must be at least 1.`);
    return number;
  };
  const plan = {
    learners: atLeastOne("learners"),
    pace: atLeastOne("pace"),
    seconds: atLeastOne("seconds"),
    warmUpSeconds: atLeastOne("warm-up"),
    onProgress: progressBar("Load"),
    ...(options.profile && {
      env: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${options.profile}` },
    }),
  };
  const measured = await withBenchServer(async (server) => {
    const name = "bench_api";
    const url = await server.create(name);
    try {
      return await measureApi(url, plan);
    } finally {
      await server.drop(name);
    }
  });
  const json = keepRun("bench-api/api.json", measured);
  const page = join(dirname(json), "api.html");
  writeFileSync(page, apiPage(measured));
  console.log(apiText(measured));
  console.log(`\nMore in ${page} and ${json}.`);
  if (measured.all.errors > 0) process.exitCode = 1;
});

/**
 * Loses a database and restores it, with the same settings and scripts as in production: `npm run
 * drill:restore`. Learners take tests while a full and a differential backup are made and go on
 * until everything that runs for the database is killed and its data is deleted. Says what of the
 * acknowledged answers is back, and after how long. With --keep-log, only the log survives. Installs
 * PostgreSQL and pgBackRest if the machine has none.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeConnections, productCalls, signInLearner } from "../../tools/shots/product-calls.ts";
import { readOptions, runCommand, wholeNumber } from "../../tools/command-options.ts";
import { findLost } from "../lab/load/check-kept.ts";
import { emailOf, startLoad } from "../lab/load/load.ts";
import { installPackages } from "../lab/packages.ts";
import { describeOutcome, outcomeOf } from "./drill-outcome.ts";
import { runTool, startTheta } from "./drill-product.ts";
import { ScratchDatabase } from "./scratch-database.ts";

const PACKAGES = { postgresql: "/usr/lib/postgresql", pgbackrest: "/usr/bin/pgbackrest" };

const OPTIONS = {
  learners: { type: "string", default: "6" },
  think: { type: "string", default: "400" },
  seconds: { type: "string", default: "30" },
  "keep-log": { type: "boolean", default: false },
} as const;

await runCommand(async () => {
  const options = readOptions(OPTIONS);
  installPackages(PACKAGES);
  const folder = mkdtempSync(join(tmpdir(), "theta-restore-"));
  const ends: (() => Promise<void> | void)[] = [];
  try {
    await drill(folder, ends, {
      learners: wholeNumber("learners", options.learners),
      thinkMilliseconds: wholeNumber("think", options.think),
      seconds: wholeNumber("seconds", options.seconds),
      keepsLog: options["keep-log"],
    });
  } finally {
    closeConnections();
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
});

interface Wishes {
  learners: number;
  thinkMilliseconds: number;
  /** Between the backups, and from the last one to the loss. */
  seconds: number;
  /** Whether the database's own log survives, and only the rest of its data is gone. */
  keepsLog: boolean;
}

async function drill(folder: string, ends: (() => unknown)[], wishes: Wishes): Promise<void> {
  const database = await ScratchDatabase.create(folder);
  ends.push(async () => database.kill());
  const { theta, site } = await startTheta(database.url, folder);
  ends.push(() => theta.kill("SIGKILL"));
  console.log(`${wishes.learners} learners take tests …`);
  const load = await startLoad({ site, databaseUrl: database.url }, wishes);
  const pause = async () => sleep(wishes.seconds * 1_000);
  await pause();
  const backups = { full: await database.backUp("full"), diff: 0 };
  await pause();
  backups.diff = await database.backUp("diff");
  await pause();

  const { kept } = load.notes;
  console.log(
    `Killing the database after ${kept.size} acknowledged answers, and deleting its data …`,
  );
  const lostAt = Date.now();
  await database.lose(wishes);
  const stopping = load.stop();
  const restoring = await database.restore();
  await theta.untilReady();
  const readyAt = Date.now();
  await stopping;
  await signInLearner(productCalls(site), emailOf(0));

  const lost = new Set(await findLost(database.url, load.notes));
  const outcome = outcomeOf({ kept, lost, lostAt, readyAt, keepsLog: wishes.keepsLog });
  console.log(describeOutcome(outcome, { backups, restoring }));
  const tools = [
    runTool("ledger-check.ts", database.url, folder),
    runTool("replay.ts", database.url, folder),
  ];
  if (tools.some((code) => code !== 0) || !outcome.isGood) process.exitCode = 1;
}

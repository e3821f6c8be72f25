/**
 * Replaces an earlier release while learners take tests, as docs/releasing.md says to: `npm run
 * drill:upgrade -- --from REF`. The old server keeps answering while the new one migrates its
 * database and starts; then new connections go to the new one, and the old one is told to stop. Says
 * how many requests failed in each part, and whether any acknowledged answer is gone.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  databaseUrl,
  joinTestPostgres,
  runOnServer,
} from "../../apps/api/test/scratch-database.ts";
import { openSwitchLine } from "../../apps/api/test/switch-line.ts";
import { readOptions, runCommand, wholeNumber } from "../../tools/command-options.ts";
import { closeConnections } from "../../tools/shots/product-calls.ts";
import { type Release, withRelease } from "../../tools/upgrade/release.ts";
import { runTool, startTheta } from "../backup/drill-product.ts";
import { summarize } from "../lab/load/attempts.ts";
import { findLost } from "../lab/load/check-kept.ts";
import { startLoad } from "../lab/load/load.ts";

const OPTIONS = {
  from: { type: "string", default: "HEAD^" },
  learners: { type: "string", default: "6" },
  think: { type: "string", default: "400" },
  seconds: { type: "string", default: "20" },
} as const;

interface Wishes {
  learners: number;
  thinkMilliseconds: number;
  /** Before the new server starts, and after each change. */
  seconds: number;
}

await runCommand(async () => {
  const { from, ...options } = readOptions(OPTIONS);
  const wishes = {
    learners: wholeNumber("learners", options.learners),
    thinkMilliseconds: wholeNumber("think", options.think),
    seconds: wholeNumber("seconds", options.seconds),
  };
  await withRelease(from, { builds: true }, async (release) => {
    const folder = mkdtempSync(join(tmpdir(), "theta-upgrade-"));
    const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
    try {
      await drill(release, folder, ends, wishes);
    } finally {
      closeConnections();
      for (const end of ends.toReversed()) await end();
    }
  });
});

async function drill(
  release: Release,
  folder: string,
  ends: (() => unknown)[],
  wishes: Wishes,
): Promise<void> {
  const url = await makeDatabase(ends);
  const start = async (checkout?: string) => {
    const product = await startTheta(url, folder, checkout);
    ends.push(() => product.theta.kill("SIGKILL"));
    return product;
  };
  console.log(`Starting ${release.commit.slice(0, 8)} …`);
  const old = await start(release.folder);
  const line = await openSwitchLine(old.port);
  ends.push(async () => line.close());
  const site = `http://127.0.0.1:${line.port}`;
  console.log(`${wishes.learners} learners take tests …`);
  const load = await startLoad({ site, databaseUrl: url }, wishes);
  const pause = async () => sleep(wishes.seconds * 1_000);

  const parts: [string, number][] = [["the old server alone", Date.now()]];
  const begin = (part: string) => parts.push([part, Date.now()]);
  await pause();
  console.log("The new server migrates the database and starts …");
  begin("the new one starts");
  const { port } = await start();
  begin("both run, the old one answers");
  await pause();
  console.log("New connections go to the new server, and the old one stops …");
  begin("the old one stops");
  line.leadNewTo(port);
  old.theta.kill("SIGTERM");
  await pause();
  const end = Date.now();
  await load.stop();

  const { attempts, kept, sent, refusals } = load.notes;
  console.log("");
  parts.forEach(([part, from], k) => {
    const { requests, failed, causes, longestWaitMilliseconds } = summarize(
      attempts,
      from,
      parts[k + 1]?.[1] ?? end,
    );
    const why = failed > 0 ? ` (${JSON.stringify(causes)})` : "";
    const wait = (longestWaitMilliseconds / 1_000).toFixed(2);
    console.log(
      `${part.padEnd(30)} ${requests} requests, ${failed} failed${why}, longest wait for an answer ${wait} s`,
    );
  });
  const lost = await findLost(url, { kept, sent });
  console.log(`${kept.size} acknowledged answers, ${lost.length} of them gone`);
  if (refusals.length > 0) console.log(`Refused: ${[...new Set(refusals)].join("; ")}`);
  const tools = ["ledger-check.ts", "replay.ts"].map((tool) => runTool(tool, url, folder));
  if (lost.length > 0 || refusals.length > 0 || tools.some((code) => code !== 0))
    process.exitCode = 1;
}

async function makeDatabase(ends: (() => unknown)[]): Promise<string> {
  const postgres = await joinTestPostgres();
  const name = `upgrade_${process.pid}`;
  await runOnServer(postgres.url, `create database ${name}`);
  ends.push(async () => {
    await runOnServer(postgres.url, `drop database ${name} with (force)`);
    await postgres.leave();
  });
  return databaseUrl(postgres.url, name);
}

/**
 * Builds a whole cluster from Debian's packages in network namespaces, and breaks parts of it while
 * learners take tests: `npm run lab`. See README.md beside this file.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, runCommand, UsageError, wholeNumber } from "../../tools/command-options.ts";
import { keepRun } from "../../tools/kept-run.ts";
import { startCluster } from "./cluster/cluster.ts";
import { type Drill, DRILLS } from "./drills/drills.ts";
import { type DrillResult, runDrill } from "./drills/run-drill.ts";
import {
  BALANCER,
  DATABASES,
  instanceHosts,
  KEEPERS,
  namespaceOf,
  OUTSIDE,
  POOLER,
  SITE,
} from "./hosts.ts";
import { bytesOfAnAnswer } from "./load/check-kept.ts";
import { startLoad } from "./load/load.ts";
import { buildNetwork, removeNetwork } from "./network.ts";
import { installPackages } from "./packages.ts";
import { tableOf } from "./report.ts";

const LOGS = fileURLToPath(new URL("../../.build/lab/logs", import.meta.url));

const PACKAGES = {
  iproute2: "/sbin/ip",
  postgresql: "/usr/lib/postgresql",
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  pgbouncer: "/usr/sbin/pgbouncer",
  haproxy: "/usr/sbin/haproxy",
};

interface Wishes {
  instances: number;
  learners: number;
  thinkMilliseconds: number;
  drills: readonly Drill[];
  stay: boolean;
  /** The command's second half, which runs on the lab's network, with its data in this folder. */
  inside?: string | undefined;
}

await runCommand(async () => {
  const wishes = readWishes();
  if (wishes.inside !== undefined) return await breakThings(wishes.inside, wishes);
  installPackages(PACKAGES);
  const folder = mkdtempSync(join(tmpdir(), "theta-lab-"));
  chmodSync(folder, 0o755);
  // Ctrl-C reaches the process inside, and this one cleans up after it.
  process.on("SIGINT", () => {});
  try {
    buildNetwork([
      OUTSIDE,
      BALANCER,
      POOLER,
      ...KEEPERS,
      ...DATABASES,
      ...instanceHosts(wishes.instances),
    ]);
    process.exitCode = runInside(folder);
  } finally {
    removeNetwork();
    rmSync(folder, { recursive: true, force: true });
  }
});

function readWishes(): Wishes {
  const options = readOptions({
    instances: { type: "string", default: "2" },
    learners: { type: "string", default: "24" },
    think: { type: "string", default: "1500" },
    drills: { type: "string", default: DRILLS.map(({ name }) => name).join() },
    stay: { type: "boolean", default: false },
    inside: { type: "string" },
  });
  const instances = wholeNumber("instances", options.instances);
  if (instances < 2 || instances > 4) throw new UsageError("--instances must be 2, 3, or 4.");
  return {
    instances,
    learners: wholeNumber("learners", options.learners),
    thinkMilliseconds: wholeNumber("think", options.think),
    drills: options.drills.split(",").filter(Boolean).map(drillNamed),
    stay: options.stay,
    inside: options.inside,
  };
}

function drillNamed(name: string): Drill {
  const drill = DRILLS.find((one) => one.name === name);
  if (drill) return drill;
  const names = DRILLS.map((one) => one.name).join(", ");
  throw new UsageError(`There is no drill ${name}. Choose from ${names}.`);
}

/** The same command again, on the lab's own network, where everything can be reached. */
function runInside(folder: string): number {
  const again = [process.execPath, ...process.argv.slice(1), "--inside", folder];
  const { status } = spawnSync("ip", ["netns", "exec", namespaceOf(OUTSIDE), ...again], {
    stdio: "inherit",
  });
  return status ?? 1;
}

async function breakThings(folder: string, wishes: Wishes): Promise<void> {
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const cluster = await startCluster(folder, LOGS, instanceHosts(wishes.instances));
  console.log(`The cluster runs: ${SITE}, reached with: ip netns exec ${namespaceOf(OUTSIDE)} …`);
  const load = await startLoad({ site: SITE, databaseUrl: cluster.databaseUrl }, wishes);
  const results: DrillResult[] = [];
  for (const drill of wishes.drills) {
    console.log(`\n${drill.name}: ${drill.what} …`);
    const result = await runDrill(cluster, load, drill);
    results.push(result);
    console.log(tableOf([result]));
  }
  await load.stop();
  const answerBytes = await bytesOfAnAnswer(cluster.databaseUrl);
  finish({ results, refusals: load.notes.refusals, answerBytes }, wishes);
  if (wishes.stay) await untilInterrupted();
  // The part that started it ends it.
  process.exit();
}

interface Findings {
  results: readonly DrillResult[];
  refusals: readonly string[];
  answerBytes: number;
}

export type LabReport = Findings &
  Pick<Wishes, "instances" | "learners" | "thinkMilliseconds"> & { at: Date };

function finish(findings: Findings, wishes: Wishes): void {
  const { instances, learners, thinkMilliseconds } = wishes;
  const { results, refusals, answerBytes } = findings;
  const report: LabReport = { at: new Date(), instances, learners, thinkMilliseconds, ...findings };
  const file = keepRun("lab/results.json", report);
  console.log(`\n${tableOf(results)}\n`);
  for (const { name, causes } of results)
    if (Object.keys(causes).length > 0)
      console.log(`${name}: failed with ${JSON.stringify(causes)}`);
  const lost = results.flatMap((result) => result.lost);
  console.log(
    `${results.at(-1)?.kept ?? 0} acknowledged answers, ${lost.length} lost, ${refusals.length} refused, ${answerBytes} bytes each. All of it is in ${file}.`,
  );
  if (lost.length > 0 || refusals.length > 0) process.exitCode = 1;
}

async function untilInterrupted(): Promise<void> {
  console.log("The cluster goes on until Ctrl-C.");
  await new Promise((resolve) => process.once("SIGINT", resolve));
}

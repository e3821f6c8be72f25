/**
 * How long `npm start` takes until the product answers, from a clean clone of the last commit, and
 * then a second time: `npm run bench:start`. Nothing is rendered, built, or installed beforehand, but npm
 * may have the packages in its cache.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../deploy/backup/free-port.ts";
import { runCommand } from "../tools/command-options.ts";
import { keepRun } from "../tools/kept-run.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface Starts {
  coldSeconds: number;
  /** Of the cold start. */
  renderSeconds: number;
  warmSeconds: number;
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), "theta-start-"));
  try {
    const clone = join(folder, "theta");
    execFileSync("git", ["clone", "--quiet", ROOT, clone], { stdio: "inherit" });
    const cold = await start(clone, join(folder, "cache"));
    const warm = await start(clone, join(folder, "cache"));
    const [, rendered] = /Rendering the item bank: done in ([\d.]+) s/.exec(cold.said) ?? [];
    if (!rendered) throw new Error("npm start didn't say how long rendering the bank took.");
    const starts: Starts = {
      coldSeconds: cold.seconds,
      renderSeconds: Number(rendered),
      warmSeconds: warm.seconds,
    };
    keepRun("bench-start/start.json", starts);
    console.log(`Cold: ${cold.seconds.toFixed(1)} s, of which rendering the bank ${rendered} s.`);
    console.log(`Warm: ${warm.seconds.toFixed(1)} s.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function start(clone: string, cache: string): Promise<{ seconds: number; said: string }> {
  const port = await freePort();
  const began = performance.now();
  const product = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), XDG_CACHE_HOME: cache },
    stdio: ["ignore", "pipe", "inherit"],
    // Its own group, because npm doesn't pass signals on reliably.
    detached: true,
  });
  let said = "";
  product.stdout.on("data", (data) => (said += String(data)));
  try {
    await ready(product, `http://localhost:${port}`);
    return { seconds: (performance.now() - began) / 1000, said };
  } finally {
    await stop(product);
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function ready(product: ChildProcess, site: string): Promise<void> {
  while (isRunning(product)) {
    const answer = await fetch(`${site}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error("The product didn't start.");
}

async function stop(product: ChildProcess): Promise<void> {
  if (!isRunning(product)) return;
  process.kill(-product.pid!, "SIGTERM");
  await once(product, "exit");
}

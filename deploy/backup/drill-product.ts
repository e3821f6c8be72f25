/** Theta on a scratch database, and its tools. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { openSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answersGood, waitFor } from "../lab/wait-for.ts";
import { freePort } from "./free-port.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SECRET = randomBytes(24).toString("hex");

export interface Product {
  site: string;
  port: number;
  theta: { kill: (signal: NodeJS.Signals) => void; untilReady: () => Promise<void> };
}

const production = (databaseUrl: string, folder: string) => ({
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  ALLOW_IN_PRODUCTION: "dev-mailbox,plain-http,payment-sandbox",
  THETA_SECRET: SECRET,
  DATABASE_URL: databaseUrl,
  DATA_FOLDER: join(folder, "theta"),
  LOG_LEVEL: "warn",
});

/** This checkout, or another one. */
export async function startTheta(
  databaseUrl: string,
  folder: string,
  checkout = ROOT,
): Promise<Product> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, "theta.log"), "a");
  const child: ChildProcess = spawn(process.execPath, ["apps/api/src/main.ts"], {
    cwd: checkout,
    stdio: ["ignore", log, log],
    env: {
      ...production(databaseUrl, folder),
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: site,
      // The learners' program counts as a proxy and gives each of them an address.
      PROXY_HOPS: "1",
      REQUESTS_PER_MINUTE: "100000",
    },
  });
  const untilReady = async () =>
    waitFor("Theta is ready", async () => answersGood(`${site}/readyz`));
  await untilReady();
  return { site, port, theta: { kill: (signal) => child.kill(signal), untilReady } };
}

/** Returns its exit code. */
export function runTool(tool: string, databaseUrl: string, folder: string): number {
  console.log(`tools/db/${tool}:`);
  const { status } = spawnSync(process.execPath, [`tools/db/${tool}`], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...production(databaseUrl, folder), PUBLIC_URL: "http://127.0.0.1" },
  });
  return status ?? 1;
}

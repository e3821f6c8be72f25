/** Theta, its database, and a payment sandbox, of which the first two can be killed. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { API_BASE } from "@theta/contract";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";
import { startRazorpaySandbox } from "@theta/razorpay-sandbox";
import { type SandboxControls, sandboxControls } from "@theta/razorpay-sandbox/ctl-client";
import { Client } from "pg";
import { migrate } from "../../../apps/api/src/platform/database/migrate.ts";
import { BENCH_SECRET } from "../../../bench/world/bench-secrets.ts";
import { freePort } from "../../../deploy/backup/free-port.ts";
import { killFamily } from "../../../deploy/backup/kill-family.ts";
import { answersGood, waitFor } from "../../../deploy/lab/wait-for.ts";
import { type ProductServer, startProductServer } from "../../shots/product-server.ts";

export interface ProductToKill {
  site: string;
  databaseUrl: string;
  pay: SandboxControls["pay"];
  kill: (what: Victim) => Promise<void>;
  /** Starts what was killed, and waits until the site is ready. */
  restart: (what: Victim) => Promise<void>;
  stop: () => Promise<void>;
}

export const VICTIMS = ["server", "database", "both"] as const;
export type Victim = (typeof VICTIMS)[number];

/** The database survives crashes, as the real one does: only its place differs. */
const SETTINGS = { shared_buffers: "64MB" };

export async function startProductToKill(folder: string): Promise<ProductToKill> {
  const startDatabase = async () =>
    await startEmbeddedPostgres({ dataFolder: folder, settings: SETTINGS });
  let database = await startDatabase();
  const { url: databaseUrl } = database;
  await migrate(databaseUrl);
  const port = await freePort();
  const keys = {
    keyId: "rzp_test_kill",
    keySecret: randomUUID(),
    webhookSecret: randomUUID(),
  };
  const sandbox = await startRazorpaySandbox({
    ...keys,
    webhookUrl: `http://127.0.0.1:${port}${API_BASE}/webhooks/razorpay`,
  });
  const startServer = async () =>
    await startProductServer(port, {
      DATABASE_URL: databaseUrl,
      THETA_SECRET: BENCH_SECRET,
      PUBLIC_URL: `http://localhost:${port}`,
      // The learners' program counts as a proxy and gives each of them an address.
      PROXY_HOPS: "1",
      // Errors are expected while its database is dead.
      LOG_LEVEL: "fatal",
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_API_URL: sandbox.url,
      RAZORPAY_CHECKOUT_URL: sandbox.checkoutUrl,
    });
  let server: ProductServer = await startServer();
  let databasePid = await pidOf(databaseUrl);
  return {
    site: server.site,
    databaseUrl,
    pay: sandboxControls(sandbox).pay,
    async kill(what) {
      if (what !== "server") killFamily(databasePid);
      if (what !== "database") await killServer(server.pid);
    },
    async restart(what) {
      if (what !== "server") {
        database = await startDatabase();
        if (database.url !== databaseUrl) throw new Error("The database's address has changed.");
        databasePid = await pidOf(databaseUrl);
      }
      if (what !== "database") server = await untilStarted(startServer);
      await waitFor("Theta is ready", async () => answersGood(`${server.site}/readyz`));
    },
    async stop() {
      await killServer(server.pid);
      await sandbox.stop();
      await database.stop();
    },
  };
}

/** How often a server may fail to start, as it does when its database takes long to come back. */
const MOST_STARTS = 10;

/** As the supervisor of production does. */
async function untilStarted(start: () => Promise<ProductServer>): Promise<ProductServer> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === MOST_STARTS) throw error;
    }
  }
}

async function pidOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: string }>(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
    );
    return Number(rows[0]!.pid);
  } finally {
    await client.end();
  }
}

/** Its port is free once it's gone. */
async function killServer(pid: number): Promise<void> {
  try {
    for (;;) {
      process.kill(pid, "SIGKILL");
      await sleep(20);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

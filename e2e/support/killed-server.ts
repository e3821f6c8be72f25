import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { test } from "@playwright/test";
import { type Listener, portOf } from "./server.ts";
import { createDatabase, runServer, waitUntilReady } from "./start-product.ts";

const SETTINGS = { THETA_SECRET: "one secret for every server of this journey" };

/** Browsers try again up to ten seconds apart, and the request takes its time too. */
export const AFTER_RESTART = { timeout: 40_000 };

/** A server with its own database, to be killed and restarted. It's for a whole file. */
export function killedServer(listener: Listener) {
  const port = portOf(listener);
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let server: ChildProcess;

  async function start() {
    server = runServer(port, database.url, SETTINGS);
    await waitUntilReady(server);
  }

  async function kill() {
    server.kill("SIGKILL");
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  }

  test.describe.configure({ mode: "default" });
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    database = await createDatabase();
    await start();
  });
  test.afterAll(async () => {
    await kill();
    await database.drop();
  });
  return { start, kill, databaseUrl: () => database.url };
}

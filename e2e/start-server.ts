import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { databaseUrl, joinTestPostgres, runOnServer } from "../apps/api/test/scratch-database.ts";
import { E2E_PORT, E2E_URL } from "./server.ts";

/** The real product, on a database of its own, for the journeys of one run. */
export default async function startServer() {
  const postgres = await joinTestPostgres();
  const database = `e2e_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(postgres.url, `create database ${database}`);
  const server = spawn(process.execPath, ["apps/api/src/main.ts"], {
    cwd: new URL("..", import.meta.url),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(E2E_PORT),
      DATABASE_URL: databaseUrl(postgres.url, database),
      DEMO_DATA: "on",
      THETA_SECRET: randomUUID() + randomUUID(),
      REQUESTS_PER_MINUTE: "100000",
      LOG_LEVEL: "error",
    },
  });
  await waitUntilReady(server);
  return async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await runOnServer(postgres.url, `drop database if exists ${database} with (force)`);
    await postgres.leave();
  };
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error("The server did not start; see above.");
    const answer = await fetch(`${E2E_URL}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server was not ready within 30 seconds.");
}

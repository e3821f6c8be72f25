import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { databaseUrl, joinTestPostgres, runOnServer } from "../apps/api/test/scratch-database.ts";

/** What a program needs of the machine. An SMTP_URL, say, of whoever runs this is not for it. */
const FROM_OUTSIDE = ["PATH", "HOME", "TMPDIR"];

/** The real product, on a database of its own. Gives what stops it and leaves nothing behind. */
export async function startProduct(
  port: number,
  settings: Readonly<Record<string, string>> = {},
  onDatabase: (url: string) => void = () => {},
): Promise<() => Promise<void>> {
  const postgres = await joinTestPostgres();
  const database = `e2e_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(postgres.url, `create database ${database}`);
  onDatabase(databaseUrl(postgres.url, database));
  const server = runServer(port, databaseUrl(postgres.url, database), settings);
  async function stop() {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    await runOnServer(postgres.url, `drop database if exists ${database} with (force)`);
    await postgres.leave();
  }
  try {
    await waitUntilReady(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** One server on a database that is there. Whoever starts it ends it. */
export function runServer(
  port: number,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, ["apps/api/src/main.ts"], {
    cwd: new URL("..", import.meta.url),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...Object.fromEntries(FROM_OUTSIDE.map((name) => [name, process.env[name]])),
      NODE_ENV: "development",
      PORT: String(port),
      DATABASE_URL: database,
      DEMO_DATA: "on",
      THETA_SECRET: randomUUID() + randomUUID(),
      REQUESTS_PER_MINUTE: "100000",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
}

export async function waitUntilReady(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error("The server did not start; see above.");
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server was not ready within 30 seconds.");
}

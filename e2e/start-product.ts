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
  const database = await createDatabase();
  onDatabase(database.url);
  const server = runServer(port, database.url, settings);
  async function stop() {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    await database.drop();
  }
  try {
    await waitUntilReady(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const postgres = await joinTestPostgres();
  const name = `e2e_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(postgres.url, `create database ${name}`);
  return {
    url: databaseUrl(postgres.url, name),
    async drop() {
      await runOnServer(postgres.url, `drop database if exists ${name} with (force)`);
      await postgres.leave();
    },
  };
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
  for (let tries = 0; tries < 1200; tries++) {
    if (server.exitCode !== null) throw new Error("The server did not start; see above.");
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server was not ready within two minutes.");
}

import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  databaseUrl,
  joinTestPostgres,
  runOnServer,
} from "../../apps/api/test/scratch-database.ts";

/** What a program needs from the machine. Anything else, such as the caller's SMTP_URL, isn't passed on. */
const FROM_OUTSIDE = ["PATH", "HOME", "TMPDIR", "NODE_COMPILE_CACHE"];

const READY_SECONDS = 120;

/** The real product with its own database. Returns a function that stops it and cleans up. */
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
    await waitUntilReady(server);
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

/** Starts a server on an existing database. The caller must stop it. */
export function runServer(
  port: number,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, ["apps/api/src/main.ts"], {
    cwd: new URL("../..", import.meta.url),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...Object.fromEntries(FROM_OUTSIDE.map((name) => [name, process.env[name]])),
      // Demo data in an existing database is only allowed in tests.
      NODE_ENV: "test",
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

/**
 * Waits for this server's own output, because another program may answer on its port. Later output is read
 * and discarded.
 */
export async function waitUntilReady(server: ChildProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let printed = "";
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout?.on("data", (data: Buffer) => {
        printed = (printed + data.toString()).slice(-1000);
        if (printed.includes("Theta is ready")) resolve();
      });
      server.once("exit", () => reject(new Error("The server did not start; see above.")));
      timer = setTimeout(
        () => reject(new Error(`Not ready in ${READY_SECONDS} seconds.`)),
        READY_SECONDS * 1000,
      );
    });
  } finally {
    clearTimeout(timer);
  }
}

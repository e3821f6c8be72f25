import { spawn } from "node:child_process";
import { closeSync, openSync, readSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Binaries } from "./binaries.ts";
import { askServer } from "./connect.ts";
import { type DatabaseHome } from "./database-home.ts";
import { type DatabaseUser, giveTo } from "./database-user.ts";
import { EmbeddedPostgresError, explainOutput, refuse } from "./embedded-postgres-error.ts";
import { findFreePort } from "./free-port.ts";
import { readOptional, readPostmaster, removeStalePostmasterFile } from "./postmaster-file.ts";
import { databaseProcessOptions } from "./run-as.ts";

export type ServerSettings = Record<string, string>;

interface ServerPlan {
  home: DatabaseHome;
  binaries: Binaries;
  user: DatabaseUser | undefined;
  settings: ServerSettings;
}

interface Attempt {
  /** Set when the process has ended or never began. */
  failure: { spawnError?: Error } | undefined;
  logStart: number;
}

const DEFAULTS: ServerSettings = {
  shared_buffers: "128MB",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
};

const POLL_MS = 40;
const RETRY_MS = 250;
// Long enough to replay the log of a server killed in the middle of heavy work.
const START_TIMEOUT_MS = 120_000;
// Time for backends of a killed server to end, or for another starter's server to come up or go
// away.
const PATIENCE_MS = 20_000;
const LOG_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Starts the server, or joins one that somebody else is starting, and returns its port once it
 * answers.
 */
export async function startServer(plan: ServerPlan): Promise<number> {
  const began = Date.now();
  let attempt: Attempt | undefined;
  for (;;) {
    const answer = await askServer(plan.home);
    if (typeof answer === "number") return answer;
    if (Date.now() - began > START_TIMEOUT_MS)
      throw explainOutput("The database wasn't ready in time.", logTail(plan.home, attempt));
    if (answer === "absent" && (!attempt || attempt.failure)) {
      if (attempt) await considerAnotherTry(plan.home, attempt, Date.now() - began);
      attempt = await launch(plan);
    }
    await sleep(POLL_MS);
  }
}

async function launch({ home, binaries, user, settings }: ServerPlan): Promise<Attempt> {
  const port = await findFreePort(Number(readOptional(home.port)) || undefined);
  writePort(home, user, port);
  const log = openLog(home, user);
  const attempt: Attempt = { failure: undefined, logStart: statSync(home.log).size };
  const chosen = {
    ...DEFAULTS,
    ...settings,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
  };
  const options = Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Detached, in its own session, so that Ctrl-C in our terminal doesn't reach it.
  const server = spawn(binaries.postgres, ["-D", home.data, "-p", String(port), ...options], {
    ...databaseProcessOptions(user),
    detached: true,
    stdio: ["ignore", log, log],
  });
  server.on("error", (spawnError) => (attempt.failure = { spawnError }));
  server.on("exit", () => (attempt.failure ??= {}));
  server.unref();
  closeSync(log);
  return attempt;
}

/** Waits if the failure may pass; throws if it won't. */
async function considerAnotherTry(home: DatabaseHome, attempt: Attempt, elapsedMs: number) {
  if (attempt.failure?.spawnError)
    throw refuse("Can't start PostgreSQL.", attempt.failure.spawnError);
  const output = logTail(home, attempt);
  if (/Address already in use/.test(output)) return;
  const locked = /lock file "[^"]*" (already exists|is empty)/.test(output);
  if (locked && removeStalePostmasterFile(home)) return;
  const mayPass = locked || /pre-existing shared memory block|shutdown request/.test(output);
  if (!mayPass) throw explainOutput("The database won't start.", output);
  if (elapsedMs > PATIENCE_MS)
    throw new EmbeddedPostgresError(
      `Another PostgreSQL process (${String(readPostmaster(home)?.pid ?? "unknown")}) is using ${home.data} but doesn't answer. Stop it and start again.`,
    );
  await sleep(RETRY_MS);
}

function writePort(home: DatabaseHome, user: DatabaseUser | undefined, port: number): void {
  try {
    writeFileSync(home.port, `${String(port)}\n`);
    giveTo(user, home.port);
  } catch (error) {
    throw refuse(`${home.port} can't be written.`, error);
  }
}

function openLog(home: DatabaseHome, user: DatabaseUser | undefined): number {
  try {
    const log = openSync(home.log, "a", 0o600);
    giveTo(user, home.log);
    if (statSync(home.log).size > LOG_MAX_BYTES) truncateSync(home.log);
    return log;
  } catch (error) {
    throw refuse(`Can't write the database's log ${home.log}.`, error);
  }
}

const TAIL_BYTES = 16 * 1024;

function logTail(home: DatabaseHome, attempt: Attempt | undefined): string {
  const size = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  const from = Math.max(attempt?.logStart ?? 0, size - TAIL_BYTES);
  if (size <= from) return "";
  const buffer = Buffer.alloc(size - from);
  const log = openSync(home.log, "r");
  readSync(log, buffer, 0, buffer.length, from);
  closeSync(log);
  return buffer.toString();
}

import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseHome } from "./database-home.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { isAlive } from "./is-alive.ts";
import { readPostmaster } from "./postmaster-file.ts";

const POLL_MS = 20;
const STOP_TIMEOUT_MS = 30_000;
// The file disappears a moment before the process does; a process that nobody reaps would stay
// forever.
const REAP_TIMEOUT_MS = 2_000;

/** Stops a server known to be ours: cuts connections, writes data, and ends the process. */
export async function stopServer(home: DatabaseHome): Promise<void> {
  const pid = readPostmaster(home)?.pid;
  if (pid === undefined || !sendFastShutdown(pid)) return;
  const removed = () => readPostmaster(home)?.pid !== pid;
  if (!(await waitFor(() => removed() || !isAlive(pid), STOP_TIMEOUT_MS)))
    throw new EmbeddedPostgresError(
      `The database (process ${String(pid)}) was told to stop but is still running.`,
    );
  await waitFor(() => !isAlive(pid), REAP_TIMEOUT_MS);
}

function sendFastShutdown(pid: number): boolean {
  try {
    return process.kill(pid, "SIGINT");
  } catch {
    return false;
  }
}

async function waitFor(done: () => boolean, timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (!done()) {
    if (Date.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

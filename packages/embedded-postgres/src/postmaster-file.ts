import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseHome } from "./database-home.ts";
import { refuse } from "./embedded-postgres-error.ts";
import { fileAgeMs } from "./file-age.ts";

interface Postmaster {
  pid: number;
  port: number | undefined;
}

const postmasterFile = (home: DatabaseHome) => join(home.data, "postmaster.pid");

/** What the server wrote about itself. It may be long dead; only a connection can tell. */
export function readPostmaster(home: DatabaseHome): Postmaster | undefined {
  const lines = readOptional(postmasterFile(home))?.split("\n") ?? [];
  const pid = Number(lines[0]);
  // Line 4 is the port, which is written after the first lines.
  const port = Number(lines[3]);
  return pid > 0 ? { pid, port: port > 0 ? port : undefined } : undefined;
}

// Longer than a server takes between creating the file and writing to it.
const EMPTY_FILE_MAX_AGE_MS = 5_000;

/**
 * PostgreSQL doesn't start when any process with the noted id exists, and after a container restart
 * that is often an unrelated one. This removes the file in that case. If the judgment is ever
 * wrong, PostgreSQL still notices the other server by its shared memory.
 */
export function removeStalePostmasterFile(home: DatabaseHome): boolean {
  const file = postmasterFile(home);
  const noted = readPostmaster(home);
  const stale = noted ? !isServerOf(home, noted.pid) : fileAgeMs(file) > EMPTY_FILE_MAX_AGE_MS;
  if (!stale || readPostmaster(home)?.pid !== noted?.pid) return false;
  rmSync(file, { force: true });
  return true;
}

function isServerOf(home: DatabaseHome, pid: number): boolean {
  try {
    return commandLine(pid).includes(home.data);
  } catch {
    return true;
  }
}

function commandLine(pid: number): string {
  if (process.platform === "linux") return readOptional(`/proc/${String(pid)}/cmdline`) ?? "";
  return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}

export function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw refuse(
      `${path} can't be read. The database was probably created by another user: start Theta as that user, or as root.`,
      error,
    );
  }
}

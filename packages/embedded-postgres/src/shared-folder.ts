import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuse } from "./embedded-postgres-error.ts";

/**
 * Where root puts what the database's user must reach when the checkout is in a folder closed to
 * that user (/root is 0700 on most systems).
 */
export const SHARED_FOLDER = "/var/lib/theta";

/** Starts with the process id, so that leftovers of a crash can be told from work in progress. */
export function uniqueSuffix(): string {
  return `${String(process.pid)}-${randomBytes(4).toString("hex")}`;
}

/** Creates a folder that everybody may enter, whatever the umask. */
export function makeOpenFolder(folder: string): void {
  try {
    const firstMade = mkdirSync(folder, { recursive: true });
    if (firstMade === undefined) return;
    for (let made = folder; made.length >= firstMade.length; made = dirname(made))
      chmodSync(made, 0o755);
  } catch (error) {
    throw refuse(`Can't create the folder ${folder}.`, error);
  }
}

/** Copies a folder so that everybody can read it, completely or not at all. */
export function copyReadable(from: string, to: string): void {
  makeOpenFolder(dirname(to));
  const copying = `${to}.new-${uniqueSuffix()}`;
  try {
    cpSync(from, copying, { recursive: true, verbatimSymlinks: true });
    openToAll(copying);
    renameSync(copying, to);
  } catch (error) {
    rmSync(copying, { recursive: true, force: true });
    if (isTaken(error)) return;
    throw refuse(`Can't copy PostgreSQL to ${to}.`, error);
  }
}

/** Somebody else was first: renaming doesn't replace a folder with something in it. */
export function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "ENOTEMPTY" || error.code === "EEXIST")
  );
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

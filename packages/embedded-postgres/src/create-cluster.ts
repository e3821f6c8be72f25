import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Binaries } from "./binaries.ts";
import { type DatabaseHome } from "./database-home.ts";
import { type DatabaseUser, giveTo } from "./database-user.ts";
import { explainOutput, refuse } from "./embedded-postgres-error.ts";
import { fileAgeMs } from "./file-age.ts";
import { isAlive } from "./is-alive.ts";
import { isTaken, makeOpenFolder, uniqueSuffix } from "./shared-folder.ts";
import { runAs } from "./run-as.ts";

export const SUPERUSER = "theta";

const UNFINISHED = /^cluster\.new-(\d+)-/;
// initdb takes seconds. Anything older is a leftover, even if its creator's process id is in use
// again.
const UNFINISHED_MAX_AGE_MS = 10 * 60_000;

interface NewCluster {
  home: DatabaseHome;
  binaries: Binaries;
  user: DatabaseUser | undefined;
  /** Off for tests' throwaway databases. */
  durable: boolean;
}

/**
 * Creates an empty database, completely or not at all. If somebody else was faster, theirs stays.
 */
export async function createCluster({ home, binaries, user, durable }: NewCluster): Promise<void> {
  makeOpenFolder(home.folder);
  removeLeftovers(home.folder);
  if (existsSync(home.cluster)) return;
  const unfinished = join(home.folder, `cluster.new-${uniqueSuffix()}`);
  try {
    makePrivateFolder(unfinished, user);
    const data = join(unfinished, "data");
    makePrivateFolder(data, user);
    const password = join(unfinished, "password");
    writeFileSync(password, randomBytes(24).toString("hex"), { mode: 0o600, flush: true });
    giveTo(user, password);

    const made = await runAs(user, binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts strings the same way on every machine, whatever its C library.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      ...(durable ? [] : ["--no-sync"]),
    ]);
    if (!made.succeeded)
      throw explainOutput(`Can't create a new database in ${home.folder}.`, made.output);
    renameSync(unfinished, home.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (isTaken(error)) return;
    if (isSystemError(error)) throw refuse(`Can't write to the folder ${home.folder}.`, error);
    throw error;
  }
}

function makePrivateFolder(folder: string, user: DatabaseUser | undefined): void {
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  giveTo(user, folder);
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const maker = UNFINISHED.exec(name)?.[1];
    if (maker === undefined) continue;
    const path = join(folder, name);
    if (!isAlive(Number(maker)) || fileAgeMs(path) > UNFINISHED_MAX_AGE_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type DatabaseUser, giveTo } from "./database-user.ts";
import { refuse } from "./embedded-postgres-error.ts";
import { isTaken, SHARED_FOLDER, uniqueSuffix } from "./shared-folder.ts";
import { runAs } from "./run-as.ts";

/** The folder a database lives in, and what is where inside it. */
export interface DatabaseHome {
  folder: string;
  /** Data and password together, so that a single rename puts a complete database in place. */
  cluster: string;
  data: string;
  password: string;
  log: string;
  /** The last port used. We prefer it so that addresses in open tools stay valid. */
  port: string;
}

function homeIn(folder: string): DatabaseHome {
  const cluster = join(folder, "cluster");
  return {
    folder,
    cluster,
    data: join(cluster, "data"),
    password: join(cluster, "password"),
    log: join(folder, "postgres.log"),
    port: join(folder, "port"),
  };
}

/**
 * Creates the data folder if needed and returns its real path, which the server is later checked
 * against.
 */
export function prepareDataFolder(dataFolder: string): string {
  try {
    mkdirSync(dataFolder, { recursive: true });
    return realpathSync(dataFolder);
  } catch (error) {
    throw refuse(`Can't create or open the data folder ${dataFolder}.`, error);
  }
}

/** Where this data folder's database already is, or undefined before the first start. */
export function findHome(dataFolder: string): DatabaseHome | undefined {
  const here = homeIn(dataFolder);
  if (existsSync(here.cluster)) return here;
  const elsewhere = readPointer(dataFolder);
  return elsewhere === undefined ? undefined : homeIn(elsewhere);
}

/**
 * Decides, by trying, where a new database goes: into the data folder if its user can write there.
 */
export async function chooseHome(
  dataFolder: string,
  user: DatabaseUser | undefined,
): Promise<DatabaseHome> {
  if (!user || (await canWrite(dataFolder, user))) return homeIn(dataFolder);
  return homeIn(pointElsewhere(dataFolder));
}

async function canWrite(folder: string, user: DatabaseUser): Promise<boolean> {
  const trial = join(folder, `.trial-${uniqueSuffix()}`);
  try {
    mkdirSync(trial);
    chmodSync(trial, 0o700);
    giveTo(user, trial);
    return (await runAs(user, "/bin/sh", ["-c", ': > "$1"', "sh", join(trial, "file")])).succeeded;
  } catch (error) {
    throw refuse(`Can't write to the data folder ${folder}.`, error);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

const pointerIn = (dataFolder: string) => join(dataFolder, "cluster-is-elsewhere");

// Includes the path so that a copied checkout starts its own database instead of sharing the
// original's.
const sharedPrefix = (dataFolder: string) =>
  join(SHARED_FOLDER, createHash("sha256").update(dataFolder).digest("hex").slice(0, 12));

function readPointer(dataFolder: string): string | undefined {
  const pointer = pointerIn(dataFolder);
  if (!existsSync(pointer)) return undefined;
  const elsewhere = readFileSync(pointer, "utf8").trim();
  return elsewhere.startsWith(sharedPrefix(dataFolder)) ? elsewhere : undefined;
}

/**
 * Names a folder in the shared folder and notes it in the data folder. The name is partly random:
 * a fresh clone at the path of a deleted one must not find the old data.
 */
function pointElsewhere(dataFolder: string): string {
  const pointer = pointerIn(dataFolder);
  const note = `${pointer}.${uniqueSuffix()}`;
  if (readPointer(dataFolder) === undefined) rmSync(pointer, { force: true });
  try {
    writeFileSync(note, `${sharedPrefix(dataFolder)}-${randomBytes(3).toString("hex")}\n`);
    // Linking fails when the name is taken, so when two start at once, the second follows the
    // first.
    linkSync(note, pointer);
  } catch (error) {
    if (!isTaken(error)) throw refuse(`Can't write to the data folder ${dataFolder}.`, error);
  } finally {
    rmSync(note, { force: true });
  }
  return readFileSync(pointer, "utf8").trim();
}

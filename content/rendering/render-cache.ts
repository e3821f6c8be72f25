import { hash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** A folder shared by all of this user's checkouts; null if there isn't one. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string | null {
  const shared = environment["XDG_CACHE_HOME"];
  // The XDG specification says to ignore relative paths.
  if (shared && isAbsolute(shared)) return join(shared, "theta", "items");
  try {
    return join(homedir(), ".cache", "theta", "items");
  } catch {
    return null;
  }
}

/** About nine whole banks, some 100 MB. */
const KEPT = 5_000;

export interface RenderCache {
  read(key: string): Promise<string | null>;
  write(key: string, json: string): Promise<void>;
  /** Deletes the entries that haven't been used for longest. */
  tidy(kept?: number): Promise<void>;
}

/**
 * Rendered results, under a hash of everything they were made from. The cache only saves time: an
 * entry that is unreadable or damaged is rendered again, and a folder that can't be written stays
 * empty. Any number of processes may use it at once.
 */
export function openRenderCache(folder: string | null = cacheFolder()): RenderCache {
  if (folder === null)
    return { read: async () => null, write: async () => {}, tidy: async () => {} };
  let made: Promise<unknown> | undefined;
  const write = async (key: string, json: string) => {
    made ??= mkdir(folder, { recursive: true });
    try {
      await made;
      await writeEntry(folder, key, json);
    } catch (error) {
      // Perhaps the folder is gone, so the next one makes it again.
      made = undefined;
      throw error;
    }
  };
  return {
    read: async (key) => await orNull(readEntry(join(folder, key))),
    write: async (key, json) => void (await orNull(write(key, json))),
    tidy: async (kept = KEPT) => void (await orNull(deleteOldest(folder, kept))),
  };
}

async function readEntry(file: string): Promise<string | null> {
  const text = await readFile(file, "utf8");
  const end = text.indexOf("\n");
  const json = text.slice(end + 1);
  if (text.slice(0, end) !== checksum(json)) return null;
  // Its age is the time since it was last needed.
  const now = new Date();
  await orNull(utimes(file, now, now));
  return json;
}

async function writeEntry(folder: string, key: string, json: string): Promise<void> {
  const unfinished = join(folder, `${key}.${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(unfinished, `${checksum(json)}\n${json}`);
    await rename(unfinished, join(folder, key));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function deleteOldest(folder: string, kept: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= kept) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, usedAt: (await orNull(stat(path)))?.mtimeMs ?? 0 };
    }),
  );
  const oldest = files.toSorted((one, other) => other.usedAt - one.usedAt).slice(kept);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}

function checksum(text: string): string {
  return hash("sha256", text);
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  return await promise.catch(() => null);
}

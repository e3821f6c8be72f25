import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the bank's sources. */
export const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Files in a folder and below, or the file itself; empty if there is nothing. */
export async function filesUnder(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}

/**
 * A hash of everything in these files and folders, and of where it is. Files are small, and waiting for each would cost
 * many times what reading it does.
 */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of await filesUnder(path))
      hash.update(`${relative(HERE, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** What a command measured last on this machine, in `.data`, for `npm run bench` to judge. */
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DATA = fileURLToPath(new URL("../.data", import.meta.url));

/** Returns the file it's in. */
export function keepRun(name: string, measured: unknown): string {
  const file = join(DATA, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  return file;
}

/** Null if the command hasn't run here. */
export async function readKeptRun(name: string): Promise<unknown> {
  const text = await readFile(join(DATA, name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  return text === null ? null : JSON.parse(text);
}

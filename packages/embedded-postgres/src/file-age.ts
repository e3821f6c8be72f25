import { statSync } from "node:fs";

/** How long ago the file was last changed; zero if it is gone. */
export function fileAgeMs(path: string): number {
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return changed === undefined ? 0 : Date.now() - changed;
}

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { State } from "./state.ts";

/** Reads what an earlier run saved. Null if there wasn't one. */
export function readState(file: string): State | null {
  if (!existsSync(file)) return null;
  let kept: { version?: unknown };
  try {
    kept = JSON.parse(readFileSync(file, "utf8")) as { version?: unknown };
  } catch {
    throw new Error(`${file} is damaged. Delete it to start the sandbox with no orders.`);
  }
  if (kept.version !== 1) {
    throw new Error(
      `${file} was written by another version. Delete it to start the sandbox with no orders.`,
    );
  }
  return kept as State;
}

/** All or nothing: a crash leaves either the state before or the state after. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  const handle = openSync(draft, "w", 0o600);
  try {
    writeSync(handle, JSON.stringify(state));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

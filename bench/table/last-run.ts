import { readKeptRun } from "../../tools/kept-run.ts";
import type { BenchResult } from "./bench-row.ts";

/** Judges what a command measured last; what's in it, its judge knows. */
export async function lastRun(
  name: string,
  command: string,
  judge: (measured: never) => BenchResult,
): Promise<BenchResult> {
  const measured = await readKeptRun(name);
  return measured === null ? { notRunHere: command } : judge(measured as never);
}

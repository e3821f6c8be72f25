import { readdirSync, readFileSync } from "node:fs";

/** As when the power goes: a process and its children, which would go on for a moment without it. */
export function killFamily(pid: number): void {
  for (const one of [pid, ...childrenOf(pid)]) killIfThere(one);
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  } catch {
    // It has ended in the meantime.
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

import { Worker } from "node:worker_threads";
import type { ItemSource } from "./render-source.ts";

const THREAD = new URL("./render-thread.ts", import.meta.url);

type OnRendered = (source: ItemSource, json: string) => void;

/** Renders what it can. The caller finds out why the rest failed. */
export async function renderInThreads(
  sources: readonly ItemSource[],
  threads: number,
  onRendered: OnRendered,
): Promise<void> {
  const waiting = sources.values();
  await Promise.all(Array.from({ length: threads }, () => keepBusy(waiting, onRendered)));
}

/** One thread, which takes one source after another until none is left or it dies. */
async function keepBusy(waiting: Iterator<ItemSource>, onRendered: OnRendered): Promise<void> {
  const thread = new Worker(THREAD);
  await new Promise<void>((resolve) => {
    let current: ItemSource | undefined;
    const next = () => {
      current = waiting.next().value as ItemSource | undefined;
      if (current) thread.postMessage(current);
      else resolve();
    };
    thread.on("message", (json: string | null) => {
      if (json !== null) onRendered(current!, json);
      next();
    });
    thread.on("error", () => resolve());
    thread.on("exit", () => resolve());
    next();
  });
  await thread.terminate();
}

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type ItemSource, renderSource } from "./render-source.ts";
import { BACK, FRONT, nothingTaken, take, type Taken } from "./take-work.ts";

const THREAD = new URL("./render-thread.ts", import.meta.url);

/** What another thread is given. */
export interface Work {
  readonly sources: readonly ItemSource[];
  readonly taken: Taken;
}

/** What it gives back for each source it could render. */
export interface Done {
  readonly place: number;
  readonly json: string;
}

type OnRendered = (source: ItemSource, json: string) => void;

/**
 * Renders what it can in so many threads, including this one. The caller finds out why the rest failed.
 *
 * Sources from the same folder share modules and texts, and code that has been compiled. So this thread begins with the
 * first folder and the others with the last one, and little is loaded twice.
 */
export async function renderInThreads(
  sources: readonly ItemSource[],
  threads: number,
  onRendered: OnRendered,
): Promise<void> {
  const work: Work = { sources: byFile(sources), taken: nothingTaken() };
  const others = Array.from({ length: threads - 1 }, () => renderElsewhere(work, onRendered));
  await renderHere(work, onRendered);
  await Promise.all(others);
}

function byFile(sources: readonly ItemSource[]): ItemSource[] {
  const files = new Map(sources.map((source) => [source, fileOf(source)]));
  return sources.toSorted((one, other) => (files.get(one)! < files.get(other)! ? -1 : 1));
}

function fileOf(source: ItemSource): string {
  return source.kind === "template" ? source.template.file : source.file;
}

async function renderHere({ sources, taken }: Work, onRendered: OnRendered): Promise<void> {
  for (const place of take(sources.length, taken, FRONT)) {
    const json = await renderedOrNull(sources[place]!);
    if (json !== null) onRendered(sources[place]!, json);
    // A server that renders for itself must be able to answer in the meantime.
    await new Promise(setImmediate);
  }
}

/** Until nothing is left or the thread dies. */
async function renderElsewhere(work: Work, onRendered: OnRendered): Promise<void> {
  const thread = new Worker(THREAD, { workerData: work });
  thread.on("message", ({ place, json }: Done) => onRendered(work.sources[place]!, json));
  await once(thread, "exit").catch(() => thread.terminate());
}

/** In another thread, with what is at the back. */
export async function renderFromBack({ sources, taken }: Work, post: (done: Done) => void) {
  for (const place of take(sources.length, taken, BACK)) {
    const json = await renderedOrNull(sources[place]!);
    if (json !== null) post({ place, json });
  }
}

/** Errors lose their class between threads, so the main thread renders this one again and throws. */
async function renderedOrNull(source: ItemSource): Promise<string | null> {
  return await renderSource(source).then(JSON.stringify, () => null);
}

import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { openRenderCache, type RenderCache } from "./render-cache.ts";
import { renderInThreads } from "./render-in-threads.ts";
import { type ItemSource, type RenderedSource, renderSource } from "./render-source.ts";

/** A thread takes half a second to start, about as long as rendering this many sources. */
const SOURCES_FOR_A_THREAD = 50;
const MOST_THREADS = 8;

export type OnProgress = (done: number, total: number) => void;

interface RenderOptions {
  /** A hash of the code that renders. */
  readonly code: string;
  readonly onProgress?: OnProgress | undefined;
  readonly cache?: RenderCache;
}

/**
 * Renders every source, in order, from the cache or now with all cores. The result is the same
 * either way. Throws and names the file or item if a source is broken.
 */
export async function renderSources(
  sources: readonly ItemSource[],
  { code, onProgress, cache = openRenderCache() }: RenderOptions,
): Promise<RenderedSource[]> {
  const rendered = new Map<ItemSource, string>();
  const keys = new Map(sources.map((source) => [source, keyOf(source, code)]));
  await Promise.all(
    sources.map(async (source) => {
      const json = await cache.read(keys.get(source)!);
      if (json !== null) rendered.set(source, json);
    }),
  );
  onProgress?.(rendered.size, sources.length);

  const writing: Promise<void>[] = [];
  const add = (source: ItemSource, json: string) => {
    rendered.set(source, json);
    writing.push(cache.write(keys.get(source)!, json));
    onProgress?.(rendered.size, sources.length);
  };
  const missing = () => sources.filter((source) => !rendered.has(source));
  const threads = threadsFor(missing().length);
  if (threads > 1) await renderInThreads(missing(), threads, add);
  for (const source of missing()) {
    add(source, JSON.stringify(await renderSource(source)));
    // A server that renders for itself must be able to answer in the meantime.
    await new Promise(setImmediate);
  }
  await Promise.all(writing);
  if (writing.length > 0) await cache.tidy();
  return sources.map((source) => JSON.parse(rendered.get(source)!) as RenderedSource);
}

function threadsFor(count: number): number {
  return Math.min(availableParallelism(), MOST_THREADS, Math.floor(count / SOURCES_FOR_A_THREAD));
}

/** Everything that the result depends on. Number formats and sort orders come from Node. */
function keyOf(source: ItemSource, code: string): string {
  const what =
    source.kind === "template"
      ? ["template", source.template.file, source.seeds, source.template.levelShift]
      : ["written", source.file, source.pictures];
  return createHash("sha256")
    .update(JSON.stringify([code, process.version, process.versions["icu"], what, source.text]))
    .digest("hex");
}

/** How much a page's scripts hold, without the code that the browser has compiled for them. */
import type { CDPSession } from "@playwright/test";

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** One number after another for each field of each node. */
  nodes: number[];
}

/** Compiled code grows with use and is thrown away when memory is scarce, so it isn't something a page holds on to. */
const COMPILED = "code";

export async function heldBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  return bytesOf(JSON.parse(chunks.join("")) as HeapSnapshot);
}

export function bytesOf({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const size = meta.node_fields.indexOf("self_size");
  const type = meta.node_fields.indexOf("type");
  const compiled = meta.node_types[0].indexOf(COMPILED);
  if (compiled < 0)
    throw new Error("The browser's heap snapshot doesn't tell compiled code apart.");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] !== compiled) bytes += nodes[at + size]!;
  return bytes;
}

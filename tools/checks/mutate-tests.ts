/** Which tests a change to a file can turn red. */
import { posix } from "node:path";
import type { Graph } from "./check-imports.ts";

const TEST = /\.test\.tsx?$/;

/**
 * The tests that import a file, directly or indirectly, with those most likely to notice a change
 * first.
 */
export function testsOf(graph: Graph, file: string): string[] {
  const steps = stepsTo(importersIn(graph), file);
  const likelihood = (test: string) => [-sharedFolders(file, test), steps.get(test)!] as const;
  return [...steps.keys()]
    .filter((one) => TEST.test(one))
    .toSorted((one, other) => {
      const [folders, far] = likelihood(one);
      const [otherFolders, otherFar] = likelihood(other);
      const direct = Number(otherFar === 1) - Number(far === 1);
      return direct || folders - otherFolders || far - otherFar || one.localeCompare(other);
    });
}

function importersIn(graph: Graph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const { to } of imports) importers.set(to, [...(importers.get(to) ?? []), file]);
  return importers;
}

/** How many imports there are between each file and this one. */
function stepsTo(importers: ReadonlyMap<string, string[]>, file: string): Map<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [one, far] of steps)
    for (const importer of importers.get(one) ?? [])
      if (!steps.has(importer)) steps.set(importer, far + 1);
  return steps;
}

function sharedFolders(file: string, test: string): number {
  const folders = posix.dirname(file).split("/");
  const others = posix.dirname(test).split("/");
  const apart = folders.findIndex((folder, k) => folder !== others[k]);
  return apart < 0 ? folders.length : apart;
}

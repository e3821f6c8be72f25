import type { Blueprint } from "../plan/blueprint.ts";
import { effort } from "../effort.ts";

type Range = readonly [low: number, high: number];

/** A quota over some of the items, and what counts directly toward it. */
interface TreeNode {
  /** Position in the blueprint's quotas; −1 for the root, which is the whole section. */
  readonly quota: number;
  /** Position in `nodes` of the enclosing quota; −1 for the root. */
  readonly parent: number;
  /** Cells whose smallest quota this is. */
  readonly cells: readonly number[];
}

/**
 * Quotas where any two are either nested or disjoint (Reading Comprehension; Critical Reasoning
 * with its kinds of argument). Inner quotas come before the ones around them; the root comes last.
 */
export interface QuotaTree {
  readonly kind: "tree";
  readonly nodes: readonly TreeNode[];
}

/** The quotas as a tree, or null when two of them cross. */
export function treeOf(
  cells: readonly { readonly quotas: readonly number[] }[],
  quotaCount: number,
): QuotaTree | null {
  const members = Array.from(
    { length: quotaCount },
    (_, q) => new Set(cells.flatMap(({ quotas }, c) => (quotas.includes(q) ? [c] : []))),
  );
  const inOrder = members.map((_, q) => q).toSorted((p, q) => members[p]!.size - members[q]!.size);
  for (const [k, p] of inOrder.entries())
    for (const q of inOrder.slice(k + 1))
      if (!isInside(members[p]!, members[q]!) && [...members[p]!].some((c) => members[q]!.has(c)))
        return null;
  const root = quotaCount;
  const around = (has: (of: ReadonlySet<number>) => boolean, from: number): number => {
    const found = inOrder.findIndex((q, k) => k >= from && has(members[q]!));
    return found < 0 ? root : found;
  };
  const homes = cells.map((_, c) => around((of) => of.has(c), 0));
  const nodes = inOrder.map((quota, k) => ({
    quota,
    parent:
      members[quota]!.size === 0 ? root : around((of) => isInside(members[quota]!, of), k + 1),
    cells: homes.flatMap((home, c) => (home === k ? [c] : [])),
  }));
  const loose = homes.flatMap((home, c) => (home === root ? [c] : []));
  return { kind: "tree", nodes: [...nodes, { quota: -1, parent: -1, cells: loose }] };
}

const isInside = (some: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
  [...some].every((one) => others.has(one));

/**
 * Whether cells that give these numbers of items can fill the remaining positions inside every
 * quota. Exact, by sums: what a quota can hold is the sum of what its parts can hold, cut to its
 * own range.
 */
export function treeFits(
  { nodes }: QuotaTree,
  { quotas }: Blueprint,
  counts: Int32Array,
  left: number,
  choices: readonly (readonly (readonly [low: number, high: number, ...rest: unknown[]])[])[],
): boolean {
  const sums = nodes.map((): Range[] => [[0, 0]]);
  for (const [k, { quota, parent, cells }] of nodes.entries()) {
    let sum = sums[k]!;
    for (const c of cells) sum = plus(sum, choices[c]!);
    if (quota < 0) return sum.some(([low, high]) => low <= left && left <= high);
    const { min, max } = quotas[quota]!;
    sum = within(sum, min - counts[quota]!, max - counts[quota]!);
    if (sum.length === 0) return false;
    sums[parent] = plus(sums[parent]!, sum);
  }
  return false;
}

/**
 * All sums of a number from one list of ranges and a number from the other, in as few ranges as
 * possible.
 */
function plus(
  some: readonly Range[],
  others: readonly (readonly [low: number, high: number, ...rest: unknown[]])[],
): Range[] {
  effort.units += some.length * others.length;
  const one = some[0];
  const other = others[0];
  if (some.length === 1 && others.length === 1) return [[one![0] + other![0], one![1] + other![1]]];
  const sums = some.flatMap(([low, high]) =>
    others.map(([from, to]): Range => [low + from, high + to]),
  );
  const joined: [number, number][] = [];
  for (const [low, high] of sums.toSorted((x, y) => x[0] - y[0])) {
    const last = joined.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else joined.push([low, high]);
  }
  return joined;
}

function within(ranges: readonly Range[], min: number, max: number): Range[] {
  const cut: Range[] = [];
  for (const [low, high] of ranges)
    if (Math.max(low, min) <= Math.min(high, max))
      cut.push([Math.max(low, min), Math.min(high, max)]);
  return cut;
}

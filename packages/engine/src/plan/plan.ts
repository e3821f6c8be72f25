import { type Blueprint, checkBlueprint, type Quota } from "./blueprint.ts";
import { EngineError, type ItemParameters } from "../ability/item.ts";
import type { Pool } from "../ability/pool.ts";
import { gridOf, type QuotaGrid } from "../quota/quota-grid.ts";
import { type QuotaTree, treeOf } from "../quota/quota-tree.ts";

/**
 * A pool seen through a blueprint. Items that count toward the same quotas form a *cell*: the
 * blueprint can't tell them apart, so whether a section can still be completed is a question about
 * a few cells, not thousands of items.
 */
export interface Plan {
  readonly pool: Pool;
  readonly blueprint: Blueprint;
  readonly cells: readonly Cell[];
  /**
   * The quotas in families whose members share no cell (skills; arithmetic and algebra; real and
   * pure). Within a family, needs and room add up.
   */
  readonly families: readonly (readonly number[])[];
  /**
   * How the quotas relate to each other, computed once, to decide quickly whether they can be met.
   */
  readonly shape: QuotaTree | QuotaGrid;
  /** Quotas that no cell counts toward. */
  readonly emptyQuotas: readonly number[];
  /** Cell of every item, −1 for items the blueprint leaves out. */
  readonly cellOf: Int16Array;
  readonly sets: readonly ItemSet[];
  /** Position in `sets`, −1 for items served on their own. */
  readonly setOf: Int32Array;
  /** Enemy group of every item, −1 for none. A set belongs to a group as a whole. */
  readonly groupOf: Int32Array;
  readonly groups: readonly (readonly number[])[];
  readonly pretest: Uint8Array;
  /** Equal for plans with the same items and sets in the same places. */
  readonly fingerprint: number;
}

export interface Cell {
  /** Positions of the blueprint's quotas that count these items. */
  readonly quotas: readonly number[];
  /** The quota whose rule says how sets are served, or −1 if items are served one by one. */
  readonly setQuota: number;
  /** For each family, the quota that counts these items, or −1. */
  readonly familyQuotas: readonly number[];
  /** Positions of the scored items in the pool. */
  readonly items: Int32Array;
  /** Positions in `sets`, if the cell is served in sets. */
  readonly sets: Int32Array;
}

export interface ItemSet {
  readonly name: string;
  readonly cell: number;
  readonly items: Int32Array;
}

export function buildPlan(pool: Pool, blueprint: Blueprint): Plan {
  checkBlueprint(blueprint);
  const { quotas } = blueprint;
  const namesAreas = quotas.some((quota) => quota.areas?.length);
  const cellOf = new Int16Array(pool.size).fill(-1);
  const drafts: { quotas: number[]; setQuota: number; items: number[]; sets: number[] }[] = [];
  const cellByQuotas = new Map<string, number>();
  const pretest = new Uint8Array(pool.size);
  for (const [i, item] of pool.items.entries()) {
    const counted = quotas.flatMap((quota, q) => (counts(quota, item) ? [q] : []));
    if (namesAreas && !counted.some((q) => quotas[q]!.areas?.includes(item.area))) continue;
    const key = counted.join();
    const cell = cellByQuotas.get(key) ?? drafts.length;
    if (cell === drafts.length) {
      cellByQuotas.set(key, cell);
      const setQuota = counted.find((q) => quotas[q]!.sets) ?? -1;
      if (setQuota >= 0 && drafts.some((other) => other.setQuota === setQuota))
        throw new EngineError(
          `Quota ${quotas[setQuota]!.name} is served in sets, so no other quota may count only some of its items (item ${item.id}).`,
        );
      drafts.push({ quotas: counted, setQuota, items: [], sets: [] });
    }
    // An item of a set isn't served while on trial, but it keeps its place so that replays of past
    // sections work.
    if (item.pretest) pretest[i] = 1;
    else drafts[cell]!.items.push(i);
    cellOf[i] = cell;
  }
  // A quota of sets asks for sets even when it has no items, so it needs a cell to be short of.
  for (const [q, quota] of quotas.entries())
    if (quota.sets && !drafts.some((cell) => cell.setQuota === q))
      drafts.push({ quotas: [q], setQuota: q, items: [], sets: [] });
  const { sets, setOf } = gatherSets(pool, blueprint, drafts, cellOf);
  const { groups, groupOf } = gatherGroups(pool, cellOf, sets, setOf);
  const families = familiesOf(quotas.length, drafts);
  const cells = drafts.map((draft) => ({
    ...draft,
    familyQuotas: families.map((family) => draft.quotas.find((q) => family.includes(q)) ?? -1),
    items: Int32Array.from(draft.items),
    sets: Int32Array.from(draft.sets),
  }));
  const fingerprint = fingerprintOf([
    String(blueprint.length),
    ...pool.items.map(({ id }) => id),
    "sets",
    ...sets.map(({ name }) => name),
  ]);
  return {
    pool,
    blueprint,
    cells,
    families,
    ...shapeOf({ cells, blueprint, families, groups, cellOf }),
    cellOf,
    sets,
    setOf,
    groupOf,
    groups,
    pretest,
    fingerprint,
  };
}

/** The quotas as a tree if possible, otherwise as a grid. */
export function shapeOf({
  cells,
  blueprint,
  families,
  groups,
  cellOf,
}: Pick<Plan, "cells" | "blueprint" | "families" | "groups" | "cellOf">): Pick<
  Plan,
  "shape" | "emptyQuotas"
> {
  const counted = new Set(cells.flatMap(({ quotas }) => quotas));
  const emptyQuotas = blueprint.quotas.flatMap((_, q) => (counted.has(q) ? [] : [q]));
  const tree = treeOf(cells, blueprint.quotas.length);
  if (tree) return { shape: tree, emptyQuotas };
  const cellsOfGroups = groups.map((group) => [...new Set(group.map((i) => cellOf[i]!))]);
  return { shape: gridOf(cells, blueprint, families, cellsOfGroups), emptyQuotas };
}

/** Each quota joins the first family with which it shares no cell. */
function familiesOf(count: number, cells: readonly { quotas: readonly number[] }[]): number[][] {
  const families: number[][] = [];
  const meet = (one: number, other: number): boolean =>
    cells.some(({ quotas }) => quotas.includes(one) && quotas.includes(other));
  for (let q = 0; q < count; q++) {
    const home = families.find((family) => !family.some((other) => meet(q, other)));
    if (home) home.push(q);
    else families.push([q]);
  }
  return families;
}

/** FNV-1a (Fowler, Noll & Vo) over the names, each with its end marked. */
function fingerprintOf(names: readonly string[]): number {
  let h = 0x811c9dc5;
  for (const name of names)
    for (let k = 0; k <= name.length; k++)
      h = Math.imul(h ^ (k < name.length ? name.charCodeAt(k) : 0x10000), 0x01000193);
  return h >>> 0;
}

function counts({ areas, topics }: Quota, item: ItemParameters): boolean {
  if (areas?.length && !areas.includes(item.area)) return false;
  return !topics?.length || topics.some((topic) => item.topics?.includes(topic) ?? false);
}

function gatherSets(
  pool: Pool,
  blueprint: Blueprint,
  cells: readonly { setQuota: number; items: number[]; sets: number[] }[],
  cellOf: Int16Array,
): Pick<Plan, "sets" | "setOf"> {
  const setOf = new Int32Array(pool.size).fill(-1);
  const sets: ItemSet[] = [];
  for (const [c, cell] of cells.entries()) {
    if (cell.setQuota < 0) continue;
    const members = new Map<string, number[]>();
    for (const i of cell.items) {
      const name = pool.items[i]!.set;
      if (name === undefined || name === null || name === "")
        throw new EngineError(
          `Item ${pool.items[i]!.id} names no set, but quota ${blueprint.quotas[cell.setQuota]!.name} is served in sets.`,
        );
      const list = members.get(name);
      if (list) list.push(i);
      else members.set(name, [i]);
    }
    for (const [name, items] of members) {
      for (const i of items) setOf[i] = sets.length;
      cell.sets.push(sets.length);
      sets.push({ name, cell: c, items: Int32Array.from(items) });
    }
  }
  for (const [i, { pretest, set }] of pool.items.entries()) {
    const cell = cells[cellOf[i]!];
    if (!pretest || !set || !cell || cell.setQuota < 0) continue;
    const known = sets.findIndex(({ name, cell: c }) => name === set && cells[c] === cell);
    setOf[i] = known < 0 ? sets.length : known;
    if (known < 0) sets.push({ name: set, cell: cellOf[i]!, items: new Int32Array() });
  }
  return { sets, setOf };
}

/** Groups by name, merged when a set holds items of two groups. */
function gatherGroups(
  pool: Pool,
  cellOf: Int16Array,
  sets: readonly ItemSet[],
  setOf: Int32Array,
): Pick<Plan, "groups" | "groupOf"> {
  const leader = new Map<string, string>();
  const lead = (name: string): string => {
    const next = leader.get(name);
    return next === undefined || next === name ? name : lead(next);
  };
  const nameOf = (i: number): string | null => pool.items[i]!.enemyGroup || null;
  for (const { items } of sets) {
    const names = [...items].map(nameOf).filter((name) => name !== null);
    for (const name of names) leader.set(lead(name), lead(names[0]!));
  }
  const groupOf = new Int32Array(pool.size).fill(-1);
  const groups: number[][] = [];
  const byName = new Map<string, number>();
  for (let i = 0; i < pool.size; i++) {
    if (cellOf[i]! < 0) continue;
    const set = setOf[i]!;
    const members = set < 0 ? [i] : [...sets[set]!.items];
    const name = members.map(nameOf).find((found) => found !== null);
    if (name === undefined) continue;
    const group = byName.get(lead(name)) ?? groups.length;
    if (group === groups.length) {
      byName.set(lead(name), group);
      groups.push([]);
    }
    groupOf[i] = group;
    groups[group]!.push(i);
  }
  return { groups, groupOf };
}

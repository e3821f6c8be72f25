import type { Quota } from "../plan/blueprint.ts";
import type { Plan } from "../plan/plan.ts";
import type { Step } from "./step.ts";
import { SIZE_CLASSES, type Stock } from "./stock.ts";

/** A cell may give from low to high items if this many more sets begin in it. */
export type Choice = readonly [low: number, high: number, sets: number];

/** What each cell can still give after a step. */
export function choicesAfter(plan: Plan, stock: Stock, step: Step, left: number): Choice[][] {
  const { quotas } = plan.blueprint;
  return plan.cells.map(({ setQuota }, c) =>
    setQuota < 0
      ? inSingles(stock, step, c, left)
      : inSets(quotas[setQuota]!, stock.begun[setQuota]!, stock, step, c, left),
  );
}

function inSingles(stock: Stock, step: Step, cell: number, left: number): Choice[] {
  const supply = singlesLeft(stock, step, cell);
  return supply < 0 ? [] : [[0, Math.min(supply, left), 0]];
}

/** How many more single items a cell has. */
export function singlesLeft(stock: Stock, step: Step, cell: number): number {
  return stock.supply[cell]! - (step.from === cell ? 1 : 0);
}

/** What a cell of sets can give without rivals, for every number of further sets it has. */
export function setsOfCell(
  { cells, blueprint }: Plan,
  stock: Stock,
  step: Step,
  cell: number,
  left: number,
): Choice[] {
  const { setQuota } = cells[cell]!;
  const quota = blueprint.quotas[setQuota]!;
  const sets = { ...quota.sets!, min: 0 };
  return inSets({ ...quota, sets }, stock.begun[setQuota]!, stock, step, cell, left);
}

/** What n further sets give: between n of the minimum size and the n largest left. */
function inSets(
  quota: Quota,
  begunBefore: number,
  stock: Stock,
  step: Step,
  cell: number,
  left: number,
): Choice[] {
  const { min, max, sizeMin, sizeMax } = quota.sets!;
  const begun = begunBefore + (step.begins && step.cell === cell ? 1 : 0);
  const open = step.openCell === cell;
  const least = open ? step.openMin : 0;
  let most = open ? step.openMax : 0;
  const choices: Choice[] = [];
  let size = SIZE_CLASSES - 1;
  let ofSize = setsOfSize(stock, step, cell, size);
  for (let n = 0; begun + n <= max; n++) {
    const low = least + n * sizeMin;
    if (begun + n >= min && low <= left) choices.push([low, Math.min(left, most), n]);
    while (ofSize === 0 && size > sizeMin) ofSize = setsOfSize(stock, step, cell, --size);
    if (ofSize === 0) break;
    ofSize--;
    most += Math.min(size, sizeMax);
  }
  return choices;
}

function setsOfSize(stock: Stock, step: Step, cell: number, size: number): number {
  const gone = step.from === cell && step.fromSize === size ? 1 : 0;
  return Math.max(0, stock.setsBySize[cell * SIZE_CLASSES + size]! - gone);
}

/**
 * The ways in which a cell of sets can give n items, each as the sizes of the sets missing from its
 * own stock, which rival groups would have to give.
 */
export function lackingSets(
  { cells, blueprint }: Plan,
  stock: Stock,
  step: Step,
  cell: number,
  n: number,
  choices: readonly Choice[],
): number[][] {
  const { sizeMin, sizeMax } = blueprint.quotas[cells[cell]!.setQuota]!.sets!;
  const fromOpen = step.openCell === cell ? step.openMax : 0;
  const ways = choices
    .filter(([low, high]) => n >= low && n <= high)
    .flatMap(([, , sets]) =>
      splits(Math.max(sets * sizeMin, n - fromOpen), sets, sizeMin, sizeMax).map((sizes) =>
        beyondOwn(stock, step, cell, sizes),
      ),
    );
  return ways.some((sizes) => sizes.length === 0) ? [[]] : ways;
}

/** All descending lists of `parts` numbers from least to most with this total. */
function splits(total: number, parts: number, least: number, most: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const lists: number[][] = [];
  const high = Math.min(most, total - (parts - 1) * least);
  for (let first = Math.ceil(total / parts); first <= high; first++)
    for (const rest of splits(total - first, parts - 1, least, first)) lists.push([first, ...rest]);
  return lists;
}

/** The cell's own sets take the largest sizes they can, which leaves the smallest to rivals. */
function beyondOwn(stock: Stock, step: Step, cell: number, falling: readonly number[]): number[] {
  let used = 0;
  return falling.filter((wanted) => {
    let own = -used;
    for (let size = wanted; size < SIZE_CLASSES; size++) own += setsOfSize(stock, step, cell, size);
    if (own > 0) used++;
    return own <= 0;
  });
}

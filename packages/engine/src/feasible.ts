import type { Plan } from "./plan.ts";
import { claim, type Claims, noClaims, rivalsLeft, withRivals } from "./rivals.ts";
import type { Step } from "./step.ts";
import type { Rival, Stock } from "./stock.ts";
import { type Choice, choicesAfter, lacking } from "./supply.ts";

type Range = readonly [low: number, high: number];

/** Beyond this many dead ends the search remembers them; small searches need no memory. */
const REMEMBER_AFTER = 50;

/**
 * Whether the section can still be completed after a step: are there numbers of items per
 * cell that fill the positions left, keep every quota inside its range, and can be had?
 * Exact. Enemy groups that span cells (rivals) are left out at first, since nearly always
 * the other items suffice; only when they do not is it worked out who could stand in where.
 */
export function completable(plan: Plan, stock: Stock, step: Step): boolean {
  if (fits(plan, stock, step, [])) return true;
  if (stock.rivals.length === 0) return false;
  const rivals = rivalsLeft(stock, step.group);
  return rivals.length > 0 && fits(plan, stock, step, rivals);
}

/**
 * A search over cells with bounds that never exclude a solution. For quotas that divide the
 * items the bounds alone decide and it never turns back; quotas that cross (skill and context)
 * may make it try a few.
 */
function fits(plan: Plan, stock: Stock, step: Step, rivals: readonly Rival[]): boolean {
  const { cells } = plan;
  const { quotas } = plan.blueprint;
  const left = stock.left - (step.cell >= 0 ? 1 : 0);
  const counts = Int32Array.from(stock.counts);
  if (step.cell >= 0) for (const q of cells[step.cell]!.quotas) counts[q]!++;
  if (left < 0 || quotas.some((quota, q) => counts[q]! > quota.max)) return false;

  const most = rivals.length > 0 ? withRivals(plan, stock, rivals) : stock;
  const choices = choicesAfter(plan, most, step, left);
  const ahead = sumAhead(plan, choices);
  const own = rivals.length > 0 ? sumAhead(plan, choicesAfter(plan, stock, step, left)) : ahead;
  const giveSets = rivals.some(({ gives }) =>
    gives.some((size, c) => size > 0 && cells[c]!.setQuota >= 0),
  );
  const deadEnds = new Set<string>();
  let turns = 0;

  const search = (c: number, open: number, claims: Claims | null): boolean => {
    if (c === cells.length) return open === 0;
    const range = bounds(plan, counts, ahead, c, open);
    if (range === null) return false;
    const key = turns > REMEMBER_AFTER ? deadEnd(c, open, counts, claims) : "";
    if (key !== "" && deadEnds.has(key)) return false;
    for (const n of middleOut(range)) {
      if (!choices[c]!.some(([low, high]) => n >= low && n <= high)) continue;
      for (const q of cells[c]!.quotas) counts[q]! += n;
      const found = claims === null ? search(c + 1, open - n, null) : share(c, n, open, claims);
      for (const q of cells[c]!.quotas) counts[q]! -= n;
      if (found) return true;
      turns++;
    }
    if (key !== "") deadEnds.add(key);
    return false;
  };
  const share = (c: number, n: number, open: number, claims: Claims): boolean =>
    lacking(plan, stock, step, c, n, choices[c]!).some((sizes) => {
      const after = claim(rivals, claims, c, sizes);
      if (after === null) return false;
      const free = rivals.length - after.sizes.length;
      const hopeless = !giveSets && short(plan, counts, own, c + 1, open - n, free);
      return !hopeless && search(c + 1, open - n, after);
    });
  return search(0, left, rivals.length > 0 ? noClaims(rivals) : null);
}

/**
 * Whether the cells from c on lack items even if each free rival gave one wherever it is missed.
 * Without this a pool of nearly nothing but rivals can keep the search busy for seconds.
 */
function short(
  { blueprint: { quotas }, families }: Plan,
  counts: Int32Array,
  own: Int32Array,
  c: number,
  open: number,
  free: number,
): boolean {
  const width = quotas.length + families.length;
  if (quotas.some((quota, q) => quota.min > counts[q]! + own[c * width + q]! + free)) return true;
  return families.some((family, f) => {
    let need = 0;
    let all = own[c * width + quotas.length + f]! + free;
    for (const q of family) {
      need += Math.max(0, quotas[q]!.min - counts[q]! - own[c * width + q]!);
      all += Math.min(own[c * width + q]!, quotas[q]!.max - counts[q]!);
    }
    return need > free || open > all;
  });
}

/** What the rest of a search depends on; of the claims only what is claimed, not who gives it. */
function deadEnd(c: number, open: number, counts: Int32Array, claims: Claims | null): string {
  const claimed = claims === null ? "" : `${claims.cells.join()} ${claims.sizes.join()}`;
  return `${c} ${open} ${counts.join()} ${claimed}`;
}

/**
 * ahead[c · width + q]: the most that cells from c on can give quota q; after the quotas one column
 * for each family: what cells can give that none of its quotas counts.
 */
function sumAhead({ cells, blueprint, families }: Plan, choices: readonly Choice[][]): Int32Array {
  const { length } = blueprint.quotas;
  const width = length + families.length;
  const ahead = new Int32Array((cells.length + 1) * width);
  for (let c = cells.length - 1; c >= 0; c--) {
    for (let q = 0; q < width; q++) ahead[c * width + q] = ahead[(c + 1) * width + q]!;
    let high = 0;
    for (const range of choices[c]!) high = Math.max(high, range[1]);
    for (const q of cells[c]!.quotas) ahead[c * width + q]! += high;
    for (let f = 0; f < families.length; f++)
      if (cells[c]!.familyQuotas[f]! < 0) ahead[c * width + length + f]! += high;
  }
  return ahead;
}

/** How many items cell c may give so that its own quotas and the later cells still come out. */
function bounds(
  { cells, blueprint, families }: Plan,
  counts: Int32Array,
  ahead: Int32Array,
  c: number,
  open: number,
): Range | null {
  const { quotas } = blueprint;
  const width = quotas.length + families.length;
  const next = (c + 1) * width;
  const cell = cells[c]!;
  let low = 0;
  let high = open;
  for (let q = 0; q < quotas.length; q++)
    if (counts[q]! + ahead[c * width + q]! < quotas[q]!.min) return null;
  for (const q of cell.quotas) {
    low = Math.max(low, quotas[q]!.min - counts[q]! - ahead[next + q]!);
    high = Math.min(high, quotas[q]!.max - counts[q]!);
  }
  // A family divides the items, so what its quotas need and what they can hold adds up.
  for (let f = 0; f < families.length; f++) {
    let need = 0;
    let room = ahead[next + quotas.length + f]!;
    for (const q of families[f]!) {
      if (q === cell.familyQuotas[f]) {
        room += ahead[next + q]!;
        continue;
      }
      need += Math.max(0, quotas[q]!.min - counts[q]!);
      room += Math.min(ahead[next + q]!, quotas[q]!.max - counts[q]!);
    }
    low = Math.max(low, open - room);
    high = Math.min(high, open - need);
  }
  return low > high ? null : [low, high];
}

/** Numbers of a range from its middle outwards: an even share leaves later cells most freedom. */
function middleOut([low, high]: Range): number[] {
  const middle = (low + high) >> 1;
  const order: number[] = [];
  for (let d = 0; middle + d <= high || middle - d >= low; d++) {
    if (middle + d <= high) order.push(middle + d);
    if (d > 0 && middle - d >= low) order.push(middle - d);
  }
  return order;
}

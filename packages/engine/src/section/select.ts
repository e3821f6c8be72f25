import { completable } from "../quota/feasible.ts";
import { NODE_MAX, NODE_MIN } from "../ability/grid.ts";
import { chance } from "../hash.ts";
import { informationOf } from "../ability/model.ts";
import type { Cell, Plan } from "../plan/plan.ts";
import { stretchOf } from "../ability/pool.ts";
import type { ExposureWeights } from "./rates.ts";
import { groupSize, RIVAL, SIZE_CLASSES, sizeOf, type Stock } from "./stock.ts";
import type { Step } from "./step.ts";

/** What a choice depends on, besides the plan. */
export interface Situation {
  readonly stock: Stock;
  readonly theta: number;
  /** Positions already served. */
  readonly position: number;
  readonly seed: number;
  readonly weights: ExposureWeights;
  /** 0 if this learner has never seen it, otherwise 1 for the longest ago, 2, … */
  readonly seenRank: Int32Array;
  /** In this many first positions, an item's value is multiplied by (1 − spread) + spread·u. */
  readonly opening: { readonly positions: number; readonly spread: number };
  readonly pretestDue: boolean;
}

/** Streams of randomness that must not be correlated. */
const OPENING = 1_000_003;
const PRETEST = 2_000_003;
const PLACES = 3_000_017;
const PACE = 6_000_011;

/** The next item, as a position in the pool; −1 when the section is complete. */
export function choose(plan: Plan, now: Situation): number {
  if (now.stock.left === 0) return -1;
  const search = new Search(plan, now);
  if (now.stock.openSet >= 0 && search.mustGoOn()) return search.bestOfOpenSet();
  if (now.pretestDue) {
    const drawn = search.drawPretest();
    if (drawn >= 0) return drawn;
  }
  return search.best();
}

class Search {
  readonly #plan: Plan;
  readonly #now: Situation;
  readonly #theta: number;
  /** Where this position's weights begin, for items and for sets. */
  readonly #itemWeights: number;
  readonly #setWeights: number;
  readonly #verdicts = new Map<number, boolean>();
  readonly #patterns = new Map<string, number>();
  #item = -1;
  #value = -1;
  #rank = Number.POSITIVE_INFINITY;

  constructor(plan: Plan, now: Situation) {
    this.#plan = plan;
    this.#now = now;
    const stage = Math.min(now.position, now.weights.stages - 1);
    this.#itemWeights = stage * plan.pool.size;
    this.#setWeights = stage * plan.sets.length;
    this.#theta = Math.min(NODE_MAX, Math.max(NODE_MIN, now.theta));
  }

  /**
   * True while the open set is shorter than its rule allows and has items left (a pool may shrink).
   */
  mustGoOn(): boolean {
    const { stock } = this.#now;
    const { sizeMin } = this.#ruleOf(stock.openSet);
    return stock.openTaken < sizeMin && sizeOf(this.#plan, stock, stock.openSet) > 0;
  }

  bestOfOpenSet(): number {
    this.#considerOpenSet();
    return this.#item;
  }

  best(): number {
    const { stock } = this.#now;
    const { cells } = this.#plan;
    if (stock.openSet >= 0) this.#considerOpenSet();
    const due = cells.some((_, c) => this.#isDue(c));
    if (!due) {
      const open = this.#item;
      this.#considerCells((cell) => this.#isBehind(cell));
      if (this.#item !== open && this.#rank === 0) return this.#item;
      this.#considerCells((cell) => !this.#isAhead(cell));
    }
    for (let c = 0; c < cells.length; c++)
      if (cells[c]!.setQuota >= 0 && (!due || this.#isDue(c))) this.#considerSets(c);
    // Better a kind before its time than no item, or one that the learner has met.
    if (!due && this.#rank > 0) this.#considerCells((cell) => this.#isAhead(cell));
    return this.#item;
  }

  /**
   * A pretest item that the blueprint has room for; all new ones are equally likely. As long as any
   * of them is new to the learner, none is repeated, even if the new ones don't fit at this
   * position.
   */
  drawPretest(): number {
    const { stock, seed, position, seenRank } = this.#now;
    const { pretest, cellOf } = this.#plan;
    let rank = Number.POSITIVE_INFINITY;
    for (let i = 0; i < pretest.length; i++)
      if (pretest[i] && !stock.blocked[i]) rank = Math.min(rank, seenRank[i]!);
    const fits: number[] = [];
    for (let i = 0; i < pretest.length; i++)
      if (pretest[i] && !stock.blocked[i] && seenRank[i] === rank && this.#allowed(i, cellOf[i]!))
        fits.push(i);
    return fits[Math.floor(chance(seed, PRETEST, position) * fits.length)] ?? -1;
  }

  #considerCells(isWanted: (cell: Cell) => boolean): void {
    for (const [c, cell] of this.#plan.cells.entries())
      if (cell.setQuota < 0 && isWanted(cell)) this.#considerSingles(c);
  }

  /**
   * Whether a paced quota has used up the share of its maximum that belongs to the positions so
   * far.
   */
  #isAhead({ quotas }: Cell): boolean {
    const { stock, position } = this.#now;
    const { blueprint } = this.#plan;
    return quotas.some((q) => {
      const { paced, max } = blueprint.quotas[q]!;
      return paced === true && stock.counts[q]! * blueprint.length >= max * (position + 1);
    });
  }

  /** The n-th item of a paced quota's minimum belongs in the n-th part of the section. */
  #isBehind({ quotas }: Cell): boolean {
    const { stock, position, seed } = this.#now;
    const { blueprint } = this.#plan;
    return quotas.some((q) => {
      const { paced, min } = blueprint.quotas[q]!;
      const count = stock.counts[q]!;
      if (!paced || count >= min) return false;
      return position * min >= (count + chance(seed, PACE + q, count)) * blueprint.length;
    });
  }

  #considerSingles(cell: number): void {
    const { stock, weights, seenRank } = this.#now;
    const { pool, cells } = this.#plan;
    const { blocked } = stock;
    const prices = weights.items;
    const stage = this.#itemWeights;
    const ceilings = pool.infoCeiling;
    const row = stretchOf(this.#theta) * pool.size;
    const { items } = cells[cell]!;
    // The ceiling of the stretch around θ is close to the value itself. The item with the highest
    // ceiling sets a mark, so that few others need the exact formula.
    let likely = -1;
    let mark = this.#rank === 0 ? this.#value : -1;
    for (let k = 0; k < items.length; k++) {
      const i = items[k]!;
      const ceiling = ceilings[row + i]! * prices[stage + i]!;
      if (ceiling > mark && blocked[i] === 0 && seenRank[i] === 0) {
        mark = ceiling;
        likely = i;
      }
    }
    if (likely >= 0) this.#considerSingle(likely, cell);
    let bestRank = this.#rank;
    let best = this.#value;
    for (let k = 0; k < items.length; k++) {
      const i = items[k]!;
      if (blocked[i] !== 0) continue;
      const rank = seenRank[i]!;
      if (rank > bestRank) continue;
      if (rank === bestRank && ceilings[row + i]! * prices[stage + i]! <= best) continue;
      this.#considerSingle(i, cell);
      bestRank = this.#rank;
      best = this.#value;
    }
  }

  #considerSingle(i: number, cell: number): void {
    const { weights, seenRank } = this.#now;
    const rank = seenRank[i]!;
    const value = this.#infoOf(i) * weights.items[this.#itemWeights + i]! * this.#opening(i);
    if (rank > this.#rank || (rank === this.#rank && value <= this.#value)) return;
    if (!this.#allowed(i, cell)) return;
    this.#item = i;
    this.#value = value;
    this.#rank = rank;
  }

  /** A set is worth the mean of its best items, counting as many as are served at least. */
  #considerSets(cell: number): void {
    const { stock, weights } = this.#now;
    const { sets, cells } = this.#plan;
    const { sizeMin } = this.#ruleOf(cells[cell]!.sets[0] ?? -1);
    for (const s of cells[cell]!.sets) {
      if (s === stock.openSet) continue;
      const size = sizeOf(this.#plan, stock, s);
      if (size < sizeMin) continue;
      const values: number[] = [];
      let rank = 0;
      let first = -1;
      let firstValue = -1;
      for (const i of sets[s]!.items) {
        if (stock.blocked[i]) continue;
        rank = Math.max(rank, this.#now.seenRank[i]!);
        const value = this.#infoOf(i);
        values.push(value);
        const own = value * weights.items[this.#itemWeights + i]!;
        if (own > firstValue) {
          firstValue = own;
          first = i;
        }
      }
      values.sort((x, y) => y - x);
      let sum = 0;
      for (let k = 0; k < sizeMin; k++) sum += values[k]!;
      const value = (sum / sizeMin) * weights.sets[this.#setWeights + s]! * this.#opening(-1 - s);
      if (rank > this.#rank || (rank === this.#rank && value <= this.#value)) continue;
      if (!this.#allowed(first, cell)) continue;
      this.#item = first;
      this.#value = value;
      this.#rank = rank;
    }
  }

  #considerOpenSet(): void {
    const { stock, weights } = this.#now;
    const set = this.#plan.sets[stock.openSet]!;
    const rest = sizeOf(this.#plan, stock, stock.openSet) - 1;
    if (rest < 0) return;
    const { sizeMin, sizeMax } = this.#ruleOf(stock.openSet);
    const taken = stock.openTaken + 1;
    const step: Step = {
      cell: set.cell,
      from: -1,
      fromSize: 0,
      group: -1,
      begins: false,
      openCell: set.cell,
      openMin: Math.min(rest, Math.max(0, sizeMin - taken)),
      openMax: Math.min(sizeMax - taken, rest),
    };
    if (taken > sizeMax || !completable(this.#plan, stock, step)) return;
    for (const i of set.items) {
      if (stock.blocked[i]) continue;
      const value = this.#infoOf(i) * weights.items[this.#itemWeights + i]!;
      if (value <= this.#value) continue;
      this.#item = i;
      this.#value = value;
      // An item of a set under way counts as unseen: leaving the set gains nothing.
      this.#rank = 0;
    }
  }

  /**
   * Whether the section can be completed after this item. Checked late, and cached by what it
   * depends on: the item's cell, where its enemy group counts, and the size of its set.
   */
  #allowed(item: number, cell: number): boolean {
    const { stock } = this.#now;
    const { cells, groups, groupOf, setOf, pretest } = this.#plan;
    const group = groupOf[item]!;
    const set = setOf[item]!;
    const counted = group >= 0 ? stock.groupCell[group]! : pretest[item] ? -1 : cell;
    const isRival = counted === RIVAL;
    const from = isRival ? -1 : counted;
    const size = set < 0 ? 0 : sizeOf(this.#plan, stock, set);
    const fromSize = group >= 0 ? groupSize(this.#plan, stock, group) : size;
    const source = isRival ? cells.length + 1 + this.#patternOf(group) : from + 1;
    const sources = cells.length + groups.length + 1;
    const key = ((cell * sources + source) * SIZE_CLASSES + size) * SIZE_CLASSES + fromSize;
    const known = this.#verdicts.get(key);
    if (known !== undefined) return known;
    const rule = set < 0 ? null : this.#ruleOf(set);
    const step: Step = {
      cell,
      from,
      fromSize,
      group: isRival ? group : -1,
      begins: size > 0,
      openCell: size > 0 ? cell : -1,
      openMin: rule ? rule.sizeMin - 1 : 0,
      openMax: rule ? Math.min(rule.sizeMax, size) - 1 : 0,
    };
    const verdict = completable(this.#plan, stock, step);
    this.#verdicts.set(key, verdict);
    return verdict;
  }

  /**
   * The same number for rivals that can give the same to the same cells: a blueprint can't tell
   * them apart.
   */
  #patternOf(group: number): number {
    const { gives } = this.#now.stock.rivals.find((rival) => rival.group === group)!;
    const key = gives.join();
    const known = this.#patterns.get(key) ?? this.#patterns.size;
    this.#patterns.set(key, known);
    return known;
  }

  /** The n-th set of a spread quota belongs in the n-th part of the section. */
  #isDue(cell: number): boolean {
    const { setQuota } = this.#plan.cells[cell]!;
    const rule = setQuota < 0 ? undefined : this.#plan.blueprint.quotas[setQuota]!.sets;
    if (!rule?.spread) return false;
    const { stock, seed, position } = this.#now;
    const begun = stock.begun[setQuota]!;
    if (begun >= rule.max) return false;
    const part = this.#plan.blueprint.length / rule.max;
    const slack = Math.max(0, part - rule.sizeMax);
    const place = begun * part + slack * chance(seed, PLACES + setQuota, begun);
    return position >= place && this.#anySetAllowed(cell);
  }

  #anySetAllowed(cell: number): boolean {
    const { stock } = this.#now;
    const { sizeMin } = this.#ruleOf(this.#plan.cells[cell]!.sets[0] ?? -1);
    for (const s of this.#plan.cells[cell]!.sets) {
      if (s === stock.openSet || sizeOf(this.#plan, stock, s) < sizeMin) continue;
      const first = this.#plan.sets[s]!.items.find((i) => !stock.blocked[i]);
      if (first !== undefined && this.#allowed(first, cell)) return true;
    }
    return false;
  }

  #ruleOf(set: number): { sizeMin: number; sizeMax: number } {
    const cell = this.#plan.cells[this.#plan.sets[set]?.cell ?? -1];
    return this.#plan.blueprint.quotas[cell?.setQuota ?? -1]?.sets ?? { sizeMin: 1, sizeMax: 1 };
  }

  #infoOf(item: number): number {
    const { a, b, c } = this.#plan.pool;
    return informationOf(this.#theta, a[item]!, b[item]!, c[item]!);
  }

  #opening(what: number): number {
    const { opening, position, seed } = this.#now;
    if (position >= opening.positions) return 1;
    return 1 - opening.spread + opening.spread * chance(seed, OPENING + position, what);
  }
}

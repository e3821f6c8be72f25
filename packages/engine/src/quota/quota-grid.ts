import type { Blueprint } from "../blueprint.ts";
import { effort } from "../effort.ts";
import { EngineError } from "../item.ts";

/**
 * Quotas that cross (a skill, and arithmetic or algebra, and real or pure) make whether a section can be
 * completed a question about vectors of counts. A *grid* lays these vectors out as the bits of one
 * large number, so that "one more item of this cell" is a shift, and all vectors that can be reached are
 * worked out at once, cell by cell. What that costs depends on the blueprint and its cells alone, never on
 * what a learner has seen.
 *
 * Cells come in an order in which most counts are needed for a short while only: a quota's count has a
 * column from its first cell to its last, and columns that are never needed together share their place. How
 * many items there are in all is kept apart, a large number for each: items of one family of quotas join it only
 * when their column closes, so that there are few of these numbers until then.
 */
export interface QuotaGrid {
  readonly kind: "grid";
  /** The order in which cells are taken. */
  readonly steps: readonly GridStep[];
  /** Per cell whether the number of its sets has a column, since groups give sets to it too. */
  readonly countsSets: readonly boolean[];
  /** Of every enemy group that spans cells: after which step its unit is dealt out; −1 for other groups. */
  readonly placeOf: Int32Array;
  readonly states: number;
}

interface GridStep {
  readonly cell: number;
  readonly opens: readonly Column[];
  readonly closes: readonly Column[];
  /** Quotas that count this cell alone: they limit its number at once and need no column. */
  readonly own: readonly Limit[];
  /** How far one more item moves a state, and how far one more set does (0: sets aren't counted). */
  readonly itemShift: bigint;
  readonly setShift: bigint;
  /** Whether its items count in all at once, or when a column closes. */
  readonly isDirect: boolean;
  /** The states in which 2^k more items can be counted. Made when asked for: most sections never ask. */
  readonly room: (k: number) => bigint;
  /** States in which one more set can be counted. */
  readonly setRoom: () => bigint;
}

/** A range that the count of a quota must end in. */
interface Limit {
  readonly quota: number;
  readonly low: number;
  readonly high: number;
}

interface Column extends Limit {
  /** What it counts under the quota. */
  readonly of: "items" | "sets";
  readonly stride: bigint;
  /** States in which this column's place is at zero. */
  readonly atZero: () => bigint;
  /** Whether its items join the number of all when it closes. */
  readonly joinsTotal: boolean;
}

type CellShape = { readonly quotas: readonly number[]; readonly setQuota: number };

/** More states than this would take too long to go through on every answer. */
const MOST_GRID_STATES = 2 ** 20;
const WORD_BITS = 64;
/** 2^0 … 2^3 items at a time make any number up to 15, and more by repetition. */
const POWERS = [1, 2, 4, 8];

/** `spanning`: of each enemy group the cells it could give to; groups with fewer than two don't matter. */
export function gridOf(
  cells: readonly CellShape[],
  blueprint: Blueprint,
  families: readonly (readonly number[])[],
  spanning: readonly (readonly number[])[],
): QuotaGrid {
  const plain = cells.map((_, c) => c);
  const drafts = [
    layOut(cells, blueprint, families, spanning, plain, []),
    ...families.map((family) =>
      layOut(cells, blueprint, families, spanning, byFamily(cells, family), family),
    ),
  ];
  const best = drafts.reduce((one, other) => (other.states < one.states ? other : one));
  if (best.states > MOST_GRID_STATES)
    throw new EngineError(
      `The quotas of ${blueprint.name} cross in too many ways for these items (${best.states} states; ${MOST_GRID_STATES} at most).`,
    );
  return build(cells, best);
}

/** Cells of the same member of a family side by side. */
function byFamily(cells: readonly CellShape[], family: readonly number[]): number[] {
  const member = ({ quotas }: CellShape) => family.findIndex((q) => quotas.includes(q));
  return cells.map((_, c) => c).toSorted((x, y) => member(cells[x]!) - member(cells[y]!) || x - y);
}

interface Life extends Limit {
  readonly of: "items" | "sets";
  readonly first: number;
  readonly last: number;
  readonly joinsTotal: boolean;
  /** Which of the places that are not needed together this one has. */
  place: number;
}

interface Layout {
  readonly order: readonly number[];
  readonly lives: readonly Life[];
  readonly radixes: readonly number[];
  readonly own: readonly Limit[];
  readonly placeOf: Int32Array;
  readonly states: number;
}

function layOut(
  cells: readonly CellShape[],
  { quotas, length }: Blueprint,
  families: readonly (readonly number[])[],
  spanning: readonly (readonly number[])[],
  order: readonly number[],
  joining: readonly number[],
): Layout {
  const stepOf = new Int32Array(cells.length);
  for (const [k, c] of order.entries()) stepOf[c] = k;
  const placeOf = Int32Array.from(spanning, (of) =>
    of.length < 2 ? -1 : Math.max(...of.map((c) => stepOf[c]!)),
  );
  /** From the first of these cells to the last step that may add to one of them. */
  const lifeOf = (of: readonly number[]) => ({
    first: Math.min(...of.map((c) => stepOf[c]!)),
    last: Math.max(
      ...of.map((c) => stepOf[c]!),
      ...spanning.flatMap((group, g) =>
        placeOf[g]! >= 0 && group.some((c) => of.includes(c)) ? [placeOf[g]!] : [],
      ),
    ),
  });
  const isShared = (c: number) => spanning.some((of, g) => placeOf[g]! >= 0 && of.includes(c));
  const implied = impliedBy(cells, families);
  const own: Limit[] = [];
  const lives: Life[] = [];
  for (const [q, { min, max, sets }] of quotas.entries()) {
    const of = cells.flatMap((cell, c) => (cell.quotas.includes(q) ? [c] : []));
    if (of.length === 0 || implied.has(q)) continue;
    if (sets && isShared(of[0]!))
      lives.push({
        quota: q,
        of: "sets",
        low: sets.min,
        high: sets.max,
        ...lifeOf(of),
        joinsTotal: false,
        place: -1,
      });
    let limit: Limit = { quota: q, low: min, high: Math.min(max, length) };
    for (const [gone, kept] of implied)
      if (kept === q)
        limit = {
          quota: q,
          low: Math.max(limit.low, length - quotas[gone]!.max),
          high: Math.min(limit.high, length - quotas[gone]!.min),
        };
    if (of.length === 1 && !isShared(of[0]!)) own.push(limit);
    else {
      const joinsTotal = joining.includes(q);
      lives.push({ ...limit, of: "items", ...lifeOf(of), joinsTotal, place: -1 });
    }
  }
  const radixes: number[] = [];
  const until: number[] = [];
  for (const life of lives.toSorted((x, y) => x.first - y.first || y.high - x.high)) {
    const free = until.findIndex((end) => end < life.first);
    life.place = free < 0 ? until.length : free;
    until[life.place] = life.last;
    radixes[life.place] = Math.max(radixes[life.place] ?? 0, Math.max(0, life.high) + 1);
  }
  const states = radixes.reduce((product, radix) => product * radix, 1);
  return { order, lives, radixes, own, placeOf, states };
}

/**
 * Of two quotas that divide all items between them one is known from the other: what isn't arithmetic
 * is algebra. Each that needs no column, with the one that says it.
 */
function impliedBy(
  cells: readonly CellShape[],
  families: readonly (readonly number[])[],
): Map<number, number> {
  const implied = new Map<number, number>();
  for (const [one, other, third] of families) {
    if (one === undefined || other === undefined || third !== undefined) continue;
    if (cells.every(({ quotas }) => quotas.includes(one) || quotas.includes(other)))
      implied.set(other, one);
  }
  return implied;
}

function build(
  cells: readonly CellShape[],
  { order, lives, radixes, own, placeOf, states }: Layout,
): QuotaGrid {
  const strides: number[] = [];
  radixes.reduce((stride, radix, place) => ((strides[place] = stride), stride * radix), 1);
  /** States in which the count at this place is below a number. */
  const below = (place: number, values: number) => {
    const stride = strides[place]!;
    return repeated(ones(stride * Math.max(0, values)), stride * radixes[place]!, states);
  };
  const columnOf = new Map(
    lives.map((life): [Life, Column] => [
      life,
      { ...life, stride: BigInt(strides[life.place]!), atZero: once(() => below(life.place, 1)) },
    ]),
  );
  const steps = order.map((cell, k): GridStep => {
    const counting = lives.filter(
      ({ quota, of }) => of === "items" && cells[cell]!.quotas.includes(quota),
    );
    const sets = lives.find(({ quota, of }) => of === "sets" && quota === cells[cell]!.setQuota);
    const isDirect = !counting.some(({ joinsTotal }) => joinsTotal);
    const shift = counting.reduce((sum, { place }) => sum + strides[place]!, 0);
    const rooms = POWERS.map((power) =>
      once(() =>
        counting.reduce(
          (room, { place, high }) => room & below(place, high + 1 - power),
          ones(states),
        ),
      ),
    );
    return {
      cell,
      opens: lives.flatMap((life) => (life.first === k ? [columnOf.get(life)!] : [])),
      closes: lives.flatMap((life) => (life.last === k ? [columnOf.get(life)!] : [])),
      own: own.filter(({ quota }) => cells[cell]!.quotas.includes(quota)),
      itemShift: BigInt(shift),
      setShift: sets ? BigInt(strides[sets.place]!) : 0n,
      isDirect,
      room: (power) => rooms[power]!(),
      setRoom: once(() => (sets ? below(sets.place, sets.high) : 0n)),
    };
  });
  const countsSets = cells.map(({ setQuota }) =>
    lives.some(({ of, quota }) => of === "sets" && quota === setQuota),
  );
  return { kind: "grid", steps, countsSets, placeOf, states };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const ones = (count: number): bigint => (1n << BigInt(count)) - 1n;

/** A pattern of bits again and again, up to so many bits. */
function repeated(pattern: bigint, period: number, bits: number): bigint {
  let all = pattern;
  let done = period;
  for (; done < bits; done *= 2) all |= all << BigInt(done);
  return all & ones(bits);
}

/** What a cell can give: items, and how many sets they take where sets are counted. */
export type CellRange = readonly [low: number, high: number, sets: number];

/** Of one enemy group: after which step it gives, and the items it can give to each of its cells. */
export interface GroupUnit {
  readonly place: number;
  readonly gives: readonly {
    readonly step: GridStep;
    readonly low: number;
    readonly high: number;
  }[];
}

/**
 * Whether cells that give these numbers of items, and groups that give one unit each to one of their cells,
 * can fill the positions left inside every quota.
 */
export function gridFits(
  grid: QuotaGrid,
  counts: Int32Array,
  begun: Int32Array,
  left: number,
  rangesOf: (cell: number) => readonly CellRange[],
  groups: readonly GroupUnit[],
): boolean {
  const run = new GridRun(grid, counts, begun, left);
  for (const [k, step] of grid.steps.entries()) {
    if (!run.open(step)) return false;
    run.addCell(step, rangesOf(step.cell));
    for (const group of groups) if (group.place === k) run.addGroup(group);
    for (const column of step.closes) run.close(column);
  }
  return run.isFilled();
}

/** By number of items in all, the states that can be reached with it. */
type Reached = bigint[];

/** One way through a grid. */
class GridRun {
  #reached: Reached;
  readonly #grid: QuotaGrid;
  readonly #counts: Int32Array;
  readonly #begun: Int32Array;
  readonly #left: number;

  constructor(grid: QuotaGrid, counts: Int32Array, begun: Int32Array, left: number) {
    this.#grid = grid;
    this.#counts = counts;
    this.#begun = begun;
    this.#left = left;
    this.#reached = this.#nothing();
    this.#reached[0] = 1n;
  }

  /** Columns begin with what was served already; false when that's too much. */
  open({ opens }: GridStep): boolean {
    for (const column of opens) {
      const served = this.#servedOf(column);
      if (served > column.high) return false;
      this.#reached = this.#reached.map((states) => states << (column.stride * BigInt(served)));
    }
    return true;
  }

  addCell(step: GridStep, ranges: readonly CellRange[]): void {
    let [least, most] = [0, this.#left];
    for (const { quota, low, high } of step.own) {
      least = Math.max(least, low - this.#counts[quota]!);
      most = Math.min(most, high - this.#counts[quota]!);
    }
    const after = this.#nothing();
    for (const [low, high, sets] of ranges) {
      const [from, to] = [Math.max(low, least), Math.min(high, most)];
      if (from > to) continue;
      include(after, this.#addItems(this.#addSets(this.#reached, step, sets), step, from, to));
    }
    this.#reached = after;
  }

  /** Whichever of its cells gets the group's unit, or none. */
  addGroup({ gives }: GroupUnit): void {
    const after = [...this.#reached];
    for (const { step, low, high } of gives)
      include(after, this.#addItems(this.#addSets(this.#reached, step, 1), step, low, high));
    this.#reached = after;
  }

  /** Keeps the states whose count ends inside the column's range, and forgets the count. */
  close(column: Column): void {
    const { low, high, stride, atZero, joinsTotal } = column;
    const served = this.#servedOf(column);
    const after = this.#nothing();
    for (const [all, states] of this.#reached.entries()) {
      if (states === 0n) continue;
      for (let value = Math.max(low, served); value <= high; value++) {
        const joined = joinsTotal ? all + value - served : all;
        if (joined > this.#left) break;
        this.#note();
        after[joined]! |= (states >> (stride * BigInt(value))) & atZero();
      }
    }
    this.#reached = after;
  }

  isFilled(): boolean {
    return this.#reached[this.#left] === 1n;
  }

  #servedOf({ quota, of }: Column): number {
    return (of === "items" ? this.#counts : this.#begun)[quota]!;
  }

  #nothing(): Reached {
    return Array.from({ length: this.#left + 1 }, () => 0n);
  }

  /** The states after any number of items of a cell from low to high. */
  #addItems(before: Reached, step: GridStep, low: number, high: number): Reached {
    const after = this.#move(before, step, low);
    // Each round doubles the numbers that are covered.
    for (let covered = 1; covered <= high - low;) {
      const more = Math.min(covered, high - low + 1 - covered);
      include(after, this.#move(after, step, more));
      covered += more;
    }
    return after;
  }

  #move(before: Reached, { room, itemShift, isDirect }: GridStep, n: number): Reached {
    const after = this.#nothing();
    for (const [all, found] of before.entries()) {
      const joined = isDirect ? all + n : all;
      if (found === 0n || joined > this.#left) continue;
      let states = found;
      let rest = n;
      for (let k = POWERS.length - 1; k >= 0; k--)
        for (const power = POWERS[k]!; rest >= power && states > 0n; rest -= power) {
          this.#note();
          states = (states & room(k)) << (itemShift * BigInt(power));
        }
      after[joined]! |= states;
    }
    return after;
  }

  #addSets(before: Reached, { setRoom, setShift }: GridStep, n: number): Reached {
    if (setShift === 0n) return before;
    return before.map((found) => {
      let states = found;
      for (let k = 0; k < n && states > 0n; k++) {
        this.#note();
        states = (states & setRoom()) << setShift;
      }
      return states;
    });
  }

  #note(): void {
    effort.units += 1 + this.#grid.states / WORD_BITS;
  }
}

function include(all: Reached, more: Reached): void {
  for (const [k, states] of more.entries()) all[k]! |= states;
}

import type { Blueprint } from "../plan/blueprint.ts";
import { EngineError } from "../ability/item.ts";

/**
 * When quotas cross (a skill, arithmetic or algebra, real or pure), whether a section can be
 * completed is a question about vectors of counts. A *grid* lays out these vectors as the bits of
 * one large number, so that "one more item of this cell" is a shift, and all reachable vectors are
 * worked out at once, cell by cell. The cost depends only on the blueprint and its cells, never on
 * what a learner has seen.
 *
 * Cells are ordered so that most counts are needed only briefly: a quota's count has a column from
 * its first cell to its last, and columns that are never needed at the same time share a place. The
 * total number of items is kept apart, with a large number for each total. Items of one family of
 * quotas join it only when their column closes, so there are few of these numbers until then.
 */
export interface QuotaGrid {
  readonly kind: "grid";
  /** The order cells are processed in. */
  readonly steps: readonly GridStep[];
  /**
   * For each cell, whether the number of its sets has a column, because groups give it sets, too.
   */
  readonly countsSets: readonly boolean[];
  /**
   * For each enemy group that spans cells, the step after which its unit is dealt out; −1 for other
   * groups.
   */
  readonly placeOf: Int32Array;
  readonly states: number;
}

export interface GridStep {
  readonly cell: number;
  readonly opens: readonly Column[];
  readonly closes: readonly Column[];
  /** Quotas that count only this cell. They limit its number directly and need no column. */
  readonly own: readonly Limit[];
  /**
   * How far one more item shifts a state, and how far one more set does (0 if sets aren't counted).
   */
  readonly itemShift: bigint;
  readonly setShift: bigint;
  /** Whether its items join the total at once, or when a column closes. */
  readonly isDirect: boolean;
  /**
   * The states with room for 2^k more items. Computed on demand, because most sections never need
   * it.
   */
  readonly room: (k: number) => bigint;
  /** The states with room for one more set. */
  readonly setRoom: () => bigint;
}

/** The range in which a quota's count must end. */
interface Limit {
  readonly quota: number;
  readonly low: number;
  readonly high: number;
}

export interface Column extends Limit {
  /** What it counts for the quota. */
  readonly of: "items" | "sets";
  readonly stride: bigint;
  /** The states in which this column's place is zero. */
  readonly atZero: () => bigint;
  /** Whether its items join the total when it closes. */
  readonly joinsTotal: boolean;
}

type CellShape = { readonly quotas: readonly number[]; readonly setQuota: number };

/** With more states than this, going through them on every answer would take too long. */
const MOST_GRID_STATES = 2 ** 20;
export const WORD_BITS = 64;
/** Steps of 2^0 … 2^3 items add up to any number up to 15, and to more by repetition. */
export const POWERS = [1, 2, 4, 8];

/**
 * `spanning` lists the cells that each enemy group could give to. Groups with fewer than two don't
 * matter.
 */
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

/** Puts cells of the same family member next to each other. */
function byFamily(cells: readonly CellShape[], family: readonly number[]): number[] {
  const member = ({ quotas }: CellShape) => family.findIndex((q) => quotas.includes(q));
  return cells.map((_, c) => c).toSorted((x, y) => member(cells[x]!) - member(cells[y]!) || x - y);
}

interface Life extends Limit {
  readonly of: "items" | "sets";
  readonly first: number;
  readonly last: number;
  readonly joinsTotal: boolean;
  /** Which place it has; columns that are not needed at the same time share one. */
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
  blueprint: Blueprint,
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
  for (const [q, { sets }] of blueprint.quotas.entries()) {
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
    const limit = limitWithImplied(blueprint, q, implied);
    if (of.length === 1 && !isShared(of[0]!)) own.push(limit);
    else {
      const joinsTotal = joining.includes(q);
      lives.push({ ...limit, of: "items", ...lifeOf(of), joinsTotal, place: -1 });
    }
  }
  const radixes = placeLives(lives);
  const states = radixes.reduce((product, radix) => product * radix, 1);
  return { order, lives, radixes, own, placeOf, states };
}

/**
 * Gives lives that aren't needed at the same time the same place. Returns how many counts each
 * place needs room for.
 */
function placeLives(lives: readonly Life[]): number[] {
  const radixes: number[] = [];
  const until: number[] = [];
  for (const life of lives.toSorted((x, y) => x.first - y.first || y.high - x.high)) {
    const free = until.findIndex((end) => end < life.first);
    life.place = free < 0 ? until.length : free;
    until[life.place] = life.last;
    radixes[life.place] = Math.max(radixes[life.place] ?? 0, Math.max(0, life.high) + 1);
  }
  return radixes;
}

/** What a quota says, and what the quotas that are known from it say too. */
function limitWithImplied(
  { quotas, length }: Blueprint,
  quota: number,
  implied: ReadonlyMap<number, number>,
): Limit {
  const { min, max } = quotas[quota]!;
  let limit: Limit = { quota, low: min, high: Math.min(max, length) };
  for (const [gone, kept] of implied)
    if (kept === quota)
      limit = {
        quota,
        low: Math.max(limit.low, length - quotas[gone]!.max),
        high: Math.min(limit.high, length - quotas[gone]!.min),
      };
  return limit;
}

/**
 * When two quotas divide all items between them, one count follows from the other: what isn't
 * arithmetic is algebra. Maps each quota that needs no column to the one that implies it.
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
  /** The states in which the count at this place is below a number. */
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

/** A bit pattern repeated up to a number of bits. */
function repeated(pattern: bigint, period: number, bits: number): bigint {
  let all = pattern;
  let done = period;
  for (; done < bits; done *= 2) all |= all << BigInt(done);
  return all & ones(bits);
}

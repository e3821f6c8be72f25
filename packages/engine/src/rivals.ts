import type { Plan } from "./plan.ts";
import { RIVAL, type Rival, SIZE_CLASSES, type Stock } from "./stock.ts";

/** Units that rival groups are asked for (cell by cell, size by size) and who gives each. */
export interface Claims {
  readonly cells: readonly number[];
  readonly sizes: readonly number[];
  /** Per rival: which of the units it gives, −1 for none. */
  readonly given: Int32Array;
}

export function noClaims(rivals: readonly Rival[]): Claims {
  return { cells: [], sizes: [], given: new Int32Array(rivals.length).fill(-1) };
}

/** The rival groups that can still give something, one of them left out. */
export function rivalsLeft(stock: Stock, except: number): Rival[] {
  return stock.rivals.filter(({ group }) => group !== except && stock.groupCell[group] === RIVAL);
}

/** The stock with every rival counted wherever it could be: more than can be had, never less. */
export function withRivals({ cells }: Plan, stock: Stock, rivals: readonly Rival[]): Stock {
  const supply = stock.supply.slice();
  const setsBySize = stock.setsBySize.slice();
  for (const { gives } of rivals)
    for (const [c, { setQuota }] of cells.entries()) {
      if (gives[c] === 0) continue;
      if (setQuota < 0) supply[c]!++;
      else setsBySize[c * SIZE_CLASSES + gives[c]!]!++;
    }
  return { ...stock, supply, setsBySize };
}

/** The claims with further ones, or null when the rivals cannot meet all of them at once. */
export function claim(
  rivals: readonly Rival[],
  before: Claims,
  cell: number,
  sizes: readonly number[],
): Claims | null {
  if (sizes.length === 0) return before;
  const after = {
    cells: [...before.cells, ...sizes.map(() => cell)],
    sizes: [...before.sizes, ...sizes],
    given: before.given.slice(),
  };
  for (let unit = before.sizes.length; unit < after.sizes.length; unit++)
    if (!assign(rivals, after, unit, new Uint8Array(rivals.length))) return null;
  return after;
}

/**
 * Finds a giver for one unit, moving others to other units where that helps: an augmenting
 * path (Kuhn 1955), which finds a matching whenever there is one.
 */
function assign(
  rivals: readonly Rival[],
  claims: Claims,
  unit: number,
  asked: Uint8Array,
): boolean {
  for (const [r, { gives }] of rivals.entries()) {
    if (asked[r] || gives[claims.cells[unit]!]! < claims.sizes[unit]!) continue;
    asked[r] = 1;
    const other = claims.given[r]!;
    if (other >= 0 && !assign(rivals, claims, other, asked)) continue;
    claims.given[r] = unit;
    return true;
  }
  return false;
}

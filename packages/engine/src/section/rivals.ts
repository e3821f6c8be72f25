import type { Plan } from "../plan/plan.ts";
import { RIVAL, type Rival, SIZE_CLASSES, type Stock } from "./stock.ts";

/** The rival groups that can still give something, except one. */
export function rivalsLeft(stock: Stock, except: number): Rival[] {
  return stock.rivals.filter(({ group }) => group !== except && stock.groupCell[group] === RIVAL);
}

/**
 * The stock with every rival counted everywhere it could be: maybe more than is available, never
 * less.
 */
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

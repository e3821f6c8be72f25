import { EngineError } from "../ability/item.ts";
import { chiSquareTail1 } from "../special.ts";

/** One answer to the studied item. */
export interface MatchedAnswer {
  readonly group: "reference" | "focal";
  /** Learners with the same number are treated as equally able (see `abilityGroups`). */
  readonly stratum: number;
  readonly correct: boolean;
}

/** A: negligible, B: moderate, C: large, by ETS's rules. */
export type DifClass = "A" | "B" | "C";

export interface Dif {
  /** Common odds ratio, reference over focal: above 1, the item favors the reference group. */
  readonly alpha: number;
  /** −2.35·ln α: below 0, the item is harder for the focal group than it should be. */
  readonly delta: number;
  readonly deltaSe: number;
  /** Mantel and Haenszel's χ² with continuity correction, and its p. */
  readonly chiSquare: number;
  readonly p: number;
  readonly size: DifClass;
  /** Strata with both groups and with both right and wrong answers. */
  readonly strata: number;
}

const DELTA_SCALE = 2.35;

/**
 * Mantel–Haenszel test for an item that treats two groups of equally able learners differently. In
 * adaptive tests, ability is matched on θ̂ (Zwick, Thayer & Wingersky 1994).
 */
export function differentialFunctioning(answers: readonly MatchedAnswer[]): Dif {
  const tables = new Map<number, Table>();
  for (const [n, { group, stratum, correct }] of answers.entries()) {
    if (group !== "reference" && group !== "focal")
      throw new EngineError(`Answer ${n}: the group is reference or focal, not ${String(group)}.`);
    if (!Number.isFinite(stratum))
      throw new EngineError(`Answer ${n}: the stratum must be a number, not ${stratum}.`);
    const table = tables.get(stratum) ?? { a: 0, b: 0, c: 0, d: 0 };
    table[group === "reference" ? (correct ? "a" : "b") : correct ? "c" : "d"]++;
    tables.set(stratum, table);
  }
  const used = [...tables.values()].filter(isInformative);
  if (used.length === 0)
    throw new EngineError(
      "No stratum holds both groups and both right and wrong answers, so there is nothing to compare.",
    );
  return summarize(used);
}

/** Right and wrong answers of the reference group (a, b) and of the focal group (c, d). */
interface Table {
  a: number;
  b: number;
  c: number;
  d: number;
}

function isInformative({ a, b, c, d }: Table): boolean {
  return a + b > 0 && c + d > 0 && a + c > 0 && b + d > 0;
}

function summarize(tables: readonly Table[]): Dif {
  let [observed, expected, variance] = [0, 0, 0];
  let [r, s, pr, cross, qs] = [0, 0, 0, 0, 0];
  for (const { a, b, c, d } of tables) {
    const n = a + b + c + d;
    observed += a;
    expected += ((a + b) * (a + c)) / n;
    variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1));
    const [rk, sk, pk, qk] = [(a * d) / n, (b * c) / n, (a + d) / n, (b + c) / n];
    r += rk;
    s += sk;
    // Sums for the variance of log α, from Robins, Breslow, and Greenland (1986).
    pr += pk * rk;
    cross += pk * sk + qk * rk;
    qs += qk * sk;
  }
  if (r === 0 || s === 0)
    throw new EngineError("One group is always right where the other is wrong: α has no value.");
  const chiSquare = Math.max(0, Math.abs(observed - expected) - 0.5) ** 2 / variance;
  const alpha = r / s;
  const delta = -DELTA_SCALE * Math.log(alpha);
  const deltaSe =
    DELTA_SCALE * Math.sqrt(pr / (2 * r * r) + cross / (2 * r * s) + qs / (2 * s * s));
  const p = chiSquareTail1(chiSquare);
  return {
    alpha,
    delta,
    deltaSe,
    chiSquare,
    p,
    size: sizeOf(delta, deltaSe, p),
    strata: tables.length,
  };
}

/**
 * ETS's rules: A below 1 or not significant; C at 1.5 or more and significantly above 1; B
 * otherwise.
 */
function sizeOf(delta: number, deltaSe: number, p: number): DifClass {
  const size = Math.abs(delta);
  if (size < 1 || p >= 0.05) return "A";
  return size >= 1.5 && (size - 1) / deltaSe > 1.645 ? "C" : "B";
}

/**
 * Strata of about equal size: which fifth (or other fraction) of the learners each ability falls
 * into.
 */
export function abilityGroups(thetas: ArrayLike<number>, groups = 5): Int32Array {
  if (!Number.isInteger(groups) || groups < 1)
    throw new EngineError(`There must be at least one group, not ${groups}.`);
  const sorted = Float64Array.from(thetas).toSorted();
  const cuts = Array.from(
    { length: groups - 1 },
    (_, g) => sorted[Math.floor(((g + 1) * sorted.length) / groups)]!,
  );
  return Int32Array.from(thetas, (theta, n) => {
    if (!Number.isFinite(theta))
      throw new EngineError(`Ability ${n} must be a finite number, not ${theta}.`);
    return cuts.filter((cut) => theta >= cut).length;
  });
}

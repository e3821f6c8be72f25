import { type Answer, eap } from "../src/ability/estimate.ts";
import { derivatives, information, probability } from "../src/ability/model.ts";
import { map, mle, wle } from "../src/ability/roots.ts";
import reference from "../test-data/reference.json" with { type: "json" };
import { atMost, type Result } from "./result.ts";

type Pair = readonly [ours: number, theirs: number | undefined];

/** The largest distance from the reference numbers, for each kind of number. */
export function measureNumbers(): Result[] {
  return [
    worst(
      "P(θ)",
      1e-9,
      curvePairs((theta, item, row, i) => [[probability(theta, item), row.P[i]]]),
    ),
    worst(
      "I(θ)",
      1e-9,
      curvePairs((theta, item, row, i) => [[information(theta, item), row.I[i]]]),
    ),
    worst(
      "P′, P″, I′ and J",
      1e-9,
      curvePairs((theta, item, row, i) => {
        const { dp, d2p, dInfo, j } = derivatives(theta, item);
        return [
          [dp, row.dP[i]],
          [d2p, row.d2P[i]],
          [dInfo, row.dI[i]],
          [j, row.J[i]],
        ];
      }),
    ),
    worst(
      "EAP",
      1e-6,
      patterns((x, row) => [eap(x).theta, row.mirt_EAP_default61[0]]),
    ),
    worst(
      "SD of the EAP",
      1e-6,
      patterns((x, row) => [eap(x).se, row.mirt_EAP_default61[1]]),
    ),
    worst("ML", 1e-8, patterns(maximumLikelihood)),
    worst(
      "MAP",
      1e-8,
      patterns((x, row) => [map(x).theta, row.precise_BM[0]]),
    ),
    worst(
      "Warm's WL",
      1e-8,
      patterns((x, row) => [wle(x).theta, row.precise_WL[0]]),
    ),
  ];
}

type Item = (typeof reference.items)[number];
type CurveRow = (typeof reference.prob_info)[number];
type PatternRow = (typeof reference.estimates)[number];

function curvePairs(
  compare: (theta: number, item: Item, row: CurveRow, i: number) => Pair[],
): Pair[] {
  return reference.prob_info.flatMap((row) =>
    reference.items.flatMap((item, i) => compare(row.theta, item, row, i)),
  );
}

function patterns(compare: (answers: Answer[], row: PatternRow) => Pair): Pair[] {
  return reference.estimates.map((row) =>
    compare(
      reference.items.map((item, i) => ({ item, correct: row.x[i] === 1 })),
      row,
    ),
  );
}

/**
 * Where the reference has no root, the likelihood rises to the edge, and our estimate must be
 * there, too.
 */
function maximumLikelihood(answers: Answer[], { precise_ML: [root] }: PatternRow): Pair {
  const { theta, atEdge } = mle(answers);
  return [theta, root ?? (atEdge ? theta : Number.NaN)];
}

/** A number missing on either side counts as infinitely far off. */
function worst(what: string, tolerance: number, pairs: readonly Pair[]): Result {
  const largest = Math.max(
    ...pairs.map(([ours, theirs]) => Math.abs(ours - (theirs ?? Number.NaN))),
  );
  return atMost(
    "1",
    `${what}: largest of ${pairs.length} distances`,
    Number.isNaN(largest) ? Number.POSITIVE_INFINITY : largest,
    tolerance,
  );
}

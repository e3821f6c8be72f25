/**
 * Maps ability to a Quantitative score through the percentile: the score whose share of test takers (July
 * 2020 – June 2025) equals the normal distribution's at that ability.
 */
const PERCENTILES: readonly (readonly [score: number, percentile: number])[] = [
  [66, 5],
  [68, 8],
  [70, 13],
  [72, 19],
  [74, 26],
  [75, 32],
  [76, 37],
  [77, 43],
  [78, 50],
  [79, 57],
  [80, 64],
  [81, 70],
  [82, 75],
  [83, 80],
  [84, 85],
  [85, 88],
  [86, 91],
  [87, 94],
  [88, 96],
  [89, 97],
];

/** The standard normal distribution: Abramowitz and Stegun 26.2.17, accurate to 7.5e-8. */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - upper : upper;
}

/**
 * The ability that a given share of test takers falls below; found by bisection, which is plenty for six
 * ticks.
 */
export function abilityAt(share: number): number {
  let low = -4;
  let high = 4;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

const SCALE = PERCENTILES.map(([score, percentile]) => ({
  score,
  ability: abilityAt(percentile / 100),
}));

/** The scores numbered on the axis. */
export const SCORE_TICKS = SCALE.filter(({ score }) => [70, 75, 80, 85, 88].includes(score));

/**
 * The exam's own error for a section score. Reports never show a narrower range, so the figure doesn't
 * either.
 */
const LEAST_ERROR = 3;

/** The abilities at the ends of a score range: one deviation down and up, and at least 3 points. */
export function rangeAt({ estimate, deviation }: { estimate: number; deviation: number }) {
  const points = between(estimate, "ability", "score");
  return {
    lower: Math.min(estimate - deviation, between(points - LEAST_ERROR, "score", "ability")),
    upper: Math.max(estimate + deviation, between(points + LEAST_ERROR, "score", "ability")),
  };
}

/** Converts between the scale's two sides by linear interpolation. */
function between(value: number, from: "ability" | "score", to: "ability" | "score"): number {
  const below = SCALE.findLast((rung) => rung[from] <= value);
  const above = SCALE.find((rung) => rung[from] > value);
  if (!below || !above) return (below ?? above)?.[to] ?? value;
  const share = (value - below[from]) / (above[from] - below[from]);
  return below[to] + share * (above[to] - below[to]);
}

/** The score closest to an ability. */
export function scoreAt(ability: number): number {
  const distance = (of: { ability: number }) => Math.abs(of.ability - ability);
  return SCALE.reduce((a, b) => (distance(b) < distance(a) ? b : a)).score;
}

/**
 * The ability scale: 61 nodes from −6 to 6. With this step, sums differ from integrals by only
 * 1e-7.
 */
export const NODE_COUNT = 61;
export const NODE_MIN = -6;
export const NODE_MAX = 6;
export const NODE_STEP = (NODE_MAX - NODE_MIN) / (NODE_COUNT - 1);

export const NODES: Float64Array = Float64Array.from(
  { length: NODE_COUNT },
  // Rounded so that the middle node is exactly 0 and the scale is symmetric.
  (_, k) => Math.round((NODE_MIN + k * NODE_STEP) * 1e6) / 1e6,
);

/** The distribution assumed for an ability before the first answer: N(mean, sd²). */
export interface NormalPrior {
  readonly mean: number;
  readonly sd: number;
}

export const STANDARD_PRIOR: NormalPrior = { mean: 0, sd: 1 };

/** Log of the prior's density at every node, up to a constant. */
export function logPrior({ mean, sd }: NormalPrior): Float64Array {
  return NODES.map((theta) => -((theta - mean) ** 2) / (2 * sd * sd));
}

/** How precise a share of right answers is. With so few questions in a section, not very. */

/** Like a score's range: two times in three, the true value is inside. */
const RANGE_Z = 1;
/** As between two mocks: chance alone stays inside 9 times in 10. */
const CHANCE_Z = 1.645;

export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval, from 0 to 1. Unlike the usual formula, it never claims to be sure after a few right
 * answers in a row.
 */
export function rangeOfShare({ right, of }: Share, z = RANGE_Z): ShareRange {
  if (of === 0) return { low: 0, high: 1 };
  const share = right / of;
  const weight = z ** 2 / of;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of))) / (1 + weight);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Whether two shares differ by more than chance: Newcombe's interval for their difference leaves out 0. */
export function isMoreThanChance(one: Share, other: Share): boolean {
  if (one.of === 0 || other.of === 0) return false;
  const [lower, upper] = one.right / one.of < other.right / other.of ? [one, other] : [other, one];
  const [low, high] = [lower.right / lower.of, upper.right / upper.of];
  const ofLower = rangeOfShare(lower, CHANCE_Z);
  const ofUpper = rangeOfShare(upper, CHANCE_Z);
  return high - low > Math.hypot(ofLower.high - low, high - ofUpper.low);
}

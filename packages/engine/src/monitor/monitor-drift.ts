import { checkParameters, EngineError } from "../ability/item.ts";
import type { Parameters } from "../ability/model.ts";
import { checkAbility, expectedShare, type WatchedAnswer } from "./monitor-residuals.ts";

export interface CusumOptions {
  /** Half the shift to detect, in SDs of one value. Smaller deviations are ignored. */
  readonly slack?: number;
  /**
   * The alarm goes off above this. With 0.5 and 5, there is a false alarm about every 465 values.
   */
  readonly limit?: number;
}

export interface Cusum {
  /** Paths of the sums that grow when values are too high and when they are too low. */
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly alarm: {
    /** Position of the value that set off the alarm. */
    readonly at: number;
    /** Where the run that led to the alarm began: about when the change happened. */
    readonly since: number;
    readonly direction: "high" | "low";
  } | null;
}

/** Page's two-sided cumulative sum for values that are N(0, 1) as long as nothing has changed. */
export function cusum(
  values: ArrayLike<number>,
  { slack = 0.5, limit = 5 }: CusumOptions = {},
): Cusum {
  if (!(slack >= 0) || !(limit > 0))
    throw new EngineError(`A CUSUM needs a slack of at least 0 and a limit above 0.`);
  const high = new Float64Array(values.length);
  const low = new Float64Array(values.length);
  let alarm: Cusum["alarm"] = null;
  let [up, down, upSince, downSince] = [0, 0, 0, 0];
  for (let n = 0; n < values.length; n++) {
    const value = values[n]!;
    if (!Number.isFinite(value))
      throw new EngineError(`Value ${n} of the CUSUM must be a finite number, not ${value}.`);
    if (up === 0) upSince = n;
    if (down === 0) downSince = n;
    high[n] = up = Math.max(0, up + value - slack);
    low[n] = down = Math.max(0, down - value - slack);
    if (alarm !== null) continue;
    if (up > limit) alarm = { at: n, since: upSince, direction: "high" };
    else if (down > limit) alarm = { at: n, since: downSince, direction: "low" };
  }
  return { high, low, alarm };
}

export interface Drift extends Cusum {
  readonly direction: "easier" | "harder" | null;
  /** How many answers make up one step of the paths. */
  readonly batch: number;
}

/**
 * Watches one item over time, oldest answer first. Answers are taken in batches, whose residual is
 * close enough to normal. Easier means that the item has leaked or is being taught; harder means
 * that something broke.
 */
export function drift(
  item: Parameters,
  answers: readonly WatchedAnswer[],
  { batch = 20, ...options }: CusumOptions & { readonly batch?: number } = {},
): Drift {
  checkParameters(item, "The watched item");
  if (!Number.isInteger(batch) || batch < 1)
    throw new EngineError(`A batch holds at least one answer, not ${batch}.`);
  const values = new Float64Array(Math.floor(answers.length / batch));
  for (let v = 0; v < values.length; v++) {
    let [sum, variance] = [0, 0];
    for (let n = v * batch; n < (v + 1) * batch; n++) {
      const { theta, se = 0, correct } = answers[n]!;
      checkAbility(theta, se, n);
      const p = expectedShare(item, theta, se);
      sum += (correct ? 1 : 0) - p;
      variance += p * (1 - p);
    }
    values[v] = variance > 0 ? sum / Math.sqrt(variance) : 0;
  }
  const result = cusum(values, options);
  const direction =
    result.alarm === null ? null : result.alarm.direction === "high" ? "easier" : "harder";
  return { ...result, direction, batch };
}

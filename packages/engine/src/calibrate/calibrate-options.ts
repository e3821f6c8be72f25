import { type ItemPriors, ITEM_PRIORS, type ParameterErrors } from "./calibrate-curve.ts";
import { EngineError } from "../ability/item.ts";
import type { Parameters } from "../ability/model.ts";

export interface CalibrationOptions {
  readonly priors?: ItemPriors;
  /** The cycles end once no parameter moves by more than this. */
  readonly tolerance?: number;
  readonly maxCycles?: number;
  readonly onProgress?: (cycle: number, change: number) => void;
}

/** An item as estimated from its answers. */
export interface Calibrated {
  readonly parameters: Parameters;
  readonly errors: ParameterErrors;
  /** How many answers the estimate is based on. */
  readonly answers: number;
  readonly converged: boolean;
}

export const RELEASE_ANSWERS = 200;
export const RELEASE_SE_B = 0.3;

/** Whether an item may be scored with its own parameters. Until then, the designed ones apply. */
export function mayBeReleased({ answers, errors, converged }: Calibrated): boolean {
  return converged && answers >= RELEASE_ANSWERS && errors.b < RELEASE_SE_B;
}

export function settle({
  priors = ITEM_PRIORS,
  tolerance = 1e-4,
  maxCycles = 500,
}: CalibrationOptions) {
  if (!(tolerance > 0)) throw new EngineError(`A tolerance must be above 0, not ${tolerance}.`);
  if (!Number.isInteger(maxCycles) || maxCycles < 1)
    throw new EngineError(`A calibration needs at least one cycle, not ${maxCycles}.`);
  const { a, b, c } = priors;
  const numbers = [a.logMean, b.mean, a.logSd, b.sd, c.alpha - 1, c.beta - 1];
  if (!numbers.every(Number.isFinite) || !numbers.slice(2).every((value) => value > 0))
    throw new EngineError(
      "Item priors need finite means, SDs above 0, and alpha and beta above 1.",
    );
  return { priors, tolerance, maxCycles };
}

import { valueOf } from "./reading.ts";
import type { Blank, Slip } from "./template.ts";
import { thousands } from "./wording.ts";

/** What Graphics Interpretation templates share: a question for one sentence, and its numbers. */

/** A relation that a drop-down may ask for, with what the solution says about it. */
export interface Ask {
  readonly name: string;
  readonly text: string;
  readonly blank: Blank;
  readonly step: string;
  /** What it adds to the difficulty. */
  readonly weight: number;
}

export function wrong(value: number, slip: string, why: string): Slip {
  return { text: thousands(value), value, slip, why };
}

/**
 * A blank filled with a number. Slips that aren't positive, or are too close to the key, are left
 * out.
 */
export function numbers(value: number, why: string, slips: readonly Slip[], gap = 1): Blank {
  const fits = slips.filter((slip) => slip.value! > 0 && Math.abs(slip.value! - value) >= gap);
  return { key: { text: thousands(value), value, why }, slips: fits };
}

/** For checkers: the indices of the right options. */
export function where(options: readonly string[], isRight: (option: string) => boolean): number[] {
  return options.flatMap((option, k) => (isRight(option) ? [k] : []));
}

/**
 * For checkers of "closest to": the nearest option, and every other one that is equally close
 * within a margin.
 */
export function nearest(options: readonly string[], target: number, margin: number): number[] {
  const misses = options.map((option) => Math.abs(valueOf(option).value - target));
  return where(options, (option) => {
    return Math.abs(valueOf(option).value - target) < Math.min(...misses) + margin;
  });
}

import { valueOf } from "./reading.ts";
import type { Blank, Slip } from "./template.ts";
import { thousands } from "./wording.ts";

/** What templates of Graphics Interpretation share: one question of a sentence, and its numbers. */

/** A relation that a drop-down may ask for, with what the solution says of it. */
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

/** A blank filled with a number. Slips that are not positive, or too near the key, are left out. */
export function numbers(value: number, why: string, slips: readonly Slip[], gap = 1): Blank {
  const fits = slips.filter((slip) => slip.value! > 0 && Math.abs(slip.value! - value) >= gap);
  return { key: { text: thousands(value), value, why }, slips: fits };
}

/** For checkers: the places of the options that are right. */
export function where(options: readonly string[], isRight: (option: string) => boolean): number[] {
  return options.flatMap((option, k) => (isRight(option) ? [k] : []));
}

/** For checkers of "closest to": the nearest option, and every other that is as near but for a margin. */
export function nearest(options: readonly string[], target: number, margin: number): number[] {
  const misses = options.map((option) => Math.abs(valueOf(option).value - target));
  return where(options, (option) => {
    return Math.abs(valueOf(option).value - target) < Math.min(...misses) + margin;
  });
}

import type { Slip } from "@theta/items/template";
import { toFive } from "./reading.ts";

/** A part of a whole as a percent, to the nearest 5: what a reader can estimate. */
export function roundedPercent(part: number, whole: number): number {
  return toFive((100 * part) / whole);
}

/** Every value once: the first misreading that leads to it. */
export function once(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ value }, k) => slips.findIndex((one) => one.value === value) === k);
}

/** Slips far enough from the key and from each other that an estimate tells them apart. */
export function spaced(slips: readonly Slip[], key: number, gap: number): Slip[] {
  const kept: Slip[] = [];
  for (const slip of slips)
    if ([key, ...kept.map(({ value }) => value!)].every((n) => Math.abs(n - slip.value!) >= gap))
      kept.push(slip);
  return kept;
}

/** An axis of numbers: where it begins and ends, and its round ticks. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

/** What a chart's author may fix. */
export interface AxisWish {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

const MOST_TICKS = 31;

/**
 * Round ticks over all values. A wish is granted unless it would cut off values or flood the axis.
 */
export function scaleOver(values: readonly number[], wish: AxisWish, wanted = 6): Scale {
  const [low, high] = spanOf(values, wish);
  const roundStep = niceStep((high - low) / wanted);
  const step = wish.step && (high - low) / wish.step <= MOST_TICKS - 1 ? wish.step : roundStep;
  const anchor = anchorOf(low, high, wish);
  const min = anchor + step * Math.floor((low - anchor) / step + TINY);
  const max = anchor + step * Math.ceil((high - anchor) / step - TINY);
  const count = Math.max(1, Math.round((max - min) / step));
  const ticks = Array.from({ length: count + 1 }, (_, k) => tidy(min + k * step, step));
  return { min: ticks[0] ?? min, max: ticks.at(-1) ?? max, step, ticks };
}

/**
 * A scale with a given number of steps, so that its ticks are level with those of another axis.
 */
export function scaleWith(values: readonly number[], wish: AxisWish, count: number): Scale {
  const [low, high] = spanOf(values, wish);
  const base = low >= 0 && low < high * 0.6 ? 0 : low;
  let step = niceStep((high - base) / count);
  // Starting at a multiple of the step may leave the greatest value outside.
  while (step * Math.floor(base / step + TINY) + count * step < high - step * TINY)
    step = niceStep(step * 1.01);
  const min = step * Math.floor(base / step + TINY);
  const ticks = Array.from({ length: count + 1 }, (_, k) => tidy(min + k * step, step));
  return { min: ticks[0]!, max: ticks.at(-1)!, step, ticks };
}

const TINY = 1e-9;

function spanOf(values: readonly number[], { min, max }: AxisWish): [number, number] {
  const low = Math.min(...values, min ?? Infinity);
  const high = Math.max(...values, max ?? -Infinity);
  if (high - low > Math.max(Math.abs(low), Math.abs(high)) * TINY) return [low, high];
  const room = Math.abs(low) || 1;
  return [low - room / 2, high + room / 2];
}

/**
 * Ticks are multiples of the step, unless the author starts elsewhere and zero isn't among them.
 */
function anchorOf(low: number, high: number, wish: AxisWish): number {
  const isZeroInside = low <= 0 && high >= 0;
  return wish.min === undefined || isZeroInside ? 0 : wish.min;
}

/** The smallest 1, 2, or 5 times a power of ten that isn't below `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((f) => f * power >= least * (1 - TINY)) ?? 10;
  return tidy(factor * power, power);
}

/** Removes binary rounding noise: 0.3 instead of 0.30000000000000004. */
function tidy(value: number, step: number): number {
  const decimals = Math.ceil(-Math.log10(step)) + 6;
  return decimals > 0 && decimals <= 100 ? Number(value.toFixed(decimals)) : Math.round(value);
}

/** Where a value belongs between two positions of the drawing. */
export function placeOn(scale: Scale, from: number, to: number): (value: number) => number {
  return (value) => from + ((value - scale.min) / (scale.max - scale.min)) * (to - from);
}

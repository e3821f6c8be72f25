import type { MockMode, TimeAllowed } from "@theta/contract";

/** A finished full mock, as the chart of totals shows it. */
export interface Total {
  name: string;
  mode: MockMode;
  time: TimeAllowed;
  endedAt: number;
  score: number;
  low: number;
  high: number;
}

const STEP = 50;
/** Padding above and below the data. */
const AIR = 10;
/** More lines than this crowd the chart. */
const MOST_LINES = 7;

/** The chart's lowest and highest score, and its lines. */
export function totalsScale(totals: readonly Total[], target: number | null) {
  const lows = totals.map(({ low }) => low);
  const highs = totals.map(({ high }) => high);
  const goal = target === null ? [] : [target];
  const from = STEP * Math.floor((Math.min(...lows, ...goal) - AIR) / STEP);
  const to = STEP * Math.ceil((Math.max(...highs, ...goal) + AIR) / STEP);
  const step = (to - from) / STEP + 1 > MOST_LINES ? 2 * STEP : STEP;
  const first = step * Math.ceil(from / step);
  const lines = Array.from(
    { length: Math.floor((to - first) / step) + 1 },
    (_, k) => first + k * step,
  );
  return { from, to, lines };
}

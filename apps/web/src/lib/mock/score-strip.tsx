import type { MockCard } from "@theta/contract";

const SCALES = {
  full: { from: 205, middle: 505, to: 805 },
  sectional: { from: 60, middle: 75, to: 90 },
};

interface ScoreStripProps {
  kind: MockCard["kind"];
  score: number;
  low: number;
  high: number;
}

/** A small ruler: θ at the score, its bar the tick, the band shaded under it. Words say the same. */
export function ScoreStrip({ kind, score, low, high }: ScoreStripProps) {
  const { from, middle, to } = SCALES[kind];
  const at = (points: number) => (Math.min(Math.max(points, from), to) - from) / (to - from);
  return (
    <div aria-hidden="true" className="mt-2 px-3 text-xs text-ink-muted numerals">
      <div className="relative h-7 border-b-2 border-ink">
        <span
          className="absolute bottom-0 h-3.5 border-x border-band-line bg-band"
          style={{ left: percent(at(low)), width: percent(at(high) - at(low)) }}
        />
        <svg
          viewBox="0 0 22 28"
          fill="none"
          strokeWidth="2.6"
          className="absolute bottom-0 h-6 w-auto -translate-x-1/2 stroke-brand"
          style={{ left: percent(at(score)) }}
        >
          <ellipse cx="11" cy="10" rx="9.5" ry="7" className="fill-surface" />
          <path d="M11 3V28" />
        </svg>
      </div>
      <div className="mt-1 flex justify-between [&>*]:w-0 [&>*]:overflow-visible [&>*]:whitespace-nowrap">
        {[from, middle, to].map((points) => (
          <span key={points} className="flex justify-center">
            <span>{points}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

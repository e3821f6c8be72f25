import type { ShownScore } from "@theta/contract";

interface ScoreOnAxisProps {
  score: ShownScore;
  /** Where a number of points stands, in per cent of the height. */
  y: (points: number) => number;
}

/** The score at the end of its path: θ on an axis, its bar the tick, and its range, if any, beside it. */
export function ScoreOnAxis({ score, y }: ScoreOnAxisProps) {
  return (
    <>
      <span className="absolute inset-y-0 left-1.5 w-px bg-line-strong" />
      {score.low !== undefined && score.high !== undefined && (
        <span
          style={{ bottom: `${y(score.low)}%`, top: `${100 - y(score.high)}%` }}
          className="absolute left-0 w-3 border-y border-band-line bg-band"
        />
      )}
      <span
        style={{ bottom: `${y(score.score)}%` }}
        className="absolute left-0 flex translate-y-1/2 items-center gap-1"
      >
        <svg viewBox="0 0 24 18" fill="none" className="h-4.5 stroke-brand" strokeWidth="2.8">
          <ellipse cx="7" cy="9" rx="5.5" ry="7.5" className="fill-paper" />
          <path d="M1.5 9H24" />
        </svg>
        <span className="font-serif text-lg leading-tight text-ink">{score.score}</span>
      </span>
    </>
  );
}

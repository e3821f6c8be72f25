import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

export interface Scale {
  min: number;
  max: number;
  /** The step between lines, and between numbers. */
  line: number;
  number: number;
}

/** The exam's scales. */
export const TOTAL_SCALE: Scale = { min: 205, max: 805, line: 20, number: 100 };
export const SECTION_SCALE: Scale = { min: 60, max: 90, line: 1, number: 10 };

interface ScoreRulerProps {
  scale: Scale;
  score: number;
  /** Both absent when it isn't known how sure the score is. */
  low?: number | undefined;
  high?: number | undefined;
  isLarge?: boolean | undefined;
  /** Whether to animate, once, the range narrowing into place and θ settling in it. */
  isRevealed?: boolean | undefined;
}

/**
 * A score on its scale: θ marks it, with its bar as the tick, and its range, if any, is shaded. The
 * text next to it says the same.
 */
export function ScoreRuler({
  scale,
  score,
  low,
  high,
  isLarge = false,
  isRevealed = false,
}: ScoreRulerProps) {
  return (
    <Ruler scale={scale}>
      {low !== undefined && high !== undefined && (
        <Band from={percentOf(scale, low)} to={percentOf(scale, high)} isRevealed={isRevealed} />
      )}
      <ThetaOnRuler at={percentOf(scale, score)} isLarge={isLarge} isRevealed={isRevealed} />
    </Ruler>
  );
}

export function percentOf({ min, max }: Pick<Scale, "min" | "max">, value: number): number {
  return (100 * (Math.min(Math.max(value, min), max) - min)) / (max - min);
}

interface RulerProps {
  scale: Scale;
  /** How to write a number on the scale. */
  write?: ((value: number) => string) | undefined;
  children: ReactNode;
}

/** A scale with anything on it. */
export function Ruler({ scale, write = String, children }: RulerProps) {
  const lines = steps(scale, scale.line);
  const numbers = steps(scale, scale.number);
  return (
    <div aria-hidden="true" className="@container text-sm text-ink-muted numerals print-exact">
      <div className="relative h-9 border-b border-ink">{children}</div>
      <div className="relative h-2.5">
        {lines.map((value) => (
          <span
            key={value}
            style={{ left: `${percentOf(scale, value)}%` }}
            className={classNames(
              "absolute top-0 w-px bg-line-strong",
              numbers.includes(value) ? "h-2.5" : "h-1.5",
            )}
          />
        ))}
      </div>
      <div className="relative h-6">
        {numbers.map((value, place) => (
          <span
            key={value}
            style={{ left: `${percentOf(scale, value)}%` }}
            className={classNames(
              "absolute top-1 -translate-x-1/2",
              numbers.length > 5 && place % 2 === 1 && "hidden @md:block",
            )}
          >
            {write(value)}
          </span>
        ))}
      </div>
    </div>
  );
}

function steps({ min, max }: Scale, step: number): number[] {
  return Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, place) => min + place * step,
  );
}

export function Band({ from, to, isRevealed = false }: BandProps) {
  return (
    <span
      style={{ left: `${from}%`, right: `${100 - to}%` }}
      className={classNames(
        "absolute bottom-0 h-5 border-x border-band-line bg-band",
        isRevealed && "animate-narrow",
      )}
    />
  );
}

interface BandProps {
  from: number;
  to: number;
  isRevealed?: boolean;
}

/** θ upright: its bar runs down to the scale and is the tick. */
export function ThetaOnRuler({ at, isLarge = false, isRevealed = false }: ThetaOnRulerProps) {
  return (
    <svg
      viewBox="0 0 28 36"
      fill="none"
      style={{ left: `${at}%` }}
      className={classNames(
        "absolute -bottom-1.5 -translate-x-1/2 stroke-brand",
        isLarge ? "h-9" : "h-7",
        isRevealed && "animate-settle",
      )}
      strokeWidth="3.4"
    >
      <ellipse cx="14" cy="11" rx="12" ry="9" className="fill-paper" />
      <path d="M14 2V36" />
    </svg>
  );
}

interface ThetaOnRulerProps {
  at: number;
  isLarge?: boolean;
  isRevealed?: boolean;
}

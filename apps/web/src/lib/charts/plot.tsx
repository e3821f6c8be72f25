/**
 * The frame of a chart. It's laid out rather than drawn, so that its text keeps its size on a phone.
 * Positions inside it are percentages of its width and height, from the bottom left.
 */
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

export interface Tick {
  /** Percent of the axis. */
  at: number;
  label: ReactNode;
  /** Hidden where there's little room. */
  isMinor?: boolean | undefined;
}

interface PlotProps {
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  xName: ReactNode;
  yName: ReactNode;
  /** A second axis on the right, as high as the plot. */
  aside?: ReactNode;
  /** Half as high, where several are on one page of paper. */
  isLow?: boolean | undefined;
  children: ReactNode;
}

/** The caption and table give screen readers the same information. */
export function Plot({ xTicks, yTicks, xName, yName, aside, isLow = false, children }: PlotProps) {
  const height = isLow ? "h-40" : "h-64 @lg:h-76";
  return (
    <div aria-hidden="true" className="@container text-xs text-ink-muted numerals print-exact">
      <p className="mb-2">{yName}</p>
      <div className="flex">
        <div className="min-w-0 flex-1 pl-9">
          <div className={classNames("relative border-b border-line-strong", height)}>
            {yTicks.map(({ at, label }) => (
              <div
                key={at}
                style={{ bottom: `${at}%` }}
                className="absolute inset-x-0 border-t border-line"
              >
                <span className="absolute right-full mr-2 -translate-y-1/2">{label}</span>
              </div>
            ))}
            {children}
          </div>
          <div className="relative h-6">
            {xTicks.map(({ at, label, isMinor }) => (
              <span
                key={at}
                style={{ left: `${at}%` }}
                className={classNames(
                  "absolute flex -translate-x-1/2 flex-col items-center before:h-1.5 before:w-px before:bg-line-strong",
                  isMinor && "hidden @lg:flex",
                )}
              >
                {label}
              </span>
            ))}
          </div>
          <p className="mt-1">{xName}</p>
        </div>
        {aside && <div className={classNames("relative w-14 shrink-0", height)}>{aside}</div>}
      </div>
    </div>
  );
}

/** Lines and areas; strokes keep their width however the plot is stretched. */
export function PlotDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="absolute inset-0 size-full overflow-visible [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <g transform="matrix(1 0 0 -1 0 100)">{children}</g>
    </svg>
  );
}

interface PlotMarkProps {
  x: number;
  y: number;
  /** Pixels to shift sideways, to sit next to another mark instead of on top of it. */
  aside?: number | undefined;
  children: ReactNode;
}

/** Something centered on a point of the plot. */
export function PlotMark({ x, y, aside = 0, children }: PlotMarkProps) {
  return (
    <span
      style={{ left: `calc(${x}% + ${aside}px)`, bottom: `${y}%` }}
      className="absolute -translate-x-1/2 translate-y-1/2"
    >
      {children}
    </span>
  );
}

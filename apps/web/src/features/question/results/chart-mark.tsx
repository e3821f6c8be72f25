import type { ReactNode } from "react";
import type { Outcome } from "./outcome.ts";
import { classNames } from "../../../ui/class-names.ts";

interface ChartMarkProps {
  outcome: Outcome;
  /** A trial question, which isn't scored, has a dotted ring around it. */
  isTrial?: boolean | undefined;
  className?: string | undefined;
}

/** Right: a filled disc with a check mark. Wrong: an open ring with an X. Not answered: a broken ring. */
export function ChartMark({ outcome, isTrial = false, className = "size-3.5" }: ChartMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={classNames("block shrink-0 overflow-visible", className)}
    >
      {isTrial && (
        <circle cx="8" cy="8" r="10" className="stroke-ink-muted" strokeDasharray="1.5 2" />
      )}
      {SHAPES[outcome]}
    </svg>
  );
}

const NOT_ANSWERED = (
  <circle
    cx="8"
    cy="8"
    r="6.8"
    className="fill-paper stroke-ink-muted"
    strokeWidth="1.6"
    strokeDasharray="3 2"
  />
);

const SHAPES: Record<Outcome, ReactNode> = {
  correct: (
    <>
      <circle cx="8" cy="8" r="8" className="fill-correct" />
      <path d="M4.4 8.3l2.5 2.5 4.7-5.2" className="stroke-paper" strokeWidth="2" />
    </>
  ),
  incorrect: (
    <>
      <circle cx="8" cy="8" r="7.1" className="fill-paper stroke-incorrect" strokeWidth="1.8" />
      <path d="M5.2 5.2l5.6 5.6m0-5.6l-5.6 5.6" className="stroke-incorrect" strokeWidth="1.8" />
    </>
  ),
  unanswered: NOT_ANSWERED,
  unreached: NOT_ANSWERED,
};

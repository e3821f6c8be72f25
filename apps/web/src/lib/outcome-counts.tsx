import { Check, Minus, X } from "lucide-react";
import type { ReactNode } from "react";

interface OutcomeCountsProps {
  correct: number;
  wrong: number;
  /** Not answered. */
  left: number;
}

/** How a score came about: sign and word beside each colour. */
export function OutcomeCounts({ correct, wrong, left }: OutcomeCountsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm numerals">
      <Count sign={<Check {...SIGN} />} className="text-correct">
        {correct} correct
      </Count>
      <Count sign={<X {...SIGN} />} className="text-incorrect">
        {wrong} incorrect
      </Count>
      {left > 0 && (
        <Count sign={<Minus {...SIGN} />} className="text-ink-muted">
          {left} without an answer
        </Count>
      )}
    </ul>
  );
}

const SIGN = { "aria-hidden": true, strokeWidth: 2.25, className: "size-4 shrink-0" } as const;

function Count(props: { sign: ReactNode; className: string; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-1 ${props.className}`}>
      {props.sign}
      <span>{props.children}</span>
    </li>
  );
}

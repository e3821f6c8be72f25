import { Check, CircleDashed, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { TestCounts } from "./count-words.ts";

/** The counts behind a score, with a sign and a word beside each color. */
export function OutcomeCounts({ counts }: { counts: TestCounts }) {
  const { correct, wrong, unanswered, unreached } = counts;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm numerals">
      <Count sign={<Check {...SIGN} />} className="text-correct">
        {correct} right
      </Count>
      <Count sign={<X {...SIGN} />} className="text-incorrect">
        {wrong} wrong
      </Count>
      {unanswered > 0 && (
        <Count sign={<Minus {...SIGN} />} className="text-ink-muted">
          {unanswered} unanswered
        </Count>
      )}
      {unreached > 0 && (
        <Count sign={<CircleDashed {...SIGN} />} className="text-ink-muted">
          {unreached} not reached
        </Count>
      )}
    </ul>
  );
}

const SIGN = {
  "aria-hidden": true,
  strokeWidth: 2.25,
  className: "size-4 shrink-0 self-center",
} as const;

/** Aligned with the words, and with anything next to the counts. */
function Count(props: { sign: ReactNode; className: string; children: ReactNode }) {
  return (
    <li className={`flex items-baseline gap-1 ${props.className}`}>
      {props.sign}
      <span>{props.children}</span>
    </li>
  );
}

import { Check, Minus, X } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { clockTime } from "../../../lib/clock-time.ts";
import type { Accuracy } from "./accuracy.ts";
import type { Outcome } from "./outcome.ts";

interface OutcomeBarsProps {
  groups: readonly Accuracy[];
  /** Shows how long each kind of question took. */
  withTime?: boolean | undefined;
}

/** Bars made of questions: with so few, lengths in percent would claim more than we know. */
export function OutcomeBars({ groups, withTime = false }: OutcomeBarsProps) {
  return (
    <ul className="@container flex flex-col gap-3 print-exact">
      {groups.map(({ name, total, correct, outcomes, meanSeconds }) => (
        <li
          key={name}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 @md:grid-cols-[minmax(11rem,42%)_1fr_auto]"
        >
          <span className="min-w-0 leading-head">{name}</span>
          <span className="text-right text-sm text-ink-2 numerals @md:order-last">
            {outcomes.every((outcome) => outcome === "unreached")
              ? "not reached"
              : `${correct} of ${total}`}
            {withTime && (
              <span className="inline-block min-w-14 text-right">
                {meanSeconds === null ? "–" : clockTime(meanSeconds)}
              </span>
            )}
          </span>
          <div
            aria-hidden="true"
            className="col-span-full flex min-w-0 flex-wrap gap-0.5 @md:col-span-1"
          >
            {outcomes.map((outcome, place) => (
              <Box key={place} outcome={outcome} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const SIGN = { correct: Check, incorrect: X, unanswered: Minus, unreached: null };
const BOX: Record<Outcome, string> = {
  correct: "border-correct bg-correct text-surface",
  incorrect: "border-incorrect bg-incorrect-soft text-incorrect",
  unanswered: "border-line-strong bg-sunk text-ink-muted",
  unreached: "border-dashed border-line-strong",
};

function Box({ outcome }: { outcome: Outcome }) {
  const Sign = SIGN[outcome];
  return (
    <span className={classNames("grid size-7 place-items-center rounded-sm border", BOX[outcome])}>
      {Sign && <Sign strokeWidth={2.5} className="size-4" />}
    </span>
  );
}

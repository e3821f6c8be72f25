import { Check, X } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import type { Verdict } from "../results/verdict.ts";

/** Right: a filled disc with a check mark. Wrong: an open ring with an X. Not answered: an empty ring. */
export function VerdictDot({ verdict, className }: { verdict: Verdict; className?: string }) {
  const Sign = SIGN[verdict];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-5 shrink-0 place-items-center rounded-full border-2",
        DOT[verdict],
        className,
      )}
    >
      {Sign && <Sign strokeWidth={3.5} className="size-3" />}
    </span>
  );
}

const SIGN = { correct: Check, incorrect: X, unanswered: null };
const DOT: Record<Verdict, string> = {
  correct: "border-correct bg-correct text-surface",
  incorrect: "border-incorrect bg-surface text-incorrect",
  unanswered: "border-line-strong bg-sunk",
};

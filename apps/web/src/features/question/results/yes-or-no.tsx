import { Badge } from "../../../ui/badge.tsx";
import { OUTCOME_WORDS, type Outcome } from "./outcome.ts";

/** The Correct/Incorrect column of a report. */
export function YesOrNo({ outcome }: { outcome: Outcome }) {
  if (outcome === "correct") return <Badge tone="correct">Yes</Badge>;
  if (outcome === "incorrect") return <Badge tone="incorrect">No</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge>No</Badge>
      <span className="text-xs text-ink-muted">{OUTCOME_WORDS[outcome].toLowerCase()}</span>
    </span>
  );
}

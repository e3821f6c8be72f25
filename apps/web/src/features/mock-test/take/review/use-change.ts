import type { QuestionInReview } from "@theta/contract";
import { useState } from "react";
import { isChange } from "../run/mock-review.rules.ts";
import type { SectionReviewProps } from "./review-props.ts";

/** Where to go once the learner has decided about a change: a question, the list (null), or nowhere. */
type Way = { to: number | null } | "stay";

export interface Change {
  isAllowed: boolean;
  /** A different answer is chosen, and the learner hasn't decided yet. */
  isPending: boolean;
  /** The dialog is open. */
  isAsked: boolean;
  ask: () => void;
  /** Leaves the question; with a change pending, asks about that first. */
  go: (to: number | null) => void;
  settle: (isConfirmed: boolean) => void;
  /** Closes the dialog and decides nothing. */
  stay: () => void;
}

/** A change of the question's answer, from choosing another option to confirming it. */
export function useChange({
  run,
  stage,
  queue,
  opened,
}: SectionReviewProps & { opened: QuestionInReview }): Change {
  const [way, setWay] = useState<Way | null>(null);
  const { running, choice, isCatchingUp } = stage;
  const isPending = choice !== null && isChange(opened, choice) && !queue.isAdvancing;
  return {
    isAllowed: running.editsLeft > 0 && !queue.isAdvancing && !isCatchingUp,
    isPending,
    isAsked: way !== null,
    ask: () => setWay("stay"),
    go(to) {
      if (isPending) setWay({ to });
      else run.openInReview(to);
    },
    settle(isConfirmed) {
      if (isConfirmed) run.confirmEdit();
      else run.dropEdit();
      if (way !== "stay" && way !== null) run.openInReview(way.to);
      setWay(null);
    },
    stay: () => setWay(null),
  };
}

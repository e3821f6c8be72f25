import type { PlanLock, QuizCard } from "@theta/contract";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { ButtonLook } from "../../../ui/button-look.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { stateOf } from "./quiz-state.ts";
import { dayItOpens } from "../../../lib/day-words.ts";

interface QuizActionsProps extends Pick<ButtonLook, "size"> {
  quiz: QuizCard;
}

/** What you can do with a quiz: take it, resume it, or look at its results. */
export function QuizActions({ quiz, size }: QuizActionsProps) {
  const state = stateOf(quiz);
  const of = <VisuallyHidden>: {quiz.name}</VisuallyHidden>;
  const lock = quiz.topicTest?.lock;
  if (lock)
    return (
      <ButtonLink to="/PlanAndPricing" variant="outline" size={size}>
        {lockLabel(lock, quiz.status)}
        {of}
      </ButtonLink>
    );
  if (quiz.status === 2)
    return (
      <>
        <ButtonLink to="/Solution" state={state} variant="outline" size={size}>
          Solution{of}
        </ButtonLink>
        <ButtonLink to="/SolutionAndAnaalytics" state={state} variant="outline" size={size}>
          Analytics{of}
        </ButtonLink>
      </>
    );
  if (quiz.status === 1)
    return (
      <ButtonLink to="/free-test" state={state} variant="soft" size={size}>
        Resume{of}
      </ButtonLink>
    );
  if (!quiz.isAvailable)
    return (
      <Button variant="outline" size={size} disabled>
        Opens {dayItOpens(quiz.expiryDateTimestamp)}
        {of}
      </Button>
    );
  return (
    <ButtonLink to="/free-test" state={state} variant="outline" size={size}>
      Take Test{of}
    </ButtonLink>
  );
}

/** The button that leads to the plans says what a plan would do for this topic test. */
function lockLabel(lock: PlanLock, status: QuizCard["status"]): string {
  if (status === 2) return lock === "plan-ended" ? "Renew plan" : "View plans";
  switch (lock) {
    case "no-subscription":
      return "Subscribe to take this test";
    case "plan-ended":
      return "Renew to take this test";
    case "not-in-plan":
      return "Add to your plan";
    // From a newer server, which this page doesn't know yet.
    default:
      return lockLabel("no-subscription", status);
  }
}

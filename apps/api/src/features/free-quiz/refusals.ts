import type { PlanLock } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";
import type { QuizAttempt } from "./attempt.ts";

export function noSuchQuiz(): Refusal {
  return new Refusal(404, "not-found", "We couldn't find that quiz.");
}

export function noSuchQuestion(): Refusal {
  return new Refusal(404, "not-found", "That question isn't in this quiz.");
}

export function notStarted(): Refusal {
  return new Refusal(409, "quiz-not-started", "You haven't started this quiz yet.", {
    state: { status: 0 },
  });
}

export function finished(): Refusal {
  return new Refusal(409, "quiz-finished", "This quiz is over. Your results are ready.", {
    state: { status: 2 },
  });
}

export function timeIsUp(): Refusal {
  return new Refusal(409, "time-is-up", "Time ran out before this answer reached us.", {
    state: { status: 2 },
  });
}

export function notCurrent({ reached }: Pick<QuizAttempt, "reached">): Refusal {
  return new Refusal(
    409,
    "not-current-question",
    `That isn't your current question. You're on question ${reached}.`,
    { state: { status: 1, order: reached } },
  );
}

export function changedElsewhere(
  { reached }: Pick<QuizAttempt, "reached">,
  revision: number,
): Refusal {
  return new Refusal(
    409,
    "changed-elsewhere",
    "You changed this answer in another window. This window now shows the saved answer.",
    { state: { status: 1, order: reached, revision } },
  );
}

export function notFinished(status: 0 | 1): Refusal {
  return new Refusal(
    403,
    "quiz-not-finished",
    "Finish the quiz to see its solutions and analytics.",
    { state: { status } },
  );
}

export function resultsClosed(lock: PlanLock): Refusal {
  const message =
    lock === "plan-ended"
      ? "Your plan has ended. Renew it to see the results of your topic tests again."
      : "Choose a plan to see the results of your topic tests.";
  return new Refusal(403, "subscription-required", message, { state: { lock } });
}

export function testNotInPlan(testNumber: number): Refusal {
  return new Refusal(
    403,
    "not-in-plan",
    `Your plan includes only the first test on each topic, and this is test ${testNumber}. A larger plan includes all of them.`,
    { state: { lock: "not-in-plan" } },
  );
}

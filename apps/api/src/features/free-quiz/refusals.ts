import type { PlanLock } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";
import type { Attempt } from "./attempt.ts";

export function noSuchQuiz(): Refusal {
  return new Refusal(404, "not-found", "There is no such quiz.");
}

export function noSuchQuestion(): Refusal {
  return new Refusal(404, "not-found", "There is no such question in this quiz.");
}

export function notStarted(): Refusal {
  return new Refusal(409, "quiz-not-started", "You have not started this quiz yet.", {
    state: { status: 0 },
  });
}

export function finished(): Refusal {
  return new Refusal(409, "quiz-finished", "This quiz is over. Your result is ready.", {
    state: { status: 2 },
  });
}

export function timeIsUp(): Refusal {
  return new Refusal(409, "time-is-up", "The time was up before this answer arrived.", {
    state: { status: 2 },
  });
}

export function notCurrent({ reached }: Pick<Attempt, "reached">): Refusal {
  return new Refusal(
    409,
    "not-current-question",
    `This is not the question you are at: you are at question ${reached}.`,
    { state: { status: 1, order: reached } },
  );
}

export function changedElsewhere({ reached }: Pick<Attempt, "reached">, revision: number): Refusal {
  return new Refusal(
    409,
    "changed-elsewhere",
    "You have changed this answer in another window. This one now shows what is saved.",
    { state: { status: 1, order: reached, revision } },
  );
}

export function notFinished(status: 0 | 1): Refusal {
  return new Refusal(
    403,
    "quiz-not-finished",
    "Solutions and analytics are here as soon as you have finished the quiz.",
    { state: { status } },
  );
}

export function resultsClosed(lock: PlanLock): Refusal {
  const message =
    lock === "plan-ended"
      ? "Your plan has ended. Renew it to see the results of your topic tests again."
      : "The results of your topic tests open with an active plan.";
  return new Refusal(403, "subscription-required", message, { state: { lock } });
}

export function testNotInPlan(testNumber: number): Refusal {
  return new Refusal(
    403,
    "not-in-plan",
    `Your plan has the first tests on each topic, and this is number ${testNumber}. A larger plan has all of them.`,
    { state: { lock: "not-in-plan" } },
  );
}

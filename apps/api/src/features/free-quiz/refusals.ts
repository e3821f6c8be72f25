import { Refusal } from "../../platform/refusal.ts";
import type { Attempt } from "./attempts.queries.ts";

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

import type { MockCard, MockLock, SectionName } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

export function noSuchMock(): Refusal {
  return new Refusal(404, "not-found", "There is no such mock test.");
}

export function noSuchSection(): Refusal {
  return new Refusal(404, "not-found", "There is no such section in this mock test.");
}

export function noSuchQuestion(): Refusal {
  return new Refusal(404, "not-found", "There is no such question among those you have met.");
}

export function notOpened(): Refusal {
  return new Refusal(409, "mock-not-started", "You have not started this mock test yet.", {
    state: { status: 0 },
  });
}

export function notYetAvailable(from: Date): Refusal {
  return new Refusal(
    409,
    "not-yet-available",
    `This mock test opens on ${from.toISOString().slice(0, 10)}.`,
  );
}

const LOCK_WORDS: Record<MockLock, string> = {
  "no-subscription":
    "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
  "plan-ended": "Your plan has ended. Renew it to take this test.",
  "not-in-plan": "Your plan does not include tests of this kind. Another plan does.",
  "used-up":
    "You have started all the tests of this kind that your plan includes. Another plan opens more.",
};

export function locked(lock: MockLock): Refusal {
  const hasNoPlan = lock === "no-subscription" || lock === "plan-ended";
  const code = hasNoPlan ? "subscription-required" : "not-in-plan";
  return new Refusal(403, code, LOCK_WORDS[lock], { state: { lock } });
}

export function resultsClosed(lock: "no-subscription" | "plan-ended"): Refusal {
  const message =
    lock === "plan-ended"
      ? "Your plan has ended. Renew it to see the results of your mock tests again."
      : "The results of your mock tests open with an active plan.";
  return new Refusal(403, "subscription-required", message, { state: { lock } });
}

export function notFinished(status: number): Refusal {
  return new Refusal(
    403,
    "mock-not-finished",
    "Scores, solutions and analytics are here as soon as you have finished the mock test.",
    { state: { status } },
  );
}

export function orderNeeded(): Refusal {
  return new Refusal(400, "order-needed", "Please select a section order to proceed", {
    errors: [{ field: "orderType", msg: "Please select a section order to proceed" }],
  });
}

export function orderAlreadyChosen(status: MockCard["status"]): Refusal {
  return new Refusal(
    409,
    "order-already-chosen",
    "You have chosen the order of this test's sections already.",
    { state: { status } },
  );
}

export function notNextSection(): Refusal {
  return new Refusal(409, "not-next-section", "Another section of this test comes first.");
}

export function otherSectionRunning(other: {
  mockId: string;
  mockName: string;
  section: SectionName;
}): Refusal {
  return new Refusal(
    409,
    "other-section-running",
    `A section of ${other.mockName} is still running. Finish it first.`,
    { state: { mockTestId: other.mockId } },
  );
}

export function sectionNotStarted(status: number): Refusal {
  return new Refusal(409, "section-not-started", "No section of this test is running.", {
    state: { status },
  });
}

export function sectionEnded(status: number): Refusal {
  return new Refusal(409, "section-ended", "This section is over.", { state: { status } });
}

export function timeIsUp(status: number): Refusal {
  return new Refusal(409, "time-is-up", "The time was up before this answer arrived.", {
    state: { status },
  });
}

export function alreadyAnswered(order: number): Refusal {
  return new Refusal(
    409,
    "already-answered",
    "You have answered this question already. Answers cannot be changed.",
    { state: { status: 1, order } },
  );
}

export function wrongSectionType(): Refusal {
  const msg = "This question is not in that section.";
  return new Refusal(400, "invalid-input", msg, { errors: [{ field: "sectionType", msg }] });
}

export function sectionNotOver(left: { remainingMs: number; questionsLeft: number }): Refusal {
  return new Refusal(
    409,
    "section-not-over",
    "This section still has time. It ends with its last answer, or when the time is up.",
    { state: { status: 1, ...left } },
  );
}

export function nothingToTakeBack(): Refusal {
  return new Refusal(
    409,
    "nothing-to-take-back",
    "No time of this section was lost through a fault of ours.",
  );
}

export function noBreakNow(): Refusal {
  return new Refusal(409, "no-break-now", "A break can be taken once, between two sections.");
}

export function tryAgain(): Refusal {
  return new Refusal(503, "try-again", "This changed a moment ago. Please try again.", {
    retryAfterSeconds: 1,
  });
}

import type { MockCard, MockLock, MockMode, SectionName } from "@theta/contract";
import { dayOf } from "../../platform/day-of.ts";
import { Refusal } from "../../platform/refusal.ts";

export function noSuchMock(): Refusal {
  return new Refusal(404, "not-found", "We couldn't find that mock.");
}

export function noSuchSection(): Refusal {
  return new Refusal(404, "not-found", "That section isn't in this mock.");
}

export function noSuchQuestion(): Refusal {
  return new Refusal(
    404,
    "not-found",
    "We couldn't find that question among the ones you've seen.",
  );
}

export function notOpened(): Refusal {
  return new Refusal(409, "mock-not-started", "You haven't started this mock yet.", {
    state: { status: 0 },
  });
}

export function notYetAvailable(from: Date): Refusal {
  return new Refusal(409, "not-yet-available", `This mock will be available on ${dayOf(from)}.`);
}

const LOCK_WORDS: Record<MockLock, string> = {
  "no-subscription":
    "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
  "plan-ended": "Your plan has ended. Renew it to take this test.",
  "not-in-plan": "Your plan doesn't include this kind of mock, but another plan does.",
  "used-up":
    "You've started all the mocks of this kind in your plan. Another plan will give you more.",
};

export function locked(lock: MockLock): Refusal {
  const hasNoPlan = lock === "no-subscription" || lock === "plan-ended";
  const code = hasNoPlan ? "subscription-required" : "not-in-plan";
  return new Refusal(403, code, LOCK_WORDS[lock], { state: { lock } });
}

export function resultsClosed(lock: "no-subscription" | "plan-ended"): Refusal {
  const message =
    lock === "plan-ended"
      ? "Your plan has ended. Renew it to see your mock results again."
      : "Choose a plan to see your mock results.";
  return new Refusal(403, "subscription-required", message, { state: { lock } });
}

export function notFinished(status: number): Refusal {
  return new Refusal(
    403,
    "mock-not-finished",
    "Finish the mock to see your scores, solutions, and analytics.",
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
    "You've already chosen the section order for this mock.",
    { state: { status } },
  );
}

export function modeAlreadyChosen(status: MockCard["status"]): Refusal {
  return new Refusal(
    409,
    "mode-already-chosen",
    "You've already chosen the test mode for this mock.",
    { state: { status } },
  );
}

export function notNextSection(): Refusal {
  return new Refusal(409, "not-next-section", "Another section of this mock comes first.");
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
  return new Refusal(409, "section-not-started", "No section of this mock is running.", {
    state: { status },
  });
}

export function sectionEnded(status: number): Refusal {
  return new Refusal(409, "section-ended", "This section is over.", { state: { status } });
}

export function timeIsUp(status: number): Refusal {
  return new Refusal(409, "time-is-up", "Time ran out before this answer reached us.", {
    state: { status },
  });
}

export function alreadyAnswered(order: number, mode: MockMode): Refusal {
  return new Refusal(
    409,
    "already-answered",
    mode === "exam"
      ? "You've already answered this question. You can change up to three answers in the review."
      : "You've already answered this question, and answers can't be changed.",
    { state: { status: 1, order } },
  );
}

export function notExamMode(): Refusal {
  return new Refusal(409, "not-exam-mode", "This mock is forward only, without bookmarks.");
}

export function notInReview(): Refusal {
  return new Refusal(
    409,
    "not-in-review",
    "You can change answers only in exam mode, in the review after a section's last question.",
  );
}

export function noEditsLeft(): Refusal {
  return new Refusal(
    409,
    "no-edits-left",
    "You've changed three answers, and that's the limit for a section. You can still look at every question.",
  );
}

export function editedElsewhere(): Refusal {
  return new Refusal(
    409,
    "edited-elsewhere",
    "An answer was changed in another window. Look at your answers again before you change one.",
  );
}

export function wrongSectionType(): Refusal {
  const msg = "This question isn't in that section.";
  return new Refusal(400, "invalid-input", msg, { errors: [{ field: "sectionType", msg }] });
}

export function sectionNotOver(left: { remainingMs: number; questionsLeft: number }): Refusal {
  return new Refusal(
    409,
    "section-not-over",
    "This section isn't over yet. It ends when you've answered every question or time runs out.",
    { state: { status: 1, ...left } },
  );
}

export function nothingToTakeBack(): Refusal {
  return new Refusal(
    409,
    "nothing-to-take-back",
    "This section didn't lose any time because of us.",
  );
}

export function noBreakNow(): Refusal {
  return new Refusal(
    409,
    "no-break-now",
    "You can't take a break right now. Breaks come between sections.",
  );
}

export function tryAgain(): Refusal {
  return new Refusal(503, "try-again", "This changed a moment ago. Please try again.", {
    retryAfterSeconds: 1,
  });
}

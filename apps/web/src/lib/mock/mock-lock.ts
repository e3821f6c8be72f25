import type { MockCard, MockLock } from "@theta/contract";

interface LockWords {
  /** On the greyed button. */
  label: string;
  title: string;
  text: string;
}

const NO_PLAN: LockWords = {
  label: "Subscribe to Take Test",
  title: "Subscription Required",
  text: "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
};

const KIND = { full: "full-length mock tests", sectional: "sectional tests" };

/** Why a mock cannot be started, and what would change that. */
export function lockWords(lock: MockLock, kind: MockCard["kind"]): LockWords {
  switch (lock) {
    case "no-subscription":
      return NO_PLAN;
    case "not-in-plan":
      return {
        label: "Not in Your Plan",
        title: "Not in your plan",
        text: `Your plan has no ${KIND[kind]}. Another plan does; you can add it to the one you have.`,
      };
    case "used-up":
      return {
        label: "All Used",
        title: "All used",
        text: `You have started all the ${KIND[kind]} that your plan includes. Another plan adds more. What you have started stays yours to finish.`,
      };
  }
}

/** The lock that a refusal speaks of. */
export function lockOfState({ lock }: Readonly<Record<string, unknown>>): MockLock | null {
  return lock === "no-subscription" || lock === "not-in-plan" || lock === "used-up" ? lock : null;
}

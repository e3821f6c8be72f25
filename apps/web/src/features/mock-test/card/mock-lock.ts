import { MOCK_LOCKS, type MockCard, type MockLock } from "@theta/contract";

interface LockWords {
  title: string;
  text: string;
  /** On the button that leads to the plans. */
  action: string;
}

const KIND = { full: "full mock", sectional: "sectional mock" };

/** On the button of a locked mock: you resume a test that was opened but never started, and take the others. */
export function lockLabel(lock: MockLock, { status }: Pick<MockCard, "status">): string {
  const what = status === 0 ? "Take Test" : "Resume";
  switch (lock) {
    case "no-subscription":
      return `Subscribe to ${what}`;
    case "plan-ended":
      return `Renew to ${what}`;
    case "not-in-plan":
      return "Add to your plan";
    case "used-up":
      return "Get more mocks";
    // From a newer server. Whatever locks a test, a plan opens it.
    default:
      return lockLabel("no-subscription", { status });
  }
}

/** Why a mock can't be started, and what would change that. */
export function lockWords(lock: MockLock, kind: MockCard["kind"]): LockWords {
  switch (lock) {
    case "no-subscription":
      return {
        title: "Subscription Required",
        text: "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
        action: "View Plans",
      };
    case "plan-ended":
      return {
        title: "Your plan has ended",
        text: "Renew it to take this test. Your results are safe, and you can still finish any test you've started.",
        action: "Renew plan",
      };
    case "not-in-plan":
      return {
        title: "Not in your plan",
        text: `Your plan doesn't include ${KIND[kind]}s. You can buy one that does.`,
        action: "View plans",
      };
    case "used-up":
      return {
        title: "All used",
        text: `You've used every ${KIND[kind]} in your plan. You can finish the ones you've started, or buy another plan for more.`,
        action: "View plans",
      };
    default:
      return lockWords("no-subscription", kind);
  }
}

/** The lock named in a refusal. */
export function lockOfState({ lock }: Readonly<Record<string, unknown>>): MockLock | null {
  return MOCK_LOCKS.find((one) => one === lock) ?? null;
}

import type { PlanLock, PlanOpens } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

const NAMES: Record<keyof PlanOpens, string> = {
  topicTests: "Topic tests",
  practicePlan: "The practice plan",
  studyNotes: "Study notes",
  mentorSessions: "Mentor sessions",
  support: "Direct support",
};
const SINGULAR: ReadonlySet<keyof PlanOpens> = new Set(["practicePlan", "support"]);

function comesWith(what: keyof PlanOpens, plans: readonly string[]): string {
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(plans);
  return `${NAMES[what]} ${SINGULAR.has(what) ? "comes" : "come"} with ${names}.`;
}

const WHY: Record<PlanLock, string> = {
  "no-subscription": "You don't have an active plan right now.",
  "plan-ended": "Your plan has ended. Renew it to continue.",
  "not-in-plan": "The plan you have doesn't include this.",
};

/** Says why something is locked and which plans include it. */
export function refusePlan(
  what: keyof PlanOpens,
  { plans, lock }: { plans: readonly string[]; lock: PlanLock },
): Refusal {
  const code = lock === "not-in-plan" ? "not-in-plan" : "subscription-required";
  return new Refusal(403, code, `${comesWith(what, plans)} ${WHY[lock]}`, { state: { lock } });
}

import type { PlanOpens } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

const NAMES: Record<keyof PlanOpens, string> = {
  topicTests: "Topic tests",
  practicePlan: "The practice plan",
  studyNotes: "Study notes",
  mentorSessions: "Sessions with a mentor",
  support: "Our direct line to support",
};
const SINGULAR: ReadonlySet<keyof PlanOpens> = new Set(["practicePlan", "support"]);

function comesWith(what: keyof PlanOpens, plans: readonly string[]): string {
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(plans);
  return `${NAMES[what]} ${SINGULAR.has(what) ? "comes" : "come"} with ${names}.`;
}

/** Nothing runs: never bought, or ended. */
export function noPlan(what: keyof PlanOpens, plans: readonly string[]): Refusal {
  return new Refusal(
    403,
    "subscription-required",
    `${comesWith(what, plans)} You don't have an active plan right now.`,
    { state: { lock: "no-subscription" } },
  );
}

export function notInPlan(what: keyof PlanOpens, plans: readonly string[]): Refusal {
  return new Refusal(
    403,
    "not-in-plan",
    `${comesWith(what, plans)} The plan you have doesn't include this.`,
    { state: { lock: "not-in-plan" } },
  );
}

import type { Sent } from "@theta/contract";
import {
  ACCOUNT_STATES,
  type AccountState,
  PLAN_STATES,
  type PlanState,
  type staffLearners,
} from "@theta/contract/staff";

export const FILTERS = ["q", "plan", "state", "from", "to", "sort"] as const;
export type LearnerFilters = Record<(typeof FILTERS)[number], string | undefined>;

const PLAN_WORDS: Readonly<Record<PlanState, string>> = {
  now: "Running",
  past: "Had one",
  never: "Never",
};
const STATE_WORDS: Readonly<Record<AccountState, string>> = { active: "Active", closed: "Closed" };

export const LEARNER_FIELDS = [
  { name: "q", label: "Email or name" },
  {
    name: "plan",
    label: "Plan",
    options: PLAN_STATES.map((value) => ({ value, label: PLAN_WORDS[value] })),
  },
  {
    name: "state",
    label: "Account",
    options: ACCOUNT_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
  },
  { name: "from", label: "Joined from (UTC)", type: "date" },
  { name: "to", label: "Joined to (UTC)", type: "date" },
  {
    name: "sort",
    label: "Sort",
    none: "Newest first",
    options: [
      { value: "oldest", label: "Oldest first" },
      { value: "name", label: "By name" },
    ],
  },
] as const;

/** What an address asks for. A choice that it can't mean is left out; the server refuses the rest. */
export function askedOf({
  q,
  from,
  to,
  ...filters
}: LearnerFilters): Sent<typeof staffLearners.list> {
  const plan = PLAN_STATES.find((one) => one === filters.plan);
  const state = ACCOUNT_STATES.find((one) => one === filters.state);
  const sort = (["oldest", "name"] as const).find((one) => one === filters.sort);
  return {
    ...(q && { q }),
    ...(plan && { plan }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  };
}

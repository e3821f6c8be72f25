import type { PlanOpens } from "@theta/contract";

/** A subscription with what it includes. */
export interface Subscription extends PlanOpens {
  planName: string;
  mocks: number;
  sectionals: number;
  /** Its tests may be used from then on; its own time may begin later. */
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/** What a learner may use. Several subscriptions add up at once, but run one after another. */
export interface Entitlement {
  planName: string;
  startsAt: Date;
  /** For plans that follow one another, the end of the last. */
  endsAt: Date;
  opens: PlanOpens;
}

/** Things that are counted: a plan includes this many, and each is used once. */
export type Counted = "mocks" | "sectionals" | "mentorSessions";

/** How many of a kind are included, and how many of them were started. */
export interface Allowance {
  of: number;
  used: number;
}

/** From a learner's subscriptions, in the order they begin. */
export function entitlementFrom(
  subscriptions: readonly Subscription[],
  now: Date,
): Entitlement | null {
  const open = subscriptions.filter(({ endsAt }) => endsAt > now);
  const [current] = open;
  if (!current) return null;
  return {
    // Their tests are open at the same time, whichever comes first.
    planName: [...new Set(open.map(({ planName }) => planName))].join(" + "),
    startsAt: current.startsAt,
    endsAt: new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime()))),
    opens: {
      // Every plan has the same tests; sessions with a mentor are different, so they add up.
      topicTests: Math.max(...open.map(({ topicTests }) => topicTests)),
      practicePlan: open.some(({ practicePlan }) => practicePlan),
      studyNotes: open.some(({ studyNotes }) => studyNotes),
      mentorSessions: open.reduce((sum, { mentorSessions }) => sum + mentorSessions, 0),
      support: open.some(({ support }) => support),
    },
  };
}

/**
 * What is left of one kind. Each one used takes its place in the subscription that ends first, of
 * those bought by then with room left. So nothing is counted twice, and what an ended subscription
 * had left doesn't outlive it.
 */
export function allowanceIn(
  subscriptions: readonly Subscription[],
  kind: Counted,
  begun: readonly Date[],
  now: Date,
): Allowance {
  const plans = subscriptions
    .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
    .map((plan) => ({ ...plan, used: 0 }));
  for (const at of begun.toSorted((one, other) => one.getTime() - other.getTime())) {
    const plan = plans.find(
      ({ boughtAt, endsAt, used, [kind]: most }) => boughtAt <= at && at < endsAt && used < most,
    );
    if (plan) plan.used += 1;
  }
  const open = plans.filter(({ endsAt }) => endsAt > now);
  return {
    of: open.reduce((sum, plan) => sum + plan[kind], 0),
    used: open.reduce((sum, { used }) => sum + used, 0),
  };
}

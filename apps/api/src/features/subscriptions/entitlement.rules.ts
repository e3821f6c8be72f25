import type { PlanOpens } from "@theta/contract";

/** A subscription with what it opens. */
export interface Subscription extends PlanOpens {
  planName: string;
  mocks: number;
  sectionals: number;
  /** From then on its tests may be used; its own time may begin later. */
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/** What a learner may use. What several subscriptions open adds up at once; their time follows on. */
export interface Entitlement {
  planName: string;
  startsAt: Date;
  /** Of the last plan, where one follows on another. */
  endsAt: Date;
  opens: PlanOpens;
}

/** What is counted: so many come with a plan, and each is used once. */
export type Counted = "mocks" | "sectionals" | "mentorSessions";

/** How many of a kind are open, and how many of these were begun. */
export interface Room {
  of: number;
  used: number;
}

/** From the subscriptions of a learner, the first to begin first. */
export function entitlementFrom(
  subscriptions: readonly Subscription[],
  now: Date,
): Entitlement | null {
  const open = subscriptions.filter(({ endsAt }) => endsAt > now);
  const [current] = open;
  if (!current) return null;
  return {
    // Their tests are open together, whatever comes first.
    planName: [...new Set(open.map(({ planName }) => planName))].join(" + "),
    startsAt: current.startsAt,
    endsAt: new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime()))),
    opens: {
      // The tests are the same ones in every plan; sessions with a mentor are not, so they add up.
      topicTests: Math.max(...open.map(({ topicTests }) => topicTests)),
      practicePlan: open.some(({ practicePlan }) => practicePlan),
      studyNotes: open.some(({ studyNotes }) => studyNotes),
      mentorSessions: open.reduce((sum, { mentorSessions }) => sum + mentorSessions, 0),
      support: open.some(({ support }) => support),
    },
  };
}

/**
 * What is left of one kind. Each that was begun took its place in the subscription that ends
 * first of those bought by then with room in them: so nothing is counted twice, and what an ended
 * subscription had left does not outlive it.
 */
export function roomIn(
  subscriptions: readonly Subscription[],
  kind: Counted,
  begun: readonly Date[],
  now: Date,
): Room {
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

export interface Subscription {
  planName: string;
  mocks: number;
  sectionals: number;
  startsAt: Date;
  endsAt: Date;
}

/** What a learner may use. What several subscriptions open adds up at once; their time follows on. */
export interface Entitlement {
  planName: string;
  /** From when mocks count against what is open. */
  since: Date;
  endsAt: Date;
  mocks: number;
  sectionals: number;
}

/** From the subscriptions that have not ended, the first to begin first. */
export function entitlementFrom(subscriptions: readonly Subscription[]): Entitlement | null {
  const [current] = subscriptions;
  if (!current) return null;
  const sum = (field: "mocks" | "sectionals") =>
    subscriptions.reduce((total, one) => total + one[field], 0);
  return {
    planName: current.planName,
    since: current.startsAt,
    endsAt: new Date(Math.max(...subscriptions.map(({ endsAt }) => endsAt.getTime()))),
    mocks: sum("mocks"),
    sectionals: sum("sectionals"),
  };
}

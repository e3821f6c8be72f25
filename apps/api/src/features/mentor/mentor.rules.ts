export interface Hours {
  subscriptionId: string;
  of: number;
}

/** An hour of a subscription: its first, its second, and so on. */
export interface Hour {
  subscriptionId: string;
  slot: number;
}

/** The first free hour of the subscription that ends first; null if none is left. */
export function freeHour(hours: readonly Hours[], taken: readonly Hour[]): Hour | null {
  const isTaken = (hour: Hour) =>
    taken.some((one) => one.subscriptionId === hour.subscriptionId && one.slot === hour.slot);
  const all = hours.flatMap(({ subscriptionId, of }) =>
    Array.from({ length: of }, (_, k) => ({ subscriptionId, slot: k + 1 })),
  );
  return all.find((hour) => !isTaken(hour)) ?? null;
}

/** How many hours running subscriptions include, and how many of them are taken. */
export function hourAllowance(
  hours: readonly Hours[],
  taken: readonly Hour[],
): { of: number; used: number } {
  const running = new Set(hours.map(({ subscriptionId }) => subscriptionId));
  return {
    of: hours.reduce((sum, { of }) => sum + of, 0),
    used: taken.filter(({ subscriptionId }) => running.has(subscriptionId)).length,
  };
}

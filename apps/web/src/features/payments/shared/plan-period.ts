/** How long a plan lasts, by its order in the list. */
const MONTHS: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 6, 4: 12 };

export const durationLabel = (order: number) => `${MONTHS[order]} Months`;

/** When a plan that opens at a given time ends: calendar months in UTC, as the server counts them. */
export function endOfPlan(order: number, startsAt: number): number {
  const end = new Date(startsAt);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (MONTHS[order] ?? 0));
  // There's no February 31, so it becomes the month's last day.
  end.setUTCDate(Math.min(day, daysIn(end)));
  return end.getTime();
}

function daysIn(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
}

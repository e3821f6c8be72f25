/** Seconds on a question, to a tenth; null if it was never on screen. */
export function secondsSpent(shownAt: Date | null, leftAt: Date | null): number | null {
  if (shownAt === null || leftAt === null) return null;
  return Math.max(0, Math.round((leftAt.getTime() - shownAt.getTime()) / 100) / 10);
}

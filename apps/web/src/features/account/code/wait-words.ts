/** "40 seconds", "56 minutes", "3 hours": rounded up, so it's never shorter than the wait. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

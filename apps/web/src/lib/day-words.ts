const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** "January 5th 2026,": the comma is for the line that continues after it. */
export function availableFrom(timestamp: number): string {
  return `${dayWords(new Date(timestamp))},`;
}

const SHORT = { year: "numeric", month: "short", day: "numeric" } as const;
const TAKEN = new Intl.DateTimeFormat("en", SHORT);
const OPENS = new Intl.DateTimeFormat("en", { ...SHORT, timeZone: "UTC" });

/** "May 18, 2026": the date where the learner is. */
export const dayTaken = (timestamp: number) => TAKEN.format(timestamp);

/** "Jan 5, 2026": the same day everywhere. */
export const dayItOpens = (timestamp: number) => OPENS.format(timestamp);

function dayWords(date: Date): string {
  const day = date.getUTCDate();
  return `${MONTH.format(date)} ${day}${ordinalEnding(day)} ${date.getUTCFullYear()}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** "January 5th 2026,": the comma is for the line that continues after it. */
export function availableFrom(timestamp: number): string {
  return `${dayWords(new Date(timestamp))},`;
}

/** "May 18th 2026": the date where the learner is. */
export function dayTaken(timestamp: number): string {
  const here = new Date(timestamp);
  return dayWords(new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())));
}

function dayWords(date: Date): string {
  const day = date.getUTCDate();
  return `${MONTH.format(date)} ${day}${ordinalEnding(day)} ${date.getUTCFullYear()}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

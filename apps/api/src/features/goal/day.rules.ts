/** Days as text, "2026-11-23": the learner's calendar, without hours and zones. */
export type Day = string;

/** Today's date in a time zone. */
export function dayIn(timeZone: string, at: Date): Day {
  // Canada writes dates in ISO format.
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

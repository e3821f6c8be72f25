import type { Day } from "../goal/day.rules.ts";

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const isSaturday = (day: Day) => utc(day).getUTCDay() === 6;

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** In the seven days from `start` on: the evenings of four weekdays, and the Saturday. */
export function dueDay(start: Day, when: number | "weekend"): Day {
  const days = Array.from({ length: 7 }, (_, k) => addDays(start, k));
  if (when === "weekend") return days.find(isSaturday)!;
  const weekdays = days.filter((day) => ![0, 6].includes(utc(day).getUTCDay()));
  // The third of five stays free.
  return weekdays[[0, 1, 3, 4][when - 1]!]!;
}

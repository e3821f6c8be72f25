import { secondsAllowed, type TimeAllowed } from "@theta/contract";
import { durationWords } from "../../lib/clock-time.ts";

export const TIME_WORDS: Record<TimeAllowed, { name: string; text: string }> = {
  standard: { name: "Standard time", text: "The exam's own timing: 45 minutes per section." },
  "time-and-a-quarter": { name: "Time and a quarter", text: "56 min 15 s per section." },
  "time-and-a-half": { name: "Time and a half", text: "67 min 30 s per section." },
  "double-time": { name: "Double time", text: "90 minutes per section." },
  "no-clock": {
    name: "No clock",
    text: "Take as long as you like. A section stays open for a day.",
  },
};

/** "45 minutes", "67 min 30 s", or that there is no limit: of a test that has so many seconds for everybody else. */
export function limitWords(seconds: number, time: TimeAllowed): string {
  if (time === "no-clock") return "no time limit";
  const allowed = secondsAllowed(seconds, time);
  return allowed % 60 === 0 ? `${allowed / 60} minutes` : durationWords(allowed);
}

/** What to note next to a clock; null for standard time. */
export function timeNote(time: TimeAllowed | undefined): string | null {
  return time === undefined || time === "standard" ? null : TIME_WORDS[time].name;
}

import { secondsAllowed, type TimeAllowed } from "@theta/contract";
import { durationWords, inMinutes } from "../../lib/clock-time.ts";

export const TIME_WORDS: Record<TimeAllowed, { name: string; text: string }> = {
  standard: { name: "Standard time", text: "Same as the exam: 45 minutes per section." },
  "time-and-a-quarter": { name: "Time and a quarter", text: "56 min 15 s per section." },
  "time-and-a-half": { name: "Time and a half", text: "67 min 30 s per section." },
  "double-time": { name: "Double time", text: "90 minutes per section." },
  "no-clock": {
    name: "No clock",
    text: "Take as long as you like. A section stays open for 24 hours.",
  },
};

/** "45 minutes", "67 min 30 s", or that there is no limit: of a test that has so many seconds for everybody else. */
export function limitWords(seconds: number, time: TimeAllowed): string {
  if (time === "no-clock") return "no time limit";
  const allowed = secondsAllowed(seconds, time);
  return allowed % 60 === 0 ? `${allowed / 60} minutes` : durationWords(allowed);
}

/** On a card: "15 min, 10 questions", "22 min 30 s, 10 questions", or "10 questions, no time limit". */
export function lengthWords(seconds: number, totalQuestions: number, time: TimeAllowed): string {
  const questions = `${totalQuestions} questions`;
  if (time === "no-clock") return `${questions}, no time limit`;
  const length =
    time === "standard" ? inMinutes(seconds) : durationWords(secondsAllowed(seconds, time));
  return `${length}, ${questions}`;
}

/** For a test in progress. */
export function runningWords(time: TimeAllowed | undefined): string {
  return time === "no-clock"
    ? "There's no clock. It stays open for 24 hours."
    : "The clock is running.";
}

/** Of a mock or a score: "at time and a half", "at standard time", or "without a clock". */
export function atTime(time: TimeAllowed): string {
  return time === "no-clock" ? "without a clock" : `at ${TIME_WORDS[time].name.toLowerCase()}`;
}

/** What to note next to a clock or a score; null for standard time. */
export function timeNote(time: TimeAllowed | undefined): string | null {
  return time === undefined || time === "standard" ? null : TIME_WORDS[time].name;
}

/** What practice calls things. */
import { FORMAT_NAMES, type PracticeFilter } from "@theta/contract";
import type { NextPractice, PracticeResult } from "./practice-data.ts";

export const SECTION_NAMES: Record<NonNullable<PracticeFilter["section"]>, string> = {
  quant: "Quantitative Reasoning",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};

/** Where there's little room. */
export const SHORT_SECTION_NAMES: typeof SECTION_NAMES = {
  quant: "Quantitative",
  verbal: "Verbal",
  dataInsights: "Data Insights",
};

export const LEVEL_NAMES: Record<NonNullable<PracticeFilter["level"]>, string> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};

/** A question on screen when a quiz ended was left unanswered, and counts as missed. */
export const ONLY_MISSED = "Only what I got wrong or left unanswered";

/** What you're practicing in one line: "Quantitative · Primes · Hard". */
export function filterWords(filter: PracticeFilter): string {
  const { section, format, topic, topics, level, onlyMissed } = filter;
  const words = [
    section && SHORT_SECTION_NAMES[section],
    format && !topic?.startsWith(FORMAT_NAMES[format]) && FORMAT_NAMES[format],
    topic,
    topics && severalWords(topics),
    level && LEVEL_NAMES[level],
    onlyMissed && "Wrong or unanswered",
  ].filter(Boolean);
  return words.length > 0 ? words.join(" · ") : "All questions";
}

/** "4 topics" */
export const severalWords = (topics: readonly string[]) => `${topics.length} topics`;

/** How many questions match the filter. */
export function fittingWords(fitting: number): string {
  if (fitting === 0) return "No questions match";
  return fitting === 1 ? "1 question matches" : `${fitting.toLocaleString("en")} questions match`;
}

/** Why a question was picked. */
export const REASON_WORDS: Record<NonNullable<NextPractice["reason"]>, string> = {
  due: "Due for another look",
  missed: "Missed last time",
  new: "New to you",
  again: "Right last time",
};

const DAY = new Intl.DateTimeFormat("en", { weekday: "long", month: "long", day: "numeric" });
const TIME = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });

/** "on Saturday, November 22", or "today at 5:40 PM". */
export function when(at: number, now: number): string {
  if (DAY.format(at) === DAY.format(now) && at - now < 86_400_000)
    return `today at ${TIME.format(at)}`;
  return `on ${DAY.format(at)}`;
}

export function dueWords(
  { due, nextDueAt }: { due: number; nextDueAt: number | null },
  now: number,
): string {
  if (due === 1) return "1 question you missed is due for another look.";
  if (due > 1) return `${due} questions you missed are due for another look.`;
  if (nextDueAt !== null)
    return `No reviews due until ${when(nextDueAt, now).replace(/^on /, "")}.`;
  return "No reviews due. A question you miss comes back here after a day.";
}

/** Whether and when an answered question comes back. */
export function returnWords({ question, dueAt }: PracticeResult, now: number): string {
  if (dueAt !== null) return `You'll see it again ${when(dueAt, now)}.`;
  return question.isCorrect ? "You're done with this one." : "";
}

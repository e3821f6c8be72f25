import { SECTION_TYPES, type SectionType } from "@theta/contract";
import type { ReopenRefusal, SittingSection } from "@theta/contract/staff";
import { durationWords } from "../../src/lib/clock-time.ts";

export function sectionName(type: SectionType): string {
  if (type === SECTION_TYPES.quant) return "Quantitative";
  return type === SECTION_TYPES.verbal ? "Verbal" : "Data Insights";
}

/** "2 min 5 s", "45 s". */
export function secondsWords(seconds: number): string {
  return seconds === 0 ? "None" : durationWords(Math.round(seconds));
}

export function timesWords(times: number): string {
  if (times === 0) return "Not once";
  return times === 1 ? "Once" : `${times} times`;
}

export const STATE_WORDS: Record<SittingSection["state"], string> = {
  planned: "Not started",
  running: "Running",
  ended: "Ended",
  reopened: "Reopened, waiting for the learner",
};

export const REOPEN_HINTS: Record<ReopenRefusal, string | null> = {
  "section-not-over": null,
  "already-reopened": null,
  "ended-by-learner": "The learner ended it, so it can't be reopened.",
  "ended-too-long-ago": "It ended too long ago to be reopened.",
  "later-section-begun": "A later section has begun, so it can't be reopened.",
  "other-section-running": "It can be reopened once the learner's other section has ended.",
};

export const QUIZ_OVER =
  "A quiz can't be reopened, because its solutions open when it ends. Offer them another one. While a quiz runs, you can add time.";

export function endWords({ endedBy }: Pick<SittingSection, "endedBy">): string {
  return endedBy === "learner" ? "The learner" : "The clock";
}

export const ACT_WORDS: Record<string, string> = {
  "sitting.time-added": "Added time",
  "sitting.section-reopened": "Reopened a section",
  "sitting.reopening-taken-back": "Took a reopening back",
};

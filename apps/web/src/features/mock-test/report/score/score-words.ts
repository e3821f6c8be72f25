import type { SectionReport, SectionType } from "@theta/contract";
import { SECTION_WORDS } from "../../shared/section-words.ts";

export function sectionName(type: SectionType): string {
  return SECTION_WORDS[type].name;
}

const ENDINGS = { one: "st", two: "nd", few: "rd", other: "th" } as Record<string, string>;
const ORDINAL = new Intl.PluralRules("en", { type: "ordinal" });

/** "82nd" */
export function ordinal(percentile: number): string {
  const whole = Math.round(percentile);
  return `${whole}${ENDINGS[ORDINAL.select(whole)]}`;
}

/** "July 2020 to June 2025", for use in a sentence. */
export function periodWords(period: string): string {
  return period.replace(" – ", " to ");
}

/** "66.7%" */
export function percentWords(percent: number | null): string {
  return percent === null ? "–" : `${percent}%`;
}

type Left = Pick<SectionReport, "unanswered" | "totalQuestions" | "path">;

/** "19 (18 not reached)", over one or more sections. */
export function unansweredWords(...sections: readonly Left[]): string {
  const sum = (count: (section: Left) => number) =>
    sections.reduce((whole, section) => whole + count(section), 0);
  const unanswered = sum((section) => section.unanswered);
  const unreached = sum(({ totalQuestions, path }) => totalQuestions - path.length);
  return unreached > 0 ? `${unanswered} (${unreached} not reached)` : String(unanswered);
}

import {
  type MockReport,
  RAPID_SECONDS,
  type SectionReport,
  type SectionType,
  type ShownScore,
} from "@theta/contract";
import { SECTION_WORDS } from "../../shared/section-words.ts";

export function sectionName(type: SectionType): string {
  return SECTION_WORDS[type].name;
}

interface Result {
  /** "Total score" */
  name: string;
  /** What it's compared with: "scores" */
  kind: string;
  score: ShownScore;
}

/** What a mock comes down to: the total, or the one section's score of a sectional mock. */
export function resultOf({ total, sections }: Pick<MockReport, "total" | "sections">): Result {
  if (total) return { name: "Total score", kind: "scores", score: total };
  const { sectionType, score } = sections[0]!;
  const section = sectionName(sectionType);
  return { name: `${section} score`, kind: `${section} scores`, score };
}

/** "76–82"; null for a score without a range. */
export function rangeWords({ low, high }: Pick<ShownScore, "low" | "high">): string | null {
  return low === undefined || high === undefined ? null : `${low}–${high}`;
}

/** Why there's no score range, and what follows from it; null when there is one. */
export function tooFastWords(sections: readonly SectionReport[]): string | null {
  const fast = sections.flatMap(({ sectionType, tooFast }) =>
    tooFast ? [{ ...tooFast, name: sectionName(sectionType) }] : [],
  );
  if (fast.length === 0) return null;
  const counts = fast.map(
    ({ rapid, answered, name }) =>
      `${rapid} of ${answered} questions${sections.length > 1 ? ` in ${name}` : ""}`,
  );
  return `You answered ${LIST.format(counts)} in under ${RAPID_SECONDS} seconds${fast.length > 1 ? " each" : ""}. That's too fast for us to tell how reliable this score is, so we don't show a score range or include it in your trends.`;
}

const LIST = new Intl.ListFormat("en");

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

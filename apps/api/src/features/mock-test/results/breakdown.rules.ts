/** A section's questions by what the exam's own report sorts them by, from the labels that the bank gave them. */
import {
  type Breakdown,
  FORMAT_NAMES,
  FORMATS,
  type KindResult,
  QUANT_SKILL_NAMES,
  type SectionName,
} from "@theta/contract";
import { type Format, QUANT_SKILLS, type QuantSkill, SECTION_OF } from "@theta/items";
import { rangeOfShare } from "./shares.rules.ts";
import { meanSecondsOf, type Went } from "./time-management.rules.ts";

/** A question that was on screen, with its labels in the version served. */
export interface Labeled extends Went {
  /** A skill in Quantitative, and a format in the other sections. */
  readonly area: string;
  readonly topics: readonly string[];
}

interface Kind {
  readonly name: string;
  readonly has: (question: Labeled) => boolean;
}

const ofTopics = (name: string, ...topics: readonly string[]): Kind => ({
  name,
  has: (question) => topics.some((topic) => question.topics.includes(topic)),
});
const ofArea = (name: string, area: QuantSkill | Format): Kind => ({
  name,
  has: (question) => question.area === area,
});
const ofFormat = (format: Format): Kind => ofArea(FORMAT_NAMES[format], format);

/** Data Sufficiency is always about mathematics, so the bank doesn't label it. */
const isMathematics = ({ area, topics }: Labeled) =>
  area === "data-sufficiency" || topics.includes("math");

/** The exam's own names, in plain words. */
const BREAKDOWNS: Record<SectionName, readonly { by: Breakdown["by"]; kinds: readonly Kind[] }[]> =
  {
    quant: [
      {
        by: "domain",
        kinds: [ofTopics("Algebra", "algebra"), ofTopics("Arithmetic", "arithmetic")],
      },
      { by: "context", kinds: [ofTopics("Real world", "real"), ofTopics("Pure math", "pure")] },
      {
        by: "skill",
        kinds: QUANT_SKILLS.map((skill) => ofArea(QUANT_SKILL_NAMES[skill], skill)),
      },
    ],
    verbal: [
      { by: "type", kinds: [ofFormat("reading-comprehension"), ofFormat("critical-reasoning")] },
      {
        by: "skill",
        kinds: [
          ofTopics("Identify stated ideas", "reading-main-idea", "reading-detail"),
          ofTopics(
            "Identify inferred ideas",
            "reading-inference",
            "reading-function",
            "reading-application",
            "reading-tone",
            "reading-evaluation",
          ),
          ofTopics(
            "Analyze and critique",
            "strengthen",
            "weaken",
            "evaluate",
            "flaw",
            "boldface",
            "method",
            "dialogue",
          ),
          ofTopics("Plan and construct", "assumption", "inference", "explain", "complete", "plan"),
        ],
      },
    ],
    dataInsights: [
      {
        by: "type",
        kinds: FORMATS.filter((format) => SECTION_OF[format] === "dataInsights").map(ofFormat),
      },
      {
        by: "domain",
        kinds: [
          { name: "Math related", has: isMathematics },
          ofTopics("Not math related", "non-math"),
        ],
      },
    ],
  };

/**
 * Kinds that weren't asked about are left out, and so are questions without a label from an earlier
 * bank. `isRanged`: whether the answers were slow enough to give a share a range.
 */
export function breakdownsOf(
  section: SectionName,
  questions: readonly Labeled[],
  { isRanged }: { isRanged: boolean },
): Breakdown[] {
  return BREAKDOWNS[section]
    .map(({ by, kinds }) => ({
      by,
      kinds: kinds.flatMap(({ name, has }) => {
        const own = questions.filter(has);
        return own.length === 0 ? [] : [resultOf(name, own, isRanged)];
      }),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

function resultOf(name: string, own: readonly Labeled[], isRanged: boolean): KindResult {
  const asked = own.length;
  const right = own.filter(({ isAnswered, isCorrect }) => isAnswered && isCorrect).length;
  const { low, high } = rangeOfShare({ right, of: asked });
  return {
    name,
    asked,
    right,
    ...(isRanged && { low: Math.round(100 * low), high: Math.round(100 * high) }),
    meanSeconds: meanSecondsOf(own),
  };
}

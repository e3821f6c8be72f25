/**
 * The exam's own words for what a question is about, as slugs. The engine's blueprints count them.
 */
import type { Format } from "@theta/contract";

export { type Format, FORMATS } from "@theta/contract";
export { ARGUMENT_KINDS } from "@theta/engine/argument-kinds";

export const SECTIONS = ["quant", "verbal", "dataInsights"] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_OF: Readonly<Record<Format, Section>> = {
  "problem-solving": "quant",
  "reading-comprehension": "verbal",
  "critical-reasoning": "verbal",
  "data-sufficiency": "dataInsights",
  "multi-source-reasoning": "dataInsights",
  "table-analysis": "dataInsights",
  "graphics-interpretation": "dataInsights",
  "two-part-analysis": "dataInsights",
};

/** The four skills of Quantitative Reasoning with their 24 subtopics. */
export const QUANT_SUBTOPICS = {
  "value-order-factors": [
    "primes",
    "divisibility-gcf-lcm",
    "remainders-units-digits",
    "parity-signs",
    "consecutive-evenly-spaced",
    "exponents-roots",
    "absolute-value-number-line-decimals",
    "must-be-true",
  ],
  "equal-unequal-algebra": [
    "linear-systems",
    "quadratics-factoring",
    "inequalities",
    "functions-sequences",
    "algebraic-translation",
    "min-max",
  ],
  "rates-ratio-percent": [
    "percent-change",
    "ratio-proportion",
    "rate-speed-work",
    "mixtures-weighted-average",
    "interest-profit-discount",
  ],
  "counting-sets-series-probability-statistics": [
    "overlapping-sets",
    "combinatorics",
    "probability",
    "mean-median-deviation",
    "series-patterns",
  ],
} as const;

export type QuantSkill = keyof typeof QUANT_SUBTOPICS;
export const QUANT_SKILLS = Object.keys(QUANT_SUBTOPICS) as readonly QuantSkill[];
export type QuantSubtopic = (typeof QUANT_SUBTOPICS)[QuantSkill][number];

export function skillOf(subtopic: QuantSubtopic): QuantSkill {
  return QUANT_SKILLS.find((skill) =>
    (QUANT_SUBTOPICS[skill] as readonly string[]).includes(subtopic),
  )!;
}

export const DOMAINS = ["arithmetic", "algebra"] as const;
export type Domain = (typeof DOMAINS)[number];

export const CONTEXTS = ["real", "pure"] as const;
export type Context = (typeof CONTEXTS)[number];

export const READING_KINDS = [
  "main-idea",
  "detail",
  "inference",
  "function",
  "application",
  "tone",
  "evaluation",
] as const;

export const SUFFICIENCY_KINDS = ["value", "yes-no"] as const;

/**
 * What makes Data Sufficiency hard to judge: something looks too weak and is enough; something looks
 * enough and isn't; each alone is nearly enough, so that people combine them, but one suffices; or
 * both together almost settle the question.
 */
export const TENSIONS = ["hidden-enough", "false-enough", "c-trap", "near-miss"] as const;
export type Tension = (typeof TENSIONS)[number];

/** What a Data Insights question requires of the learner: mathematics or reading. */
export const INSIGHT_KINDS = ["math", "non-math"] as const;

export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export type Letter = (typeof LETTERS)[number];

export const FORMATS = [
  "problem-solving",
  "reading-comprehension",
  "critical-reasoning",
  "data-sufficiency",
  "multi-source-reasoning",
  "table-analysis",
  "graphics-interpretation",
  "two-part-analysis",
] as const;

export type Format = (typeof FORMATS)[number];

/** What people read where the API has a slug. */
export const FORMAT_NAMES: Readonly<Record<Format, string>> = {
  "problem-solving": "Problem Solving",
  "reading-comprehension": "Reading Comprehension",
  "critical-reasoning": "Critical Reasoning",
  "data-sufficiency": "Data Sufficiency",
  "multi-source-reasoning": "Multi-Source Reasoning",
  "table-analysis": "Table Analysis",
  "graphics-interpretation": "Graphics Interpretation",
  "two-part-analysis": "Two-Part Analysis",
};

/** The exam's four skills of Quantitative Reasoning, spelled the same in reports, notes, and sheets. */
export const QUANT_SKILL_NAMES = {
  "value-order-factors": "Value, order, and factors",
  "equal-unequal-algebra": "Equations, inequalities, and algebra",
  "rates-ratio-percent": "Rates, ratios, and percents",
  "counting-sets-series-probability-statistics":
    "Counting, sets, series, probability, and statistics",
} as const;

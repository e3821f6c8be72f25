import type { QuantSubtopic } from "./taxonomy.ts";

export { QUANT_SKILL_NAMES } from "@theta/contract";

/** What people read where the bank has a slug. */

export const SUBTOPIC_LABELS: Readonly<Record<QuantSubtopic, string>> = {
  primes: "Primes",
  "divisibility-gcf-lcm": "Divisibility, GCF, and LCM",
  "remainders-units-digits": "Remainders and Units Digits",
  "parity-signs": "Even, Odd, and Signs",
  "consecutive-evenly-spaced": "Consecutive and Evenly Spaced Integers",
  "exponents-roots": "Exponents and Roots",
  "absolute-value-number-line-decimals": "Absolute Value, Number Line, and Decimals",
  "must-be-true": "Must Be True",
  "linear-systems": "Linear Equations and Systems",
  "quadratics-factoring": "Quadratics and Factoring",
  inequalities: "Inequalities",
  "functions-sequences": "Functions and Sequences",
  "algebraic-translation": "Translating Words into Algebra",
  "min-max": "Minimum and Maximum",
  "percent-change": "Percent Change",
  "ratio-proportion": "Ratio and Proportion",
  "rate-speed-work": "Rates, Speed, and Work",
  "mixtures-weighted-average": "Mixtures and Weighted Averages",
  "interest-profit-discount": "Interest, Profit, and Discount",
  "overlapping-sets": "Overlapping Sets",
  combinatorics: "Counting Methods",
  probability: "Probability",
  "mean-median-deviation": "Mean, Median, and Standard Deviation",
  "series-patterns": "Series and Patterns",
};

/** "main-idea" as "Main Idea". */
export function labelOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

import { QUANT_SKILL_NAMES as SKILL } from "@theta/items";

/** Every note, in the order of the list and of Previous and Next. */
export const ORDER: readonly { group: string; names: readonly string[] }[] = [
  {
    group: SKILL["value-order-factors"],
    names: [
      "primes",
      "divisibility-gcf-lcm",
      "remainders-units-digits",
      "parity-signs",
      "consecutive-evenly-spaced",
      "exponents-roots",
      "absolute-value-number-line-decimals",
      "must-be-true",
    ],
  },
  {
    group: SKILL["equal-unequal-algebra"],
    names: [
      "linear-systems",
      "quadratics-factoring",
      "inequalities",
      "functions-sequences",
      "algebraic-translation",
      "min-max",
    ],
  },
  {
    group: SKILL["rates-ratio-percent"],
    names: [
      "percent-change",
      "ratio-proportion",
      "rate-speed-work",
      "mixtures-weighted-average",
      "interest-profit-discount",
    ],
  },
  {
    group: SKILL["counting-sets-series-probability-statistics"],
    names: [
      "overlapping-sets",
      "combinatorics",
      "probability",
      "mean-median-deviation",
      "series-patterns",
    ],
  },
  {
    group: "Critical Reasoning",
    names: [
      "argument-assumption",
      "argument-strengthen",
      "argument-weaken",
      "argument-evaluate-plan",
      "argument-inference",
      "argument-explain",
      "argument-structure",
    ],
  },
  {
    group: "Reading Comprehension",
    names: ["reading-main-idea", "reading-detail-function", "reading-inference"],
  },
  {
    group: "Data Sufficiency",
    names: ["sufficiency-method", "sufficiency-value", "sufficiency-yes-no"],
  },
  {
    group: "Graphics, tables, and sources",
    names: [
      "graphics-charts",
      "graphics-relationships",
      "tables-sort-count",
      "tables-infer",
      "multi-source",
    ],
  },
  {
    group: "Two-Part Analysis",
    names: ["two-part-quantitative", "two-part-verbal"],
  },
];

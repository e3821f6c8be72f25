import { QUANT_SKILL_NAMES } from "@theta/contract";

/** What is on the exam, by section and topic. */
export const SYLLABUS = [
  {
    section: "Quantitative Reasoning",
    about:
      "21 questions with five options each. Arithmetic and algebra, as pure math or word problems. No geometry and no calculator.",
    topics: [
      {
        name: QUANT_SKILL_NAMES["value-order-factors"],
        parts:
          "Primes; divisibility, common factors and multiples; remainders and units digits; parity and signs; consecutive and evenly spaced numbers; exponents and roots; absolute value and decimals; must-be-true questions.",
      },
      {
        name: QUANT_SKILL_NAMES["equal-unequal-algebra"],
        parts:
          "Linear systems; quadratics and factoring; inequalities; functions and sequences; turning words into algebra; maximum and minimum values.",
      },
      {
        name: QUANT_SKILL_NAMES["rates-ratio-percent"],
        parts:
          "Successive percent changes; ratios and proportions; rates, speed, and work; mixtures and weighted averages; interest, profit, and discount.",
      },
      {
        name: QUANT_SKILL_NAMES["counting-sets-series-probability-statistics"],
        parts:
          "Overlapping sets; combinatorics; probability; mean, median, and standard deviation; series and patterns.",
      },
    ],
  },
  {
    section: "Verbal Reasoning",
    about:
      "23 questions with five options each. A little more than half are about passages, the rest about short arguments. No grammar.",
    topics: [
      {
        name: "Reading Comprehension: stated ideas",
        parts:
          "Main idea and purpose; supporting detail. Passages of up to 350 words on social science, natural science, and business, with three or four questions each.",
      },
      {
        name: "Reading Comprehension: inferred ideas",
        parts: "Inference; application; function and structure; tone; evaluation and analogy.",
      },
      {
        name: "Critical Reasoning: analysis and critique",
        parts:
          "Weakening, strengthening, and evaluating an argument; flaws; methods of reasoning; the role of a sentence.",
      },
      {
        name: "Critical Reasoning: plan and construct",
        parts:
          "Assumptions; plans and goals; paradoxes; passages to complete; inferences and conclusions.",
      },
    ],
  },
  {
    section: "Data Insights",
    about:
      "20 questions in five formats, with an on-screen calculator. When a question has several parts, you need all of them right.",
    topics: [
      {
        name: "Data Sufficiency",
        parts:
          "A question and two statements: is either enough to answer it, or do you need both? The five options are always the same.",
      },
      {
        name: "Multi-Source Reasoning",
        parts: "Two or three tabs of text, tables, and charts, with a set of three questions.",
      },
      {
        name: "Table Analysis",
        parts: "A table you can sort, and three statements to judge.",
      },
      {
        name: "Graphics Interpretation",
        parts: "A chart, and statements with two blanks to fill from drop-down lists.",
      },
      {
        name: "Two-Part Analysis",
        parts: "One problem with two answers, one in each column of a grid.",
      },
    ],
  },
] as const;

/** What is asked, by section and topic. */
export const SYLLABUS = [
  {
    section: "Quantitative Reasoning",
    about:
      "21 questions with five options each. Arithmetic and algebra, in pure form or in a story; no geometry, no calculator.",
    topics: [
      {
        name: "Value, order, factors",
        parts:
          "Primes; divisibility, common factors and multiples; remainders and units digits; parity and signs; consecutive and evenly spaced numbers; exponents and roots; absolute value and decimals; what must be true.",
      },
      {
        name: "Equations, inequalities, algebra",
        parts:
          "Linear systems; quadratics and factoring; inequalities; functions and sequences; from words to algebra; greatest and least values.",
      },
      {
        name: "Rates, ratios, percents",
        parts:
          "Chains of percent changes; ratio and proportion; rate, speed and work; mixtures and weighted averages; interest, profit and discount.",
      },
      {
        name: "Counting, sets, probability, statistics",
        parts:
          "Overlapping sets; combinatorics; probability; mean, median and standard deviation; series and patterns.",
      },
    ],
  },
  {
    section: "Verbal Reasoning",
    about:
      "23 questions with five options each. A little more than half belong to passages, the others to short arguments; no grammar is tested.",
    topics: [
      {
        name: "Reading Comprehension: stated ideas",
        parts:
          "Main idea and purpose; supporting detail. Passages of up to 350 words from social science, natural science and business, with three or four questions each.",
      },
      {
        name: "Reading Comprehension: inferred ideas",
        parts: "Inference; application; function and structure; tone; evaluation and analogy.",
      },
      {
        name: "Critical Reasoning: analysis and critique",
        parts: "Weaken; strengthen; evaluate; flaw; method and the role of a sentence.",
      },
      {
        name: "Critical Reasoning: plan and construct",
        parts:
          "Assumption; plans and goals; explain a paradox; complete the passage; inference and conclusion.",
      },
    ],
  },
  {
    section: "Data Insights",
    about:
      "20 questions in five formats, with a calculator on screen. Where a question has several parts, all of them must be right.",
    topics: [
      {
        name: "Data Sufficiency",
        parts:
          "A question and two statements: which of them are enough to answer it? The five options are always the same.",
      },
      {
        name: "Multi-Source Reasoning",
        parts: "Two or three tabs of text, tables and figures, with a set of three questions.",
      },
      {
        name: "Table Analysis",
        parts: "A table that can be sorted, and three statements to judge by it.",
      },
      {
        name: "Graphics Interpretation",
        parts: "A chart, and sentences whose two gaps are filled from lists.",
      },
      {
        name: "Two-Part Analysis",
        parts: "One problem with two answers, one in each column of a grid.",
      },
    ],
  },
] as const;

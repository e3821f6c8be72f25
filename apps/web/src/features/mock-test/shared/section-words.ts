import { SECTION_TYPES, type SectionType } from "@theta/contract";

interface SectionWords {
  name: string;
  /** Where there is little room. */
  short: string;
  /** In a sentence. */
  brief: string;
  /** As the choice of an order names it. */
  inOrder: string;
  questions: number;
  /** Each with what it asks. */
  formats: readonly (readonly [string, string])[];
  hasCalculator: boolean;
}

/** The three sections of the exam, as the screens of a mock name and explain them. */
export const SECTION_WORDS: Readonly<Record<SectionType, SectionWords>> = {
  [SECTION_TYPES.quant]: {
    name: "Quantitative Reasoning",
    short: "Quant",
    brief: "Quantitative",
    inOrder: "Quantitative",
    questions: 21,
    formats: [["Problem solving", "arithmetic and algebra, five options each"]],
    hasCalculator: false,
  },
  [SECTION_TYPES.verbal]: {
    name: "Verbal Reasoning",
    short: "Verbal",
    brief: "Verbal",
    inOrder: "Verbal",
    questions: 23,
    formats: [
      ["Reading comprehension", "a passage with several questions, one at a time"],
      ["Critical reasoning", "a short argument with one question"],
    ],
    hasCalculator: false,
  },
  [SECTION_TYPES.dataInsights]: {
    name: "Data Insights",
    short: "Data",
    brief: "Data Insights",
    inOrder: "Data Insight",
    questions: 20,
    formats: [
      ["Data sufficiency", "are the statements enough to answer?"],
      ["Multi-source reasoning", "tabs of texts and tables with several questions"],
      ["Table analysis", "a table that you can sort"],
      ["Graphics interpretation", "a chart with gaps to fill from menus"],
      ["Two-part analysis", "two answers from one table of choices"],
    ],
    hasCalculator: true,
  },
};

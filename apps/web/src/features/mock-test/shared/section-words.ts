import { SECTION_TYPES, type SectionType } from "@theta/contract";

interface SectionWords {
  name: string;
  /** Where there's little room. */
  short: string;
  /** In a sentence. */
  brief: string;
  /** In the choice of an order. */
  inOrder: string;
  questions: number;
  /** Each format and what it asks. */
  formats: readonly (readonly [string, string])[];
  hasCalculator: boolean;
}

/** The exam's three sections, as the screens of a mock name and explain them. */
export const SECTION_WORDS: Readonly<Record<SectionType, SectionWords>> = {
  [SECTION_TYPES.quant]: {
    name: "Quantitative Reasoning",
    short: "Quant",
    brief: "Quantitative",
    inOrder: "Quantitative",
    questions: 21,
    formats: [["Problem Solving", "arithmetic and algebra, with five options"]],
    hasCalculator: false,
  },
  [SECTION_TYPES.verbal]: {
    name: "Verbal Reasoning",
    short: "Verbal",
    brief: "Verbal",
    inOrder: "Verbal",
    questions: 23,
    formats: [
      ["Reading Comprehension", "a passage with several questions, one at a time"],
      ["Critical Reasoning", "a short argument with one question"],
    ],
    hasCalculator: false,
  },
  [SECTION_TYPES.dataInsights]: {
    name: "Data Insights",
    short: "DI",
    brief: "Data Insights",
    inOrder: "Data Insight",
    questions: 20,
    formats: [
      ["Data Sufficiency", "are the statements enough to answer?"],
      ["Multi-Source Reasoning", "tabs with text and tables, and several questions about them"],
      ["Table Analysis", "a table you can sort, and statements about it"],
      ["Graphics Interpretation", "a chart, and sentences you complete from menus"],
      ["Two-Part Analysis", "a question with two answers, picked from one list"],
    ],
    hasCalculator: true,
  },
};

import { PublicQuestion, ReviewedQuestion } from "@theta/contract";
import argument from "./question-samples/critical-reasoning.json";
import sufficiency from "./question-samples/data-sufficiency.json";
import graphic from "./question-samples/graphics-interpretation.json";
import sources from "./question-samples/multi-source-reasoning.json";
import problem from "./question-samples/problem-solving.json";
import passage from "./question-samples/reading-comprehension.json";
import table from "./question-samples/table-analysis.json";
import twoPart from "./question-samples/two-part-analysis.json";

export interface Sample {
  name: string;
  reviewed: ReviewedQuestion;
}

/** What the server would send for one question in each format. */
export const SAMPLES: readonly Sample[] = [
  { name: "Problem Solving", json: problem },
  { name: "Reading Comprehension", json: passage },
  { name: "Critical Reasoning", json: argument },
  { name: "Data Sufficiency", json: sufficiency },
  { name: "Multi-Source Reasoning", json: sources },
  { name: "Table Analysis", json: table },
  { name: "Graphics Interpretation", json: graphic },
  { name: "Two-Part Analysis", json: twoPart },
].map(({ name, json }) => ({ name, reviewed: ReviewedQuestion.parse(json) }));

/** The same question as shown before it's answered. */
export function asPublic(question: ReviewedQuestion): PublicQuestion {
  const { questionId, format, layout, sections, sentences, options, parts } = question;
  return PublicQuestion.parse({
    questionId,
    format,
    layout,
    sections,
    ...(sentences && { sentences }),
    options: options.map(withoutKey),
    ...(parts && {
      parts: parts.map((part) => ({
        partId: part.partId,
        displayText: part.displayText,
        options: part.options.map(withoutKey),
      })),
    }),
  });
}

function withoutKey<Option extends { isCorrect: boolean; rationale: string }>(option: Option) {
  const { isCorrect: _, rationale: __, ...shown } = option;
  return shown;
}

import type {
  PublicQuestion,
  QuestionFormat,
  QuestionOption,
  ReviewedQuestion,
} from "@theta/contract";
import type { RenderedItem, RenderedOption } from "./rendered-item.ts";

export interface ServedItem {
  readonly questionId: string;
  readonly format: QuestionFormat;
  readonly content: RenderedItem;
}

/** What a learner may see while answering: picked field by field, so that a new field stays private. */
export function toPublicQuestion({ questionId, format, content }: ServedItem): PublicQuestion {
  const { layout, sections, options, parts, sentences } = content;
  return {
    questionId,
    format,
    layout,
    sections: sections.map(toSection),
    options: options.map(toOption),
    ...(parts.length > 0
      ? {
          parts: parts.map(({ id, html, options: own }) => ({
            partId: id,
            displayText: html,
            options: own.map(toOption),
          })),
        }
      : {}),
    ...(sentences
      ? { sentences: sentences.map((pieces) => pieces.map((piece) => ({ ...piece }))) }
      : {}),
  };
}

function toSection({ _id, role, title, displayText, table }: RenderedItem["sections"][number]) {
  return {
    _id,
    sectionType: 1 as const,
    role,
    displayText,
    ...(title === undefined ? {} : { title }),
    ...(table === undefined ? {} : { table }),
  };
}

function toOption({ id, html }: RenderedOption): QuestionOption {
  return { optionId: id, optionType: 1, displayText: html };
}

export interface FinishedItem extends ServedItem {
  readonly topicName: string;
  readonly difficulty: number;
}

/** The question with key, reasons and solution, for who has finished with it. */
export function toReviewedQuestion(item: FinishedItem): ReviewedQuestion {
  const { parts, options, solution } = item.content;
  const { parts: _, options: __, ...question } = toPublicQuestion(item);
  return {
    ...question,
    topicName: item.topicName,
    difficuiltyLevel: item.difficulty,
    options: options.map(toReviewedOption),
    ...(parts.length > 0
      ? {
          parts: parts.map(({ id, html, why, options: own }) => ({
            partId: id,
            displayText: html,
            options: own.map(toReviewedOption),
            ...(why === undefined ? {} : { rationale: why }),
          })),
        }
      : {}),
    solution: [
      { _id: "idea", role: "idea" as const, displayText: solution.idea },
      ...solution.steps.map((step, k) => ({
        _id: `step-${k + 1}`,
        role: "step" as const,
        displayText: step,
      })),
      ...(solution.check === undefined
        ? []
        : [{ _id: "check", role: "check" as const, displayText: solution.check }]),
    ],
  };
}

function toReviewedOption(option: RenderedOption) {
  return { ...toOption(option), isCorrect: option.isKey, rationale: option.why };
}

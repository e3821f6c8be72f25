import type {
  Format,
  PublicQuestion,
  QuestionImage,
  QuestionOption,
  QuestionPart,
  QuestionSection,
  ReviewedQuestion,
} from "@theta/contract";
import { pictureAddress } from "@theta/contract";
import type { PictureSizes } from "./form/picture-form.ts";
import { plainText } from "./plain-text.ts";
import type { RenderedItem, RenderedOption, RenderedSection } from "./rendered-item.ts";

export interface ServedItem {
  readonly questionId: string;
  readonly format: Format;
  readonly content: RenderedItem;
}

/**
 * What a learner may see while answering. It is picked field by field, so a new field stays
 * private.
 */
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
            options: own.map(toTextOption),
          })),
        }
      : {}),
    ...(sentences
      ? { sentences: sentences.map((pieces) => pieces.map((piece) => ({ ...piece }))) }
      : {}),
  };
}

function toSection(section: RenderedSection): QuestionSection {
  const { _id, role, title, displayText } = section;
  const shared = { _id, role, displayText, ...(title === undefined ? {} : { title }) };
  if (section.sectionType === 2)
    return { ...shared, sectionType: 2, displayImage: toImage(section.alt, section.files) };
  const { table } = section;
  return { ...shared, sectionType: 1, ...(table === undefined ? {} : { table }) };
}

function toOption(option: RenderedOption): QuestionOption {
  const { id, html, files } = option;
  if (files === undefined) return toTextOption(option);
  return {
    optionId: id,
    optionType: 2,
    displayText: html,
    displayImage: toImage(plainText(html), files),
  };
}

function toTextOption({ id, html }: RenderedOption): QuestionPart["options"][number] {
  return { optionId: id, optionType: 1, displayText: html };
}

function toImage(alt: string, files: PictureSizes): QuestionImage {
  const { file, width, height } = files.at(-1)!;
  return {
    imageURL: pictureAddress(file),
    alt,
    width,
    height,
    sizes: files.map((size) => ({ imageURL: pictureAddress(size.file), width: size.width })),
  };
}

export interface FinishedItem extends ServedItem {
  readonly topicName: string;
  readonly difficulty: number;
}

/** The question with key, reasons, and solution, for a learner who has finished with it. */
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
            options: own.map((option) => ({ ...toTextOption(option), ...verdictOf(option) })),
            ...(why === undefined ? {} : { rationale: why }),
          })),
        }
      : {}),
    solution: [
      { _id: "idea", role: "idea", displayText: solution.idea },
      ...listed("fast", solution.fast ?? []),
      ...listed("step", solution.steps),
      ...lineOf("check", solution.check),
      ...lineOf("takeaway", solution.takeaway),
    ],
  };
}

type SolutionPart = ReviewedQuestion["solution"][number];

function listed(role: SolutionPart["role"], texts: readonly string[]): SolutionPart[] {
  return texts.map((displayText, k) => ({ _id: `${role}-${k + 1}`, role, displayText }));
}

function lineOf(role: SolutionPart["role"], displayText: string | undefined): SolutionPart[] {
  return displayText === undefined ? [] : [{ _id: role, role, displayText }];
}

function toReviewedOption(option: RenderedOption): ReviewedQuestion["options"][number] {
  return { ...toOption(option), ...verdictOf(option) };
}

function verdictOf({ isKey, why }: RenderedOption) {
  return { isCorrect: isKey, rationale: why };
}

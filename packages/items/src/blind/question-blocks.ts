import { type Asked, originOf, type Question } from "../asked.ts";
import { FIXED_OPTIONS } from "../fixed-options.ts";
import { type PlacedPicture, picturesOf } from "../pictures.ts";
import { optionGroups } from "../question-text.ts";
import { letterAt, versionOf } from "./blind-answer.ts";
import { dataBlock } from "./data-block.ts";

/** What a sheet calls its questions and what they are about, and which text of them it shows. */
export interface Names {
  question(asked: Asked): string;
  set(asked: Asked): string;
  version(asked: Asked): string;
}

/** The names of the bank. */
export const BANK_NAMES: Names = {
  question: ({ item }) => item.id,
  set: originOf,
  version: versionOf,
};

/**
 * Questions as a learner sees them, with the hash of their text, but no key, reasons, or
 * difficulty. The text of a set comes once, before its questions.
 */
export function questionBlocks(questions: readonly Asked[], names: Names): string[] {
  return questions.map((asked, k) => {
    const isNewSet = asked.set && asked.set !== questions[k - 1]?.set;
    return [
      ...(isNewSet ? [`# ${names.set(asked)}\n\n${stimulus(asked)}`] : []),
      headingOf(names.question(asked), names.version(asked)),
      "argument" in asked.item ? asked.item.argument : "",
      "intro" in asked.item ? asked.item.intro : "",
      dataBlock(asked.item),
      "stem" in asked.item ? asked.item.stem : "",
      pictureLines(asked.item),
      choices(asked.item),
    ]
      .filter(Boolean)
      .join("\n\n");
  });
}

/** `matchReplies` finds the questions of a sheet by this line. */
export function headingOf(name: string, version: string): string {
  return `## ${name} · ${version}`;
}

/** Introduction and questions, apart from one another. */
export function sheetOf(introduction: string, blocks: readonly string[]): string {
  return `${[introduction, ...blocks].join("\n---\n\n")}\n`;
}

export function stimulus(asked: Asked): string {
  const set = asked.set!;
  return "passage" in set
    ? set.passage
    : set.sources
        .map((source) =>
          [`**[${source.title}]**`, source.text, pictureLines(source)].filter(Boolean).join("\n\n"),
        )
        .join("\n\n");
}

/**
 * Lists the largest files, whose names give nothing away. A picture's words would help too much.
 */
function pictureLines(read: object): string {
  return picturesOf(read)
    .filter(({ description }) => description !== null)
    .map(fileOf)
    .join("\n\n");
}

function fileOf({ sizes }: Pick<PlacedPicture, "sizes">): string {
  return `![picture](${PICTURES}/${sizes.at(-1)?.file ?? "missing"})`;
}

/** From the root of the repository. */
const PICTURES = "content/pictures/made";

function choices(item: Question): string {
  if ("choices" in item)
    return [
      `Choices: 1 = ${item.choices[0]}, 2 = ${item.choices[1]}`,
      ...item.rows.map(({ text }, r) => `${r + 1}. ${text}`),
    ].join("\n");
  if (item.format === "data-sufficiency")
    return [
      ...item.statements.map((text, k) => `(${k + 1}) ${text}`),
      ...FIXED_OPTIONS.map(lettered),
    ].join("\n");
  const pictured = picturesOf(item).filter(({ description }) => description === null);
  if (pictured.length > 0)
    return pictured.map((picture, k) => lettered(fileOf(picture), k)).join("\n");
  const names = item.format === "two-part-analysis" ? item.columns : ["1", "2"];
  const groups = optionGroups(item);
  return groups
    .map((options, g) =>
      [
        ...(groups.length > 1 ? [`{${names[g]!}}`] : []),
        ...options.map(({ text }, k) => lettered(text, k)),
      ].join("\n"),
    )
    .join("\n\n");
}

export function lettered(text: string, place: number): string {
  return `(${letterAt(place)}) ${text}`;
}

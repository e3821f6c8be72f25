import { createHash } from "node:crypto";
import { z } from "zod";
import { type Asked, type Question, stimulusText } from "../asked.ts";
import { markOfPictures } from "../pictures.ts";
import { optionGroups } from "../question-text.ts";
import { LETTERS } from "../taxonomy.ts";
import { dataBlock } from "./data-block.ts";

/** How a reader who saw only the question answered it. */
export const blindAnswerForm = z.strictObject({
  item: z.string(),
  /** Of the text that was read. A changed text is another version and must be solved again. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
  solver: z.string().regex(/^[a-z]+-\d+$/, "must be a word and a number, as in reader-7"),
  on: z.iso.date(),
  /**
   * A letter for each choice: "BD" for two drop-downs or columns. For rows, the number of each
   * choice: "121" means first, second, first.
   */
  answer: z.string(),
  matches: z.boolean(),
  sure: z.number().min(0).max(100),
  /** The wrong letter or row that would tempt most good readers. */
  tempts: z.string().optional(),
  /** Other letters or rows that could be defended. */
  defends: z.array(z.string()),
  difficulty: z.number().min(1).max(10),
  note: z.string().optional(),
});
export type BlindAnswer = z.output<typeof blindAnswerForm>;

/** The right answer in the form solvers write it. */
export function keyOf(item: Question): string {
  if ("choices" in item) return item.rows.map(({ key }) => key + 1).join("");
  if (item.format === "data-sufficiency") return item.key;
  return optionGroups(item)
    .map((options) => letterAt(options.findIndex(({ isKey }) => isKey)))
    .join("");
}

/** Two-Part Analysis has up to six rows; every other format has five options. */
export function letterAt(place: number): string {
  return [...LETTERS, "F"][place]!;
}

/** A hash of everything a solver reads. */
export function versionOf({ item, set }: Asked): string {
  const choices =
    "choices" in item
      ? [item.choices, item.rows.map(({ text }) => text)]
      : "options" in item && item.options.map(({ text }) => text);
  const argument = "argument" in item ? item.argument : "";
  const read = [set && stimulusText(set), argument, "stem" in item && item.stem, choices];
  // Left out when empty, so that texts already read keep their hash.
  const more = [
    choicesOfParts(item),
    markOfPictures({ item, set, variant: null }),
    dataBlock(item),
  ].filter(Boolean);
  read.push(...more);
  return hashOf(read);
}

/** A hash of what somebody reads who checks a solution: the question, its reasons, and its steps. */
export function solutionVersionOf(asked: Asked): string {
  return hashOf([versionOf(asked), reasonsOf(asked.item), asked.item.solution]);
}

/** Why each choice is right or wrong, in the order shown. */
export function reasonsOf(item: Question): string[] {
  if ("options" in item) return item.options.map(({ why }) => why);
  if (item.format === "data-sufficiency") return LETTERS.map((letter) => item.why[letter] ?? "");
  if (item.format === "graphics-interpretation")
    return item.blanks.flatMap(({ options }) => options.map(({ why }) => why));
  return item.rows.map(({ why }) => why);
}

function hashOf(read: unknown): string {
  return createHash("sha256").update(JSON.stringify(read)).digest("hex").slice(0, 8);
}

/** What a solver reads in formats whose choices aren't options or rows. */
function choicesOfParts(item: Question): string | null {
  switch (item.format) {
    case "data-sufficiency":
      return item.statements.join("\n");
    case "graphics-interpretation":
      return [
        item.intro,
        ...item.blanks.flatMap(({ options }) => options.map(({ text }) => text)),
      ].join("\n");
    case "two-part-analysis":
      return [...item.columns, ...item.rows.map(({ text }) => text)].join("\n");
    default:
      return null;
  }
}

export type BlindVerdict = "waiting" | "passed" | "failed";

/** A question passes when two readers agree with the key and could defend no other answer. */
export function blindVerdict(asked: Asked, record: readonly BlindAnswer[]): BlindVerdict {
  const own = answersTo(asked, record);
  // Compares with today's key: a key changed after the reading has no agreement.
  const key = keyOf(asked.item);
  if (own.some(({ answer, defends }) => answer !== key || defends.length > 0)) return "failed";
  return new Set(own.map(({ solver }) => solver)).size >= 2 ? "passed" : "waiting";
}

/** The answers to a question's current version. */
export function answersTo<Answer extends { readonly item: string; readonly version: string }>(
  asked: Asked,
  record: readonly Answer[],
): Answer[] {
  const version = versionOf(asked);
  return record.filter((answer) => answer.item === asked.item.id && answer.version === version);
}

export function isAgreement({ matches, defends }: BlindAnswer): boolean {
  return matches && defends.length === 0;
}

/** Whether people wrote it. If so, it has to be solved blind. */
export function isWritten({ item }: Asked): boolean {
  return item.author.kind === "written";
}

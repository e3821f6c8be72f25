import { parse } from "yaml";
import { z } from "zod";
import { type Asked, originOf, type Question } from "../asked.ts";
import { type PlacedPicture, picturesOf } from "../pictures.ts";
import { optionGroups } from "../question-text.ts";
import { FIXED_OPTIONS } from "../fixed-options.ts";
import { type BlindAnswer, blindAnswerForm, keyOf, letterAt, versionOf } from "./blind-answer.ts";

const INTRODUCTION = `# Questions to solve blind

Answer from the text and its pictures alone, as in the exam. For every question give

- answer: the letter, the letters of both drop-downs or columns in order (BD), or for rows the place of each choice in order (121: first, second, first)
- sure: how sure you are, from 0 to 100
- tempts: the wrong letter (or the row) that would take most good readers
- defends: other letters (or numbers of rows) that a careful reader could defend; [] when there is none
- difficulty: 1 (nearly everybody gets it) to 10 (hardly anybody does)
- note: optional, one sentence on what is wrong or unclear

in a YAML list, in the order of the sheet:

    - { question: some-question-1, answer: C, sure: 90, tempts: B, defends: [], difficulty: 5 }
`;

/**
 * Questions as a learner sees them, with the hash of their text, but no key, reasons, or
 * difficulty.
 */
export function blindSheet(questions: readonly Asked[]): string {
  const blocks = questions.map((asked, k) => {
    const isNewSet = asked.set && asked.set !== questions[k - 1]?.set;
    return [
      ...(isNewSet ? [stimulus(asked)] : []),
      `## ${asked.item.id} · ${versionOf(asked)}`,
      "argument" in asked.item ? asked.item.argument : "",
      "intro" in asked.item ? asked.item.intro : "",
      "stem" in asked.item ? asked.item.stem : "",
      pictureLines(asked.item),
      choices(asked.item),
    ]
      .filter(Boolean)
      .join("\n\n");
  });
  return `${[INTRODUCTION, ...blocks].join("\n---\n\n")}\n`;
}

function stimulus(asked: Asked): string {
  const set = asked.set!;
  const text =
    "passage" in set
      ? set.passage
      : set.sources
          .map((source) =>
            [`**[${source.title}]**`, source.text, pictureLines(source)]
              .filter(Boolean)
              .join("\n\n"),
          )
          .join("\n\n");
  return `# ${originOf(asked)}\n\n${text}`;
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
      ...FIXED_OPTIONS.map((text, k) => `(${letterAt(k)}) ${text}`),
    ].join("\n");
  const pictured = picturesOf(item).filter(({ description }) => description === null);
  if (pictured.length > 0)
    return pictured.map((picture, k) => `(${letterAt(k)}) ${fileOf(picture)}`).join("\n");
  const names = item.format === "two-part-analysis" ? item.columns : ["1", "2"];
  const groups = optionGroups(item);
  return groups
    .map((options, g) =>
      [
        ...(groups.length > 1 ? [`{${names[g]!}}`] : []),
        ...options.map(({ text }, k) => `(${letterAt(k)}) ${text}`),
      ].join("\n"),
    )
    .join("\n\n");
}

/** The letters or numbers an answer may use. */
function signsOf(item: Question): string {
  if ("choices" in item) return "12";
  const most = Math.max(...optionGroups(item).map(({ length }) => length));
  return `A-${Number.isFinite(most) ? letterAt(most - 1) : LAST_FIXED}`;
}

const LAST_FIXED = letterAt(FIXED_OPTIONS.length - 1);

const writtenAnswer = z.strictObject({
  question: z.string(),
  answer: z.coerce.string().transform((text) => text.trim().toUpperCase()),
  sure: blindAnswerForm.shape.sure,
  tempts: z.coerce.string().optional(),
  defends: z.array(z.coerce.string()),
  difficulty: blindAnswerForm.shape.difficulty,
  note: z.string().optional(),
});

/**
 * Reads a solver's answers to a sheet, in YAML, and checks them against the bank. Throws when they
 * don't fit.
 */
export function readBlindAnswers(
  sheet: string,
  answers: string,
  bank: readonly Asked[],
  { solver, on }: Pick<BlindAnswer, "solver" | "on">,
): BlindAnswer[] {
  const written = z.array(writtenAnswer).parse(parse(answers));
  const given = new Map(written.map((one) => [one.question, one]));
  const twice = written.find((one) => given.get(one.question) !== one);
  if (twice) throw new Error(`${twice.question} is answered twice.`);
  const byId = new Map(bank.map((asked) => [asked.item.id, asked]));
  const asked = [...sheet.matchAll(/^## (\S+) · ([0-9a-f]{8})$/gm)];
  return asked.map(([, id = "", version = ""]) => {
    const question = byId.get(id);
    if (!question) throw new Error(`The bank has no question ${id}.`);
    if (versionOf(question) !== version) throw new Error(`${id} was rewritten after the sheet.`);
    const one = given.get(id);
    if (!one) throw new Error(`There is no answer to ${id}.`);
    const form = keyOf(question.item);
    const fits = new RegExp(`^[${signsOf(question.item)}]{${form.length}}$`);
    if (!fits.test(one.answer)) throw new Error(`${one.answer} is no answer to ${id}.`);
    const { question: item, ...rest } = one;
    return blindAnswerForm.parse({
      item,
      version,
      solver,
      on,
      ...rest,
      matches: one.answer === form,
    });
  });
}

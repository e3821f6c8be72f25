import { createHash } from "node:crypto";
import { type Asked, FORMATS, isWritten, originOf } from "../../packages/items/src/index.ts";
import { UsageError, wholeNumber } from "../command-options.ts";

/** Options with which blind reading chooses its questions. */
export const CHOICE_OPTIONS = {
  only: { type: "string", default: "" },
  format: { type: "string", default: "" },
  sample: { type: "string", default: "" },
  "of-each": { type: "string", default: "" },
  seed: { type: "string", default: "1" },
  part: { type: "string", default: "1/1" },
  drafts: { type: "boolean", default: false },
} as const;

export interface Choice {
  /** Parts of ids of questions, sets, or templates, with commas between them. */
  readonly only: string;
  /** A format, with what templates made; null for everything that people wrote. */
  readonly format: string | null;
  /** How many to draw; null for all. */
  readonly sample: number | null;
  /** How many to draw from each template or set; null for all. */
  readonly ofEach: number | null;
  readonly seed: number;
  readonly part: { readonly k: number; readonly of: number };
  /** Only what isn't in use yet. */
  readonly drafts: boolean;
}

type ChoiceOptions = Readonly<
  Record<Exclude<keyof typeof CHOICE_OPTIONS, "drafts">, string> & { drafts: boolean }
>;

export function choiceOf(options: ChoiceOptions): Choice {
  const { only, format, seed, part, drafts } = options;
  if (format && !(FORMATS as readonly string[]).includes(format))
    throw new UsageError(`--format must be one of ${FORMATS.join(", ")}, not "${format}".`);
  const [, k, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []).map(Number);
  if (!k || !of || k > of) throw new UsageError(`--part must be like 2/8, not ${part}.`);
  return {
    only,
    format: format || null,
    sample: countOf("sample", options),
    ofEach: countOf("of-each", options),
    seed: wholeNumber("seed", seed),
    part: { k, of },
    drafts,
  };
}

function countOf(name: "sample" | "of-each", options: ChoiceOptions): number | null {
  if (!options[name]) return null;
  const count = wholeNumber(name, options[name]);
  if (count < 1) throw new UsageError(`--${name} must be 1 or more, not ${count}.`);
  return count;
}

/**
 * The chosen questions, in the bank's order. A sample depends only on the seed and the ids, so
 * everybody who names the seed gets the same questions, and no writer chose them.
 */
export function chosenOf(bank: readonly Asked[], choice: Choice): Asked[] {
  const { only, format, sample, ofEach, seed, drafts } = choice;
  const parts = only.split(",");
  const fitting = bank.filter(
    (asked) =>
      asked.item.state !== "retired" &&
      (!drafts || asked.item.state === "draft") &&
      parts.some((part) => originOf(asked).includes(part) || asked.item.id.includes(part)) &&
      (format === null ? isWritten(asked) : asked.item.format === format),
  );
  const ofOrigins =
    ofEach === null
      ? fitting
      : [...Map.groupBy(fitting, originOf).values()].flatMap((own) => drawn(own, ofEach, seed));
  return sample === null ? ofOrigins : drawn(ofOrigins, sample, seed);
}

function drawn(questions: readonly Asked[], count: number, seed: number): Asked[] {
  const ranked = questions.toSorted((one, other) =>
    rankOf(one, seed) < rankOf(other, seed) ? -1 : 1,
  );
  const isDrawn = new Set(ranked.slice(0, count));
  return questions.filter((asked) => isDrawn.has(asked));
}

/** Whether nothing was left out on purpose. */
export function isAll({ only, format, sample, ofEach, drafts }: Choice): boolean {
  return only === "" && format === null && sample === null && ofEach === null && !drafts;
}

/**
 * One of several parts of the questions still open. Sets stay whole, unless `groupOf` is the id: then
 * the questions of a set, which come one after another, get into different parts.
 */
export function partOf(
  open: readonly Asked[],
  { k, of }: Choice["part"],
  groupOf: (asked: Asked) => string = originOf,
): Asked[] {
  const groups = [...new Set(open.map(groupOf))];
  const mine = new Set(groups.filter((_, n) => n % of === k - 1));
  return open.filter((asked) => mine.has(groupOf(asked)));
}

function rankOf({ item }: Asked, seed: number): string {
  return createHash("sha256").update(`${seed} ${item.id}`).digest("hex");
}

import { createHash } from "node:crypto";
import { type Asked, FORMATS, isWritten, originOf } from "../../packages/items/src/index.ts";
import { UsageError, wholeNumber } from "../command-options.ts";

/** Options with which blind reading chooses its questions. */
export const CHOICE_OPTIONS = {
  only: { type: "string", default: "" },
  format: { type: "string", default: "" },
  sample: { type: "string", default: "" },
  seed: { type: "string", default: "1" },
  part: { type: "string", default: "1/1" },
  drafts: { type: "boolean", default: false },
} as const;

export interface Choice {
  /** Part of the id of a question or set. */
  readonly only: string;
  /** A format, with what templates made; null for everything that people wrote. */
  readonly format: string | null;
  /** How many to draw; null for all. */
  readonly sample: number | null;
  readonly seed: number;
  readonly part: { readonly k: number; readonly of: number };
  /** Only what isn't in use yet. */
  readonly drafts: boolean;
}

type ChoiceOptions = Readonly<
  Record<Exclude<keyof typeof CHOICE_OPTIONS, "drafts">, string> & { drafts: boolean }
>;

export function choiceOf(options: ChoiceOptions): Choice {
  const { only, format, sample, seed, part, drafts } = options;
  if (format && !(FORMATS as readonly string[]).includes(format))
    throw new UsageError(`--format must be one of ${FORMATS.join(", ")}, not "${format}".`);
  const [, k, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []).map(Number);
  if (!k || !of || k > of) throw new UsageError(`--part must be like 2/8, not ${part}.`);
  const drawn = sample ? wholeNumber("sample", sample) : null;
  if (drawn !== null && drawn < 1)
    throw new UsageError(`--sample must be 1 or more, not ${drawn}.`);
  return {
    only,
    format: format || null,
    sample: drawn,
    seed: wholeNumber("seed", seed),
    part: { k, of },
    drafts,
  };
}

/**
 * The questions of a choice, in the bank's order. A sample depends only on the seed and the ids, so
 * everybody who names it gets the same questions, and nobody who wrote them chose them.
 */
export function chosenOf(bank: readonly Asked[], choice: Choice): Asked[] {
  const { only, format, sample, seed, drafts } = choice;
  const fitting = bank.filter(
    (asked) =>
      asked.item.state !== "retired" &&
      (!drafts || asked.item.state === "draft") &&
      (originOf(asked).includes(only) || asked.item.id.includes(only)) &&
      (format === null ? isWritten(asked) : asked.item.format === format),
  );
  if (sample === null) return fitting;
  const drawn = fitting
    .map((asked) => ({ asked, rank: rankOf(asked, seed) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, sample);
  const isDrawn = new Set(drawn.map(({ asked }) => asked));
  return fitting.filter((asked) => isDrawn.has(asked));
}

/** Whether nothing was left out on purpose. */
export function isAll({ only, format, sample, drafts }: Choice): boolean {
  return only === "" && format === null && sample === null && !drafts;
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

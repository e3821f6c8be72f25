import { type Asked, originOf } from "../asked.ts";
import { mean } from "../statistics.ts";
import { type BlindAnswer, versionOf } from "./blind-answer.ts";
import { labelsByRule } from "./label-rule.ts";
import type { BlindRead } from "./reads/blind-read.ts";

/** One rating each of several items says as much about a template as several of one. */
const FEWEST_RATINGS = 1;

/**
 * How far each template's difficulties are from what the label rule says of its items, for templates
 * with items that enough people have read. A few items say little about a template, so the shift
 * counts as if one more item had needed none.
 *
 * `ownLevelOf` is the difficulty that the template works out for an item, without any shift.
 */
export function levelShifts(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
  ownLevelOf: (asked: Asked) => number,
): Record<string, number> {
  const made = new Map(
    bank.flatMap((asked) =>
      asked.item.author.kind === "template" ? [[asked.item.id, asked] as const] : [],
    ),
  );
  const read = labelsByRule(bank, record, reads, FEWEST_RATINGS).questions.flatMap(({ id, to }) => {
    const asked = made.get(id);
    return asked ? [{ template: originOf(asked), off: to - ownLevelOf(asked) }] : [];
  });
  const byTemplate = Map.groupBy(read, ({ template }) => template);
  return shiftsOf(byTemplate, { templates: byTemplate.keys(), asIf: 1, around: 0 });
}

/**
 * The same from ratings alone, for the templates of one format, of whose items weak solvers have met
 * too few. A template counts as if three more ratings had agreed with those of the whole format, so
 * that one without any is shifted like the others.
 */
export function ratingShifts(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  ownLevelOf: (asked: Asked) => number,
): Record<string, number> {
  const ratings = Map.groupBy(record, ({ item }) => item);
  const made = bank.filter(({ item }) => item.author.kind === "template");
  const read = made.flatMap((asked) => {
    const version = versionOf(asked);
    const own = (ratings.get(asked.item.id) ?? []).filter((one) => one.version === version);
    return own.map(({ difficulty }) => ({
      template: originOf(asked),
      off: difficulty - ownLevelOf(asked),
    }));
  });
  if (read.length === 0) return {};
  return shiftsOf(
    Map.groupBy(read, ({ template }) => template),
    { templates: made.map(originOf), asIf: 3, around: mean(read.map(({ off }) => off)) },
  );
}

function shiftsOf(
  read: ReadonlyMap<string, readonly { readonly off: number }[]>,
  { templates, asIf, around }: { templates: Iterable<string>; asIf: number; around: number },
): Record<string, number> {
  return Object.fromEntries(
    [...new Set(templates)]
      .map((template): [string, number] => {
        const offs = (read.get(template) ?? []).map(({ off }) => off);
        const total = offs.reduce((sum, off) => sum + off, asIf * around);
        const shift = total / (offs.length + asIf);
        return [template, Math.round(10 * shift) / 10];
      })
      .filter(([, shift]) => shift !== 0),
  );
}

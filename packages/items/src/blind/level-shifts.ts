import { type Asked, originOf } from "../asked.ts";
import { mean } from "../statistics.ts";
import type { BlindAnswer } from "./blind-answer.ts";
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
  const templates = Map.groupBy(read, ({ template }) => template);
  return Object.fromEntries(
    [...templates]
      .map(([template, own]): [string, number] => {
        const shift = (mean(own.map(({ off }) => off)) * own.length) / (own.length + 1);
        return [template, Math.round(10 * shift) / 10];
      })
      .filter(([, shift]) => shift !== 0),
  );
}

import { type Asked, originOf } from "../asked.ts";
import { mean } from "../statistics.ts";
import { type BlindAnswer, versionOf } from "./blind-answer.ts";
import { labelsByRule } from "./label-rule.ts";
import type { BlindRead } from "./reads/blind-read.ts";

/** One rating each of several items says as much about a template as several of one. */
const FEWEST_RATINGS = 1;

/** From this many on, ratings shift a template without weak solves. */
const FEWEST_RATINGS_ALONE = 3;

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
  return shiftsOf(read, 1);
}

/**
 * The same from ratings alone, for templates whose current texts several solvers have rated. Without
 * weak solves they count less: as if three more ratings had needed no shift.
 */
export function ratingShifts(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  ownLevelOf: (asked: Asked) => number,
): Record<string, number> {
  const ratings = Map.groupBy(record, ({ item }) => item);
  const read = bank.flatMap((asked) => {
    if (asked.item.author.kind !== "template") return [];
    const version = versionOf(asked);
    const own = (ratings.get(asked.item.id) ?? []).filter((one) => one.version === version);
    return own.map(({ difficulty }) => ({
      template: originOf(asked),
      off: difficulty - ownLevelOf(asked),
    }));
  });
  const counts = Map.groupBy(read, ({ template }) => template);
  return shiftsOf(
    read.filter(({ template }) => counts.get(template)!.length >= FEWEST_RATINGS_ALONE),
    3,
  );
}

function shiftsOf(
  read: readonly { readonly template: string; readonly off: number }[],
  asIfRight: number,
): Record<string, number> {
  const templates = Map.groupBy(read, ({ template }) => template);
  return Object.fromEntries(
    [...templates]
      .map(([template, own]): [string, number] => {
        const shift = (mean(own.map(({ off }) => off)) * own.length) / (own.length + asIfRight);
        return [template, Math.round(10 * shift) / 10];
      })
      .filter(([, shift]) => shift !== 0),
  );
}

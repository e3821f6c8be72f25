import type { MockReport, RangedScore } from "@theta/contract";
import { type Change, changeOfSections, changeOfTotals } from "@theta/engine";
import { endedOf } from "../mock-section.ts";
import type { EndedMock } from "../own-mocks.queries.ts";
import { isAnyTooFast, LOOK_BACK } from "../too-fast.rules.ts";

/**
 * With the last mock before it that gave as much time and has a range: is the change more than
 * chance? `ofKind`: all that were finished of its kind, the newest first.
 */
export function compareWithLast(
  mock: EndedMock,
  ofKind: readonly EndedMock[],
): MockReport["comparison"] {
  const last = ofKind
    .filter(({ endedAt, time }) => endedAt < mock.endedAt && time === mock.time)
    .slice(0, LOOK_BACK)
    .find(({ sections, paces }) => !isAnyTooFast(endedOf(sections), paces));
  if (!last) return null;
  const [before, after] = [resultOf(last), resultOf(mock)];
  const { moreThanChance, ...change }: Change = mock.section
    ? changeOfSections(mock.section, before, after)
    : changeOfTotals(before, after);
  return {
    name: last.name,
    endedAt: last.endedAt.getTime(),
    score: before.score,
    ...change,
    isMoreThanChance: moreThanChance,
  };
}

/** The total, or the one section's score of a sectional mock. */
function resultOf({ total, sections }: EndedMock): RangedScore {
  return total ?? endedOf(sections)[0]!.result;
}

import type { RangedScore, MockReport, SectionName, TimeAllowed } from "@theta/contract";
import { type Change, changeOfSections, changeOfTotals } from "@theta/engine";
import type { Db } from "../../../platform/database/database.ts";
import { type EndedSection, endedOf } from "../mock-section.ts";
import { type EarlierMock, selectEarlierMocks } from "../mocks.queries.ts";
import { selectPaces } from "../questions.queries.ts";
import { selectSectionsOf } from "../sections.queries.ts";
import { isAnyTooFast, LOOK_BACK } from "../too-fast.rules.ts";
import type { FinishedAttempt } from "./read-results.ts";

/** With the last mock of the same kind that gave as much time and has a range: is the change more than chance? */
export async function compareWithLast(
  db: Db,
  attempt: FinishedAttempt,
  sections: readonly EndedSection[],
): Promise<MockReport["comparison"]> {
  const { learnerId, endedAt, only, time } = attempt;
  const last = await lastWithRange(db, learnerId, { section: only, before: endedAt, time });
  if (!last) return null;
  const after = attempt.total ?? sections[0]!.result;
  const { moreThanChance, ...change }: Change = only
    ? changeOfSections(only, last.result, after)
    : changeOfTotals(last.result, after);
  return {
    name: last.name,
    endedAt: last.endedAt.getTime(),
    score: last.result.score,
    ...change,
    isMoreThanChance: moreThanChance,
  };
}

async function lastWithRange(
  db: Db,
  learnerId: string,
  which: { section: SectionName | null; before: Date; time: TimeAllowed },
): Promise<(EarlierMock & { result: Result }) | null> {
  const earlier = await selectEarlierMocks(db, learnerId, { ...which, limit: LOOK_BACK });
  const sections = endedOf(
    await selectSectionsOf(
      db,
      learnerId,
      earlier.map(({ mockId }) => mockId),
    ),
  );
  const paces = await selectPaces(
    db,
    learnerId,
    sections.map(({ id }) => id),
  );
  for (const mock of earlier) {
    const own = sections.filter(({ mockId }) => mockId === mock.mockId);
    if (!isAnyTooFast(own, paces)) return { ...mock, result: resultOf(mock, own) };
  }
  return null;
}

type Result = Pick<RangedScore, "score" | "standardError">;

/** The total, or the one section's score of a sectional mock. */
function resultOf({ total, totalError }: EarlierMock, sections: readonly EndedSection[]): Result {
  if (total !== null && totalError !== null) return { score: total, standardError: totalError };
  return sections[0]!.result;
}

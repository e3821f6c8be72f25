import type { SectionName, SectionReport } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import { endedOf } from "../mock-section.ts";
import type { EndedMock } from "../own-mocks.queries.ts";
import { countRapid, isTooFast } from "../too-fast.rules.ts";
import { type OwnQuestion, selectOwnQuestions } from "./own-sections.queries.ts";
import type { FinishedMock } from "./read-results.ts";
import { type Measures, measuresOf, rangesOf } from "./time-management.rules.ts";

/** Older mocks say little about today, and the number we read shouldn't grow forever. */
const MOST_MOCKS = 19;

export type OthersMeasures = ReadonlyMap<SectionName, readonly Measures[]>;

/**
 * The results of this section in the learner's other mocks of this kind, without those answered too
 * fast. `ofKind`: all of them.
 */
export async function measureOthers(
  db: Db,
  learnerId: string,
  mock: FinishedMock,
  ofKind: readonly EndedMock[],
): Promise<OthersMeasures> {
  const { id: except, section: only, time } = mock;
  const wanted = { except, only, time, limit: MOST_MOCKS };
  const rows = await selectOwnQuestions(db, learnerId, wanted);
  const sections = new Map(
    ofKind.flatMap((one) => endedOf(one.sections).map((own) => [own.id, own])),
  );
  const measured = new Map<SectionName, Measures[]>();
  for (const [id, questions] of Map.groupBy(rows, ({ sectionId }) => sectionId)) {
    const own = sections.get(id);
    if (!own || isTooFast(own, countRapid(questions.map(timedOf)))) continue;
    const { section, result, total } = own;
    const measures = measuresOf(result.score, { questions: questions.map(wentOf), total, time });
    measured.set(section, [...(measured.get(section) ?? []), measures]);
  }
  return measured;
}

function timedOf({ isAnswered, shownAt, leftAt }: OwnQuestion) {
  return { answer: isAnswered ? true : null, shownAt, leftAt };
}

function wentOf({ place, isAnswered, isCorrect, shownAt, leftAt }: OwnQuestion) {
  return { place, isAnswered, isCorrect, seconds: secondsSpent(shownAt, leftAt) };
}

/** One section's measures among those of the others, and itself unless it was answered too fast. */
export function placeAmong(
  here: Measures,
  others: readonly Measures[],
  { isCounted }: { isCounted: boolean },
): SectionReport["own"] {
  const all = isCounted ? [...others, here] : others;
  return { mocks: all.length, measures: rangesOf(here, all) };
}

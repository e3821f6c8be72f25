import type { SectionName, SectionReport } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import { countRapid, isTooFast } from "../too-fast.rules.ts";
import { type OwnQuestion, selectOwnQuestions } from "./own-sections.queries.ts";
import type { FinishedAttempt } from "./read-results.ts";
import { type Measures, measuresOf, rangesOf } from "./time-management.rules.ts";

/** Older mocks say little about today, and the number we read shouldn't grow forever. */
const MOST_MOCKS = 19;

export type OthersMeasures = ReadonlyMap<SectionName, readonly Measures[]>;

/**
 * The results of this section in the learner's other mocks of this kind, without those answered too
 * fast.
 */
export async function measureOthers(db: Db, attempt: FinishedAttempt): Promise<OthersMeasures> {
  const { learnerId, mockId, only, time } = attempt;
  const rows = await selectOwnQuestions(db, learnerId, {
    except: mockId,
    only,
    time,
    limit: MOST_MOCKS,
  });
  const sections = [...Map.groupBy(rows, ({ sectionId }) => sectionId).values()]
    .filter((questions) => !isAnsweredTooFast(questions))
    .map((questions) => {
      const { section, score, total } = questions[0]!;
      return {
        section,
        measures: measuresOf(score, { questions: questions.map(wentOf), total, time }),
      };
    });
  return new Map(
    [...Map.groupBy(sections, ({ section }) => section)].map(([section, own]) => [
      section,
      own.map(({ measures }) => measures),
    ]),
  );
}

function isAnsweredTooFast(questions: readonly OwnQuestion[]): boolean {
  const rapid = countRapid(
    questions.map(({ isAnswered, ...times }) => ({ ...times, answer: isAnswered ? true : null })),
  );
  return isTooFast(questions[0]!, rapid);
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

import { type Query, SECTION_TYPES } from "@theta/contract";
import type { Sitting, SittingQuestion, staffSittings } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { lookAtQuiz } from "../../free-quiz/look-at-quiz.ts";
import { lookAtMock } from "../../mock-test/support/look-at-mock.ts";
import type { LookedAtQuestion } from "../../mock-test/support/looked-at-question.ts";
import { noSuchSitting } from "./refusals.ts";
import { toSectionOfMock, toSectionOfQuiz } from "./sitting-section.ts";
import { selectActs, selectSeenInQuiz } from "./sittings.queries.ts";

/** What happened in a learner's test. What is overdue is ended first, so that it's shown as it is. */
export async function readSitting(
  db: Db,
  { learnerId, kind, testId }: Query<typeof staffSittings.read>,
): Promise<Sitting> {
  const learner = await addresseeOf(db, learnerId);
  if (!learner) throw noSuchSitting();
  const [sitting, acts] = await Promise.all([
    kind === "mock" ? readMock(db, learnerId, testId) : readQuiz(db, learnerId, testId),
    selectActs(db, learnerId, testId),
  ]);
  return {
    ...sitting,
    kind,
    testId,
    learner: { learnerId, ...learner },
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.getTime() })),
  };
}

type Facts = Omit<Sitting, "kind" | "testId" | "learner" | "acts">;

async function readMock(db: Db, learnerId: string, mockId: string): Promise<Facts> {
  const found = await lookAtMock(db, { learnerId, mockId });
  if (!found) throw noSuchSitting();
  const { attempt, sections, served, isOtherRunning } = found;
  const { name, mode, time, hasExtraBreaks, startedAt, endedAt, now } = attempt;
  const around = { sections, isOtherRunning, now };
  return {
    name,
    mode,
    time,
    hasExtraBreaks,
    startedAt: startedAt?.getTime() ?? null,
    endedAt: endedAt?.getTime() ?? null,
    breaks: attempt.breaks.map((one) => ({
      after: SECTION_TYPES[sections[one.after - 1]!.section],
      startedAt: one.startedAt.getTime(),
      endedAt: one.endedAt?.getTime() ?? null,
    })),
    sections: await Promise.all(
      sections.map(async (section) => ({
        ...(await toSectionOfMock(db, section, around)),
        questions: served.filter(({ sectionId }) => sectionId === section.id).map(toQuestion),
      })),
    ),
    serverTime: now.getTime(),
  };
}

async function readQuiz(db: Db, learnerId: string, quizId: string): Promise<Facts> {
  const attempt = await lookAtQuiz(db, { learnerId, quizId });
  if (!attempt) throw noSuchSitting();
  const questions = await selectSeenInQuiz(db, learnerId, quizId);
  const { name, time, startedAt, endedAt, now } = attempt;
  return {
    name,
    mode: null,
    time,
    hasExtraBreaks: false,
    startedAt: startedAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    breaks: [],
    sections: [
      {
        ...(await toSectionOfQuiz(db, attempt)),
        questions: questions.map(toQuestion),
      },
    ],
    serverTime: now.getTime(),
  };
}

function toQuestion(row: LookedAtQuestion): SittingQuestion {
  const { place, shownAt, answeredAt, isRight, isLate, editedAt } = row;
  return {
    place,
    shownAt: shownAt?.getTime() ?? null,
    answeredAt: answeredAt?.getTime() ?? null,
    isRight,
    isLate,
    editedAt: editedAt.map(Number),
  };
}

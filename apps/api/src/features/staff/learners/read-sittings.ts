import type { StaffLearner, StaffLearnerSection } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import {
  selectMocks,
  selectPracticeCounts,
  selectQuizzes,
  selectSections,
} from "./sittings.queries.ts";

type Sittings = Pick<StaffLearner, "mocks" | "quizzes" | "practice">;

/** When, how far, and how it went; not what was answered. */
export async function readSittings(db: Db, learnerId: string): Promise<Sittings> {
  const sections = Map.groupBy(await selectSections(db, learnerId), ({ mockId }) => mockId);
  const mocks = await selectMocks(db, learnerId);
  const quizzes = await selectQuizzes(db, learnerId);
  const { answered, right, lastAnsweredAt } = await selectPracticeCounts(db, learnerId);
  return {
    mocks: mocks.map(({ openedAt, startedAt, endedAt, ...mock }) => ({
      ...mock,
      openedAt: openedAt.getTime(),
      startedAt: toMs(startedAt),
      endedAt: toMs(endedAt),
      sections: (sections.get(mock.mockId) ?? []).map(toSection),
    })),
    quizzes: quizzes.map(({ startedAt, deadline, endedAt, correct, ...quiz }) => ({
      ...quiz,
      startedAt: startedAt.getTime(),
      deadline: deadline.getTime(),
      endedAt: toMs(endedAt),
      right: correct,
    })),
    practice: { answered, right, lastAnsweredAt: toMs(lastAnsweredAt) },
  };
}

type StoredSection = Awaited<ReturnType<typeof selectSections>>[number];

function toSection(stored: StoredSection): StaffLearnerSection {
  const { id, section, place, startedAt, deadline, endedAt, endedBy } = stored;
  const { answered, total, score, reopened } = stored;
  return {
    sectionId: id,
    section,
    place,
    state: endedAt ? "ended" : startedAt ? "running" : "waiting",
    startedAt: toMs(startedAt),
    deadline: toMs(deadline),
    endedAt: toMs(endedAt),
    endedBy,
    answered,
    total,
    score,
    reopened,
  };
}

const toMs = (moment: Date | null) => moment?.getTime() ?? null;

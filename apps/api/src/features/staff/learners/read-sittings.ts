import {
  LAST_TESTS,
  type StaffLastTest,
  type StaffLearner,
  type StaffLearnerSection,
} from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import type { MockSection } from "../../mock-test/mock-section.ts";
import { timesOf } from "../../mock-test/support/section-times.ts";
import { sectionsOf } from "../../mock-test/support/sections-of.ts";
import {
  selectAnsweredBySection,
  selectLastTests,
  selectMocks,
  selectPracticeCounts,
  selectQuizzes,
} from "./sittings.queries.ts";

type Sittings = Pick<StaffLearner, "mocks" | "quizzes" | "practice">;

/** When, how far, and how it went; not what was answered. */
export async function readSittings(db: Db, learnerId: string): Promise<Sittings> {
  const mocks = await selectMocks(db, learnerId);
  const ids = mocks.map(({ mockId }) => mockId);
  const sections = Map.groupBy(await sectionsOf(db, learnerId, ids), ({ mockId }) => mockId);
  const counts = await selectAnsweredBySection(db, learnerId);
  const quizzes = await selectQuizzes(db, learnerId);
  const { answered, right, lastAnsweredAt } = await selectPracticeCounts(db, learnerId);
  return {
    mocks: mocks.map(({ openedAt, startedAt, endedAt, ...mock }) => ({
      ...mock,
      openedAt: openedAt.getTime(),
      startedAt: toMs(startedAt),
      endedAt: toMs(endedAt),
      sections: (sections.get(mock.mockId) ?? []).map((section) =>
        toSection(section, counts.get(section.id) ?? 0),
      ),
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

export async function readLastTests(db: Db, learnerId: string): Promise<StaffLastTest[]> {
  const tests = await selectLastTests(db, learnerId, LAST_TESTS);
  return tests.map(({ startedAt, endedAt, ...test }) => ({
    ...test,
    startedAt: startedAt.getTime(),
    endedAt: toMs(endedAt),
  }));
}

function toSection(stored: MockSection, answered: number): StaffLearnerSection {
  const { id, section, place, total } = stored;
  const { state, begun, endedAt, endedBy } = timesOf(stored);
  return {
    sectionId: id,
    section,
    place,
    state,
    startedAt: toMs(begun?.startedAt),
    deadline: toMs(begun?.deadline),
    endedAt: toMs(endedAt),
    endedBy,
    answered,
    total,
    // A reopened one has none until it ends again.
    score: stored.state === "ended" ? stored.result.score : null,
    pageReloads: begun?.reopened ?? 0,
  };
}

const toMs = (moment: Date | null | undefined) => moment?.getTime() ?? null;

import { type RunningTest, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { findRunningQuiz } from "../free-quiz/list-quizzes.ts";
import { toCards } from "./list-mocks.ts";
import { selectOptionalMock } from "./mocks.queries.ts";
import { selectOptionalRunningSection } from "./sections.queries.ts";

/**
 * What a learner on another page should be led back to. Every page asks, so nothing is ended here.
 */
export async function findRunningTests(db: Db, learnerId: string): Promise<RunningTest[]> {
  const running = await Promise.all([
    findRunningMock(db, learnerId),
    findRunningQuiz(db, learnerId),
  ]);
  return running.filter((test) => test !== null);
}

async function findRunningMock(db: Db, learnerId: string): Promise<RunningTest | null> {
  const section = await selectOptionalRunningSection(db, learnerId);
  const row = section && (await selectOptionalMock(db, learnerId, section.mockId));
  if (!section || !row) return null;
  const [mock] = await toCards(db, learnerId, [row]);
  return {
    kind: "mock",
    mock: mock!,
    sectionType: SECTION_TYPES[section.section],
    deadline: section.deadline.getTime(),
    serverTime: section.now.getTime(),
  };
}

import {
  freeQuiz,
  type Query,
  type Reply,
  type RunningClock,
  type RunningTest,
  sectionOfType,
  TEST_TYPES,
} from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { toRunningClock } from "../../exam/running-clock.ts";
import { selectRunning } from "../attempts.queries.ts";
import {
  type QuizRow,
  selectLastQuizzes,
  selectQuizPage,
  selectRunningQuizzes,
} from "../quizzes.queries.ts";
import { toQuizCards } from "../topic-access.ts";

/** A learner who starts quiz after quiz has many; nobody looks at as many as these. */
const MOST_CLOCKS = 20;
/** More would cover the page they're on top of. */
const MOST_IN_BAR = 3;

/** A page of a section's quizzes, with how far the learner is in each. */
export async function listQuizzes(
  db: Db,
  learnerId: string,
  { quizType, testType, pageNumber, itemsPerPage }: Query<typeof freeQuiz.list>,
): Promise<Reply<typeof freeQuiz.list>> {
  // Only the GMAT has tests.
  if (testType !== TEST_TYPES.gmat) return { result: [], totalItems: 0 };
  await endOverdueQuizzes(db, learnerId);
  const { rows, total } = await selectQuizPage(db, learnerId, {
    section: sectionOfType(quizType),
    offset: (pageNumber - 1) * itemsPerPage,
    limit: itemsPerPage,
  });
  return { result: await toQuizCards(db, learnerId, rows), totalItems: total };
}

/** The running quiz and the last finished one, for screens opened by address. */
export async function findLastQuizzes(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof freeQuiz.lastQuizzes>["result"]> {
  await endOverdueQuizzes(db, learnerId);
  const { running, finished } = await selectLastQuizzes(db, learnerId);
  const rows = [running, finished].filter((row) => row !== undefined);
  const cards = await toQuizCards(db, learnerId, rows);
  const cardOf = (row: QuizRow | undefined) =>
    cards.find(({ freeQuizId }) => freeQuizId === row?.id) ?? null;
  return { running: cardOf(running), finished: cardOf(finished) };
}

/** More than one may run at a time. */
export async function findQuizClocks(db: Db, learnerId: string): Promise<RunningClock[]> {
  return (await selectRunning(db, learnerId, MOST_CLOCKS)).map((one) =>
    toRunningClock("quiz", { ...one, testId: one.quizId }),
  );
}

/** The running quizzes for the bar that leads back to them, the one with the most time left first. */
export async function findRunningQuizzes(db: Db, learnerId: string): Promise<RunningTest[]> {
  const running = await selectRunningQuizzes(db, learnerId, MOST_IN_BAR);
  const cards = await toQuizCards(db, learnerId, running);
  return running.map(({ deadline, now }, k) => ({
    kind: "quiz",
    quiz: cards[k]!,
    deadline: deadline.getTime(),
    serverTime: now.getTime(),
  }));
}

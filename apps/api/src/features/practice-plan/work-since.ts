import type { Db, Tx } from "../../platform/database/database.ts";
import { finishedQuizzesSince } from "../free-quiz/results/finished-quizzes.ts";
import { finishedMocksSince } from "../mock-test/results/finished-mocks.ts";
import { practicedSince } from "../practice/practiced-since.ts";
import type { Day } from "../goal/day.rules.ts";
import { addDays } from "./calendar.rules.ts";
import type { Work } from "./progress.rules.ts";

/**
 * Everything a learner has finished since the plan began, counting from the moment that day began
 * anywhere on Earth.
 */
export async function workSince(db: Db | Tx, learnerId: string, startsOn: Day): Promise<Work[]> {
  const since = new Date(`${addDays(startsOn, -1)}T00:00:00Z`);
  const quizzes = await finishedQuizzesSince(db, learnerId, since);
  const mocks = await finishedMocksSince(db, learnerId, since);
  const practiced = await practicedSince(db, learnerId, since);
  return [
    ...quizzes.map(({ section, isTopicTest, endedAt }) => ({
      kind: isTopicTest ? ("topicTest" as const) : ("quiz" as const),
      section,
      at: endedAt,
      count: 1,
    })),
    ...mocks.map(({ section, endedAt }) => ({
      kind: section === null ? ("mock" as const) : ("sectional" as const),
      section,
      at: endedAt,
      count: 1,
    })),
    ...practiced.map(({ section, at, count }) => ({
      kind: "practice" as const,
      section,
      at,
      count,
    })),
  ];
}

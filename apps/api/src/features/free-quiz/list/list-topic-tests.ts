import { type freeQuiz, type Reply, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { selectTopicTests } from "../quizzes.queries.ts";
import { toQuizCards } from "../topic-access.ts";

/** Every topic with its tests. There are only a few dozen, so they come in one go. */
export async function listTopicTests(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof freeQuiz.topicTests>["result"]> {
  await endOverdueQuizzes(db, learnerId);
  const rows = await selectTopicTests(db, learnerId);
  const cards = new Map(
    (await toQuizCards(db, learnerId, rows)).map((card) => [card.freeQuizId, card]),
  );
  const topics = Map.groupBy(rows, ({ section, topic }) => `${section} ${topic}`);
  return [...topics.values()].map((tests) => ({
    quizType: SECTION_TYPES[tests[0]!.section],
    topic: tests[0]!.topic,
    about: tests[0]!.about,
    covers: [...new Set(tests.flatMap(({ covers }) => covers))].toSorted(),
    tests: tests.map(({ id }) => cards.get(id)!),
  }));
}

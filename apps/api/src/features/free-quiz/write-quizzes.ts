import type { Quiz, TopicTest } from "@theta/content";
import type { Tx } from "../../platform/database/database.ts";
import { upsertQuizzes } from "./quizzes.queries.ts";

/** Updates the list of quizzes to match the sources. Attempts have their own questions and stay. */
export async function writeQuizzes(tx: Tx, quizzes: readonly (Quiz | TopicTest)[]): Promise<void> {
  await upsertQuizzes(tx, quizzes);
}

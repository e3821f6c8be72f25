import type { Quiz, TopicTest } from "@theta/content";
import type { Tx } from "../../platform/database/database.ts";
import { upsertQuizzes } from "./quizzes.queries.ts";

/** Brings the list of quizzes to what the sources say. Attempts hold their own questions and stay. */
export async function writeQuizzes(tx: Tx, quizzes: readonly (Quiz | TopicTest)[]): Promise<void> {
  await upsertQuizzes(tx, quizzes);
}

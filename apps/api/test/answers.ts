import type { Answer } from "@theta/contract";
import { answerThatIs } from "@theta/items";
import type { Db } from "../src/platform/database/database.ts";

/** A right or wrong answer to a question, using the key that only the database has. */
export async function answerOf(db: Db, questionId: string, isRight: boolean): Promise<Answer> {
  const { content } = await db
    .selectFrom("items")
    .select("content")
    .where("id", "=", questionId)
    .executeTakeFirstOrThrow();
  return answerThatIs(isRight, content);
}

/** What happens to a question after a section has served it. */
import type { Answer } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { MockSection } from "./mock-section.ts";

type Section = Pick<MockSection, "id" | "learnerId">;

/** What we store about an answer. */
export interface RecordedAnswer {
  learnerId: string;
  sectionId: string;
  place: number;
  answer: Answer;
  isCorrect: boolean;
  isLate: boolean;
  at: Date;
  theta: number;
  thetaError: number;
}

/** For use inside another statement. */
export function answerUpdate(db: Db | Tx, given: RecordedAnswer) {
  return updateAnswered(db, { ...given, answer: JSON.stringify(given.answer) });
}

/** The same of an answer as it is stored. */
export function updateAnswered(
  db: Db | Tx,
  given: Omit<RecordedAnswer, "answer"> & { answer: string },
) {
  return db
    .updateTable("mock_questions")
    .set({
      answer: given.answer,
      is_correct: given.isCorrect,
      is_late: given.isLate,
      answered_at: given.at,
      left_at: given.at,
      theta: given.theta,
      theta_error: given.thetaError,
    })
    .where("learner_id", "=", given.learnerId)
    .where("section_id", "=", given.sectionId)
    .where("place", "=", given.place);
}

/** The last answer of a section that moves on to its review. */
export async function updateToAnswered(tx: Tx, given: RecordedAnswer): Promise<void> {
  await answerUpdate(tx, given).execute();
}

/** False when the section has not served that question. */
export async function updateBookmark(
  tx: Tx,
  { id, learnerId }: Section,
  questionId: string,
  isBookmarked: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mock_questions")
    .set({ is_bookmarked: isBookmarked })
    .where("learner_id", "=", learnerId)
    .where("section_id", "=", id)
    .where("item_id", "=", questionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The question on screen is left when the section ends. For use inside another statement. */
export function leavingUpdate(db: Db | Tx, { id, learnerId }: Section, at: Date) {
  return db
    .updateTable("mock_questions")
    .set({ left_at: sql`greatest(shown_at, ${at}::timestamptz)` })
    .where("learner_id", "=", learnerId)
    .where("section_id", "=", id)
    .where("left_at", "is", null);
}

import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../../platform/database/database.ts";
import { finalOf } from "../edits.queries.ts";
import type { LookedAtQuestion } from "./looked-at-question.ts";

/** What the sections of a mock have served, in order. */
export async function selectServed(
  db: Db,
  learnerId: string,
  sectionIds: readonly string[],
): Promise<(LookedAtQuestion & { sectionId: string })[]> {
  if (sectionIds.length === 0) return [];
  const edits = db
    .selectFrom("mock_answer_edits as e")
    .where("e.learner_id", "=", sql.ref<string>("q.learner_id"))
    .where("e.section_id", "=", sql.ref<string>("q.section_id"))
    .where("e.place", "=", sql.ref<number>("q.place"))
    .orderBy("e.number")
    .select("e.edited_at as at");
  const rows = await db
    .selectFrom("mock_questions as q")
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "in", sectionIds)
    .orderBy("q.place")
    .select(["q.section_id as sectionId", "q.place", "q.shown_at as shownAt"])
    .select(["q.answered_at as answeredAt", "q.is_late as isLate"])
    .select([finalOf().isCorrect.as("isRight"), jsonArrayFrom(edits).as("edits")])
    .execute();
  return rows.map(({ edits: made, ...row }) => ({
    ...row,
    editedAt: made.map(({ at }) => new Date(at)),
  }));
}

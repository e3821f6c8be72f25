import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { MockSection } from "../mock-section.ts";

/** Moves a finished section into the past: it began then, with these seconds on each question. */
export async function backdateSection(
  db: Db,
  { id, learnerId }: Pick<MockSection, "id" | "learnerId">,
  { startedAt, seconds }: { startedAt: Date; seconds: readonly number[] },
): Promise<Date> {
  let at = startedAt.getTime();
  for (const [k, spent] of seconds.entries()) {
    const shownAt = new Date(at);
    at += spent * 1000;
    const leftAt = new Date(at);
    await db
      .updateTable("mock_questions")
      .set({ shown_at: shownAt, answered_at: leftAt, left_at: leftAt })
      .where("learner_id", "=", learnerId)
      .where("section_id", "=", id)
      .where("place", "=", k + 1)
      .execute();
  }
  const endedAt = new Date(at);
  await db
    .updateTable("mock_sections")
    .set({
      started_at: startedAt,
      deadline: sql`${startedAt}::timestamptz + (deadline - started_at)`,
      ended_at: endedAt,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .execute();
  return endedAt;
}

export async function backdateAttempt(
  db: Db,
  { learnerId, mockId }: { learnerId: string; mockId: string },
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): Promise<void> {
  await db
    .updateTable("mock_attempts")
    .set({ opened_at: startedAt, started_at: startedAt, ended_at: endedAt })
    .where("learner_id", "=", learnerId)
    .where("mock_id", "=", mockId)
    .execute();
}

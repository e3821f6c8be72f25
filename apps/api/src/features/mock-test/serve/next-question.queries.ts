import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { markingServed } from "../../items/marking-served.sql-parts.ts";
import type { MockSection } from "../mock-section.ts";
import type { ShownQuestion } from "../questions.queries.ts";
import { answerUpdate, type RecordedAnswer } from "../question-updates.queries.ts";
import { itemOfToday } from "../section-plan/pool.queries.ts";

/** What the engine asks next, and where. */
interface NextQuestion {
  section: Pick<MockSection, "id" | "learnerId">;
  place: number;
  key: string;
  isScored: boolean;
  isRepeat: boolean;
  at: Date;
}

/**
 * In one statement: the answer, if there is one, and the next question in its current version.
 * Undefined when mocks may no longer serve that question; the answer must then not be committed
 * either.
 */
export async function insertNextQuestion(
  tx: Tx,
  asking: NextQuestion,
  given: RecordedAnswer | null,
): Promise<ShownQuestion | undefined> {
  const { section, place, key, isScored, isRepeat, at } = asking;
  const writing = tx
    .with("item", () => itemOfToday(tx, key, isScored))
    .with("marked", () => markingServed(tx, sql`(select id from item)`))
    .with("asked", (query) =>
      query
        .insertInto("mock_questions")
        .columns([
          "learner_id",
          "section_id",
          "place",
          "item_id",
          "is_scored",
          "is_repeat",
          "a",
          "b",
          "c",
          "shown_at",
        ])
        .expression(
          query
            .selectFrom("item")
            .select([
              sql<string>`${section.learnerId}::uuid`.as("learner_id"),
              sql<string>`${section.id}::uuid`.as("section_id"),
              sql<number>`${place}::smallint`.as("place"),
              "item.id",
              sql<boolean>`${isScored}::boolean`.as("is_scored"),
              sql<boolean>`${isRepeat}::boolean`.as("is_repeat"),
              "item.a",
              "item.b",
              "item.c",
              sql<Date>`${at}::timestamptz`.as("shown_at"),
            ]),
        ),
    );
  const row = await (given ? writing.with("answered", () => answerUpdate(tx, given)) : writing)
    .selectFrom("item")
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: questionId, ...item } = row;
  const asked = { questionId, sectionId: section.id, place, isScored };
  return {
    ...item,
    ...asked,
    isCorrect: null,
    answer: null,
    firstAnswer: null,
    isBookmarked: false,
    isEdited: false,
  };
}

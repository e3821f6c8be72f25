import { type InferResult, type QueryCreator, sql } from "kysely";
import { builtOnce } from "../../../platform/database/built-once.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { DB } from "../../../platform/database/schema.generated.ts";
import { type MockAttempt, unchangedAttempt } from "../attempts.queries.ts";
import { markingServed } from "../../items/marking-served.sql-parts.ts";
import type { MockSection } from "../mock-section.ts";
import type { ShownQuestion } from "../questions.queries.ts";
import { answerUpdate, type RecordedAnswer, updateAnswered } from "../question-updates.queries.ts";
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
  const { key, isScored } = asking;
  const asked = servingNext(
    tx.with("item", () => itemOfToday(tx, key, isScored)),
    asking,
  );
  const row = await (given ? asked.with("answered", () => answerUpdate(tx, given)) : asked)
    .selectFrom("item")
    .selectAll()
    .executeTakeFirst();
  return row && toShown(row, asking);
}

/**
 * The same without a transaction, over the attempt as it was read. Undefined, with no question
 * written, when something has changed since then, or mocks may no longer serve that question.
 */
export async function insertNextIfUnchanged(
  db: Db,
  { mockId, changes }: MockAttempt,
  asking: NextQuestion,
  given: RecordedAnswer,
): Promise<ShownQuestion | undefined> {
  const { key, isScored, isRepeat, at } = asking;
  const [row] = await nextIfUnchanged(db, {
    ...given,
    answer: JSON.stringify(given.answer),
    answeredAt: given.at,
    key,
    isScored,
    isRepeat,
    at,
    nextPlace: asking.place,
    mockId,
    changes,
  });
  return row && toShown(row, asking);
}

type Step = Omit<RecordedAnswer, "answer" | "at"> &
  Omit<NextQuestion, "section" | "place"> & {
    answer: string;
    answeredAt: Date;
    nextPlace: number;
    mockId: string;
    changes: number;
  };

const nextIfUnchanged = builtOnce((db, step: Step) => {
  const { learnerId, sectionId, nextPlace: place, isScored, isRepeat, at } = step;
  const found = db
    .with("attempt", () => unchangedAttempt(db, step))
    .with("item", (query) =>
      itemOfToday(db, step.key, isScored).where((eb) =>
        eb.exists(query.selectFrom("attempt").select("mock_id")),
      ),
    );
  const section = { learnerId, id: sectionId };
  return servingNext(found, { section, place, isScored, isRepeat, at })
    .with("answered", (query) =>
      updateAnswered(db, {
        learnerId,
        sectionId,
        place: step.place,
        answer: step.answer,
        isCorrect: step.isCorrect,
        isLate: step.isLate,
        at: step.answeredAt,
        theta: step.theta,
        thetaError: step.thetaError,
      })
        .where("answer", "is", null)
        .where((eb) => eb.exists(query.selectFrom("asked").select("place"))),
    )
    .selectFrom("item")
    .innerJoin("asked", (join) => join.onTrue())
    .selectAll("item");
});

type Item = InferResult<ReturnType<typeof itemOfToday>>[number];

/** Goes on with a statement that has found the `item`. */
function servingNext<Found extends DB & { item: Item }>(
  found: QueryCreator<Found>,
  { section, place, isScored, isRepeat, at }: Omit<NextQuestion, "key">,
) {
  const query = found as unknown as QueryCreator<DB & { item: Item }>;
  return query
    .with("marked", (one) => markingServed(one, sql`(select id from item)`))
    .with("asked", (one) =>
      one
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
          one
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
        )
        .returning("place"),
    );
}

function toShown(
  { id: questionId, ...item }: Item,
  { section, place, isScored }: NextQuestion,
): ShownQuestion {
  return {
    ...item,
    questionId,
    sectionId: section.id,
    place,
    isScored,
    isCorrect: null,
    answer: null,
    firstAnswer: null,
    isBookmarked: false,
    isEdited: false,
  };
}

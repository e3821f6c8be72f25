import type { GivenAnswer } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** How a question behaved, as it was held to be when it was asked. */
export interface Asked {
  a: number;
  b: number;
  c: number;
}

/** What the engine needs of a served question. */
export interface ServedKey extends Asked {
  place: number;
  key: string;
  isScored: boolean;
  isCorrect: boolean | null;
}

/** A question that a section has served, in the version that was served. */
export interface MockQuestion extends ServedKey {
  sectionId: string;
  questionId: string;
  format: Format;
  content: RenderedItem;
  topicName: string;
  difficulty: number;
  isRepeat: boolean;
  isLate: boolean;
  answer: GivenAnswer | null;
  shownAt: Date;
  leftAt: Date | null;
  theta: number | null;
  thetaError: number | null;
}

/** The section's questions so far, in order. */
export async function selectServedKeys(db: Db | Tx, sectionId: string): Promise<ServedKey[]> {
  return await db
    .selectFrom("mock_questions as q")
    .innerJoin("items as i", "i.id", "q.item_id")
    .where("q.section_id", "=", sectionId)
    .orderBy("q.place")
    .select(["q.place", "i.key", "q.is_scored as isScored", "q.is_correct as isCorrect"])
    .select(["q.a", "q.b", "q.c"])
    .execute();
}

function questions(db: Db | Tx) {
  return db
    .selectFrom("mock_questions as q")
    .innerJoin("items as i", "i.id", "q.item_id")
    .select([
      "q.section_id as sectionId",
      "q.place",
      "q.item_id as questionId",
      "i.key",
      "i.format",
      "i.content",
      "i.topic_name as topicName",
      "i.difficulty",
      "q.a",
      "q.b",
      "q.c",
      "q.is_scored as isScored",
      "q.is_repeat as isRepeat",
      "q.is_late as isLate",
      "q.answer",
      "q.is_correct as isCorrect",
      "q.shown_at as shownAt",
      "q.left_at as leftAt",
      "q.theta",
      "q.theta_error as thetaError",
    ]);
}

export async function selectQuestions(db: Db | Tx, sectionId: string): Promise<MockQuestion[]> {
  const rows = await questions(db)
    .where("q.section_id", "=", sectionId)
    .orderBy("q.place")
    .execute();
  return rows as unknown as MockQuestion[];
}

/** The one on screen, or the last one that was. */
export async function selectLastQuestion(db: Db | Tx, sectionId: string): Promise<MockQuestion> {
  const row = await questions(db)
    .where("q.section_id", "=", sectionId)
    .orderBy("q.place", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return row as unknown as MockQuestion;
}

/** A question of any section of this learner's mock. */
export async function selectOptionalQuestion(
  db: Db | Tx,
  which: { learnerId: string; mockId: string; questionId: string },
): Promise<MockQuestion | undefined> {
  const row = await questions(db)
    .innerJoin("mock_sections as s", "s.id", "q.section_id")
    .where("q.item_id", "=", which.questionId)
    .where("s.learner_id", "=", which.learnerId)
    .where("s.mock_id", "=", which.mockId)
    .executeTakeFirst();
  return row as unknown as MockQuestion | undefined;
}

/** The mock in which this learner met a question last. */
export async function selectOptionalMockOf(
  db: Db,
  learnerId: string,
  questionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("mock_questions as q")
    .innerJoin("mock_sections as s", "s.id", "q.section_id")
    .where("q.item_id", "=", questionId)
    .where("s.learner_id", "=", learnerId)
    .orderBy("q.shown_at", "desc")
    .select("s.mock_id as mockId")
    .limit(1)
    .executeTakeFirst();
  return row?.mockId;
}

/** How many questions each of these sections came to. */
export async function countServed(
  db: Db | Tx,
  sectionIds: readonly string[],
): Promise<Map<string, number>> {
  if (sectionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("mock_questions")
    .where("section_id", "in", [...sectionIds])
    .groupBy("section_id")
    .select(["section_id as id", sql<number>`count(*)::int`.as("served")])
    .execute();
  return new Map(rows.map(({ id, served }) => [id, served]));
}

export async function insertQuestion(
  tx: Tx,
  question: {
    sectionId: string;
    place: number;
    itemId: string;
    isScored: boolean;
    isRepeat: boolean;
    asked: Asked;
    shownAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto("mock_questions")
    .values({
      section_id: question.sectionId,
      place: question.place,
      item_id: question.itemId,
      is_scored: question.isScored,
      is_repeat: question.isRepeat,
      ...question.asked,
      shown_at: question.shownAt,
    })
    .execute();
}

export async function updateAnswer(
  tx: Tx,
  { sectionId, place }: Pick<MockQuestion, "sectionId" | "place">,
  given: {
    answer: GivenAnswer;
    isCorrect: boolean;
    isLate: boolean;
    at: Date;
    theta: number;
    thetaError: number;
  },
): Promise<void> {
  await tx
    .updateTable("mock_questions")
    .set({
      answer: JSON.stringify(given.answer),
      is_correct: given.isCorrect,
      is_late: given.isLate,
      answered_at: given.at,
      left_at: given.at,
      theta: given.theta,
      theta_error: given.thetaError,
    })
    .where("section_id", "=", sectionId)
    .where("place", "=", place)
    .execute();
}

/** What was on screen when the section ended leaves it then. */
export async function updateLeft(tx: Tx, sectionId: string, at: Date): Promise<void> {
  await tx
    .updateTable("mock_questions")
    .set({ left_at: sql`greatest(shown_at, ${at}::timestamptz)` })
    .where("section_id", "=", sectionId)
    .where("left_at", "is", null)
    .execute();
}

/** What this learner has met in mocks, each showing anew, longest ago first; without one section's. */
export async function selectSeenKeys(
  db: Db | Tx,
  learnerId: string,
  exceptSection: string,
): Promise<{ key: string; at: Date }[]> {
  return await db
    .selectFrom("mock_questions as q")
    .innerJoin("mock_sections as s", "s.id", "q.section_id")
    .innerJoin("items as i", "i.id", "q.item_id")
    .where("s.learner_id", "=", learnerId)
    .where("s.id", "<>", exceptSection)
    .orderBy("q.shown_at")
    .select(["i.key", "q.shown_at as at"])
    .execute();
}

/** Everything about a learner's mocks, for the document that they may ask for. */
export async function selectAllAnswers(db: Db, learnerId: string) {
  return await db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "a.learner_id").onRef("s.mock_id", "=", "a.mock_id"),
    )
    .innerJoin("mock_questions as q", "q.section_id", "s.id")
    .innerJoin("items as i", "i.id", "q.item_id")
    .where("a.learner_id", "=", learnerId)
    .orderBy("s.started_at")
    .orderBy("q.place")
    .select([
      "m.name as mock",
      "s.section",
      "s.started_at as startedAt",
      "s.ended_at as endedAt",
      "q.place",
      "q.answer",
      "q.answered_at as answeredAt",
    ])
    // While the mock runs this document tells no more than its screens do; a key names what is tested.
    .select([
      sql<string | null>`case when a.ended_at is not null then i.key end`.as("question"),
      sql<boolean | null>`case when a.ended_at is not null then q.is_correct end`.as("isCorrect"),
      sql<number | null>`case when a.ended_at is not null then s.score end`.as("sectionScore"),
      "a.total",
    ])
    .execute();
}

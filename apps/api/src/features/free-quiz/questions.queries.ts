import type { Answer, QuestionSet } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { QuizAttempt } from "./attempt.ts";

export interface AttemptQuestion {
  place: number;
  questionId: string;
  key: string;
  format: Format;
  content: RenderedItem;
  topicName: string;
  difficulty: number;
  answer: Answer | null;
  isCorrect: boolean | null;
  revision: number;
  shownAt: Date | null;
  leftAt: Date | null;
  set: QuestionSet | null;
}

/** The places of the questions in the same set. */
const SET = sql<QuestionSet | null>`case when i.set_key is not null then (
  select json_build_object('first', min(mate.place), 'last', max(mate.place))
  from quiz_questions mate join items mate_item on mate_item.id = mate.item_id
  where mate.learner_id = qq.learner_id and mate.quiz_id = qq.quiz_id
    and mate_item.set_key = i.set_key
) end`.as("set");

/** With `qq` for the question and `i` for its item. */
export const QUESTION_FIELDS = [
  "qq.place",
  "qq.item_id as questionId",
  "i.key",
  "i.format",
  "i.content",
  "i.topic_name as topicName",
  "i.difficulty",
  "qq.answer",
  "qq.is_correct as isCorrect",
  "qq.revision",
  "qq.shown_at as shownAt",
  "qq.left_at as leftAt",
  SET,
] as const;

/** A quiz's current content: the latest versions in use. */
function questionsOfToday(db: Db | Tx, quizId: string) {
  return db
    .selectFrom("quiz_items as qi")
    .innerJoin("items as i", (join) =>
      join
        .onRef("i.key", "=", "qi.item_key")
        .on("i.is_current", "=", true)
        .on("i.state", "=", "active"),
    )
    .where("qi.quiz_id", "=", quizId);
}

/** Inserts the quiz's questions in their current versions; the first is on screen from now. */
export async function insertQuestions(
  tx: Tx,
  learnerId: string,
  quizId: string,
): Promise<{ itemIds: string[] }> {
  const rows = await tx
    .insertInto("quiz_questions")
    .columns(["learner_id", "quiz_id", "place", "item_id", "shown_at"])
    .expression(() =>
      questionsOfToday(tx, quizId).select([
        sql<string>`${learnerId}::uuid`.as("learner_id"),
        "qi.quiz_id",
        sql<number>`(row_number() over (order by qi.place))::smallint`.as("place"),
        "i.id",
        sql<Date>`case when row_number() over (order by qi.place) = 1 then now() end`.as(
          "shown_at",
        ),
      ]),
    )
    .returning("item_id")
    .execute();
  return { itemIds: rows.map(({ item_id }) => item_id) };
}

function questions(db: Db | Tx, { learnerId, quizId }: Pick<QuizAttempt, "learnerId" | "quizId">) {
  return db
    .selectFrom("quiz_questions as qq")
    .innerJoin("items as i", "i.id", "qq.item_id")
    .where("qq.learner_id", "=", learnerId)
    .where("qq.quiz_id", "=", quizId)
    .select(QUESTION_FIELDS);
}

export async function selectQuestions(
  db: Db | Tx,
  attempt: Pick<QuizAttempt, "learnerId" | "quizId">,
): Promise<AttemptQuestion[]> {
  return await questions(db, attempt).orderBy("qq.place").execute();
}

export async function selectOptionalQuestion(
  db: Db | Tx,
  attempt: Pick<QuizAttempt, "learnerId" | "quizId">,
  questionId: string,
): Promise<AttemptQuestion | undefined> {
  return await questions(db, attempt).where("qq.item_id", "=", questionId).executeTakeFirst();
}

export async function selectQuestionAt(
  db: Db | Tx,
  attempt: QuizAttempt,
  place: number,
): Promise<AttemptQuestion> {
  return await questions(db, attempt).where("qq.place", "=", place).executeTakeFirstOrThrow();
}

/** Only ids, in order; before a start, the current ones. */
export async function selectQuestionIds(
  db: Db,
  learnerId: string,
  quizId: string,
): Promise<string[]> {
  const taken = await db
    .selectFrom("quiz_questions")
    .select("item_id as id")
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .orderBy("place")
    .execute();
  if (taken.length > 0) return taken.map(({ id }) => id);
  const rows = await questionsOfToday(db, quizId).select("i.id").orderBy("qi.place").execute();
  return rows.map(({ id }) => id);
}

/** Which of the learner's attempts contains a question. */
export async function selectOptionalQuizOf(
  db: Db,
  learnerId: string,
  questionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("quiz_questions")
    .select("quiz_id")
    .where("learner_id", "=", learnerId)
    .where("item_id", "=", questionId)
    .executeTakeFirst();
  return row?.quiz_id;
}

/** Everything about a learner's quizzes, for the export they may ask for. */
export async function selectAllAnswers(db: Db, learnerId: string) {
  return await db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", "q.id", "a.quiz_id")
    .innerJoin("quiz_questions as qq", (join) =>
      join.onRef("qq.learner_id", "=", "a.learner_id").onRef("qq.quiz_id", "=", "a.quiz_id"),
    )
    .innerJoin("items as i", "i.id", "qq.item_id")
    .where("a.learner_id", "=", learnerId)
    .where("qq.shown_at", "is not", null)
    .orderBy("a.started_at")
    .orderBy("qq.place")
    .select([
      "q.name as quiz",
      "a.started_at as startedAt",
      "a.ended_at as endedAt",
      "i.key as question",
      "qq.answer",
      "qq.answered_at as answeredAt",
    ])
    // While the quiz runs, this document reveals no more than its screen does.
    .select(
      sql<boolean | null>`case when a.ended_at is not null then qq.is_correct end`.as("isCorrect"),
    )
    .execute();
}

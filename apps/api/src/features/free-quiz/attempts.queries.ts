import type { GivenAnswer, SectionName } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { type QueryCreator, type RawBuilder, type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.generated.ts";

/** A learner's going through a quiz, with the database's time at which it was read. */
export interface Attempt {
  learnerId: string;
  quizId: string;
  name: string;
  section: SectionName;
  startedAt: Date;
  deadline: Date;
  reached: number;
  /** How often it was changed: who writes without having locked it names the count they have read. */
  changes: number;
  endedAt: Date | null;
  total: number;
  correct: number | null;
  wrong: number | null;
  now: Date;
}

export interface AttemptQuestion {
  place: number;
  questionId: string;
  key: string;
  format: Format;
  content: RenderedItem;
  topicName: string;
  difficulty: number;
  answer: GivenAnswer | null;
  isCorrect: boolean | null;
  revision: number;
  shownAt: Date | null;
  leftAt: Date | null;
}

/** Whoever holds it is alone with this learner's quiz until the transaction ends. */
export async function lockOptionalAttempt(
  tx: Tx,
  learnerId: string,
  quizId: string,
): Promise<Attempt | undefined> {
  const own = ownAttempt(tx, learnerId, quizId).forUpdate();
  // Locked inside, the clock read outside: it must be that of the one whose turn it is.
  return await withQuiz(tx.with("a", () => own)).executeTakeFirst();
}

export async function selectOptionalAttempt(
  db: Db | Tx,
  learnerId: string,
  quizId: string,
): Promise<Attempt | undefined> {
  return await withQuiz(db.with("a", () => ownAttempt(db, learnerId, quizId))).executeTakeFirst();
}

function ownAttempt(db: Db | Tx, learnerId: string, quizId: string) {
  return db
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId);
}

function withQuiz(db: QueryCreator<DB & { a: Selectable<DB["quiz_attempts"]> }>) {
  return db
    .selectFrom("a")
    .innerJoin("quizzes as q", "q.id", "a.quiz_id")
    .select([
      "a.learner_id as learnerId",
      "a.quiz_id as quizId",
      "q.name",
      "a.started_at as startedAt",
      "a.deadline",
      "a.reached",
      "a.changes",
      "a.ended_at as endedAt",
      "a.total",
      "a.correct",
      "a.wrong",
    ])
    .select([sql<SectionName>`q.section`.as("section"), sql<Date>`clock_timestamp()`.as("now")]);
}

/** Begins an attempt unless there is one; false when there was. */
export async function insertAttempt(
  tx: Tx,
  learnerId: string,
  quiz: { id: string; seconds: number; total: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("quiz_attempts")
    .values({
      learner_id: learnerId,
      quiz_id: quiz.id,
      started_at: sql`now()`,
      deadline: sql`now() + make_interval(secs => ${quiz.seconds})`,
      total: quiz.total,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** What a quiz holds now: current versions that are in use. */
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

/** The quiz's questions in the versions of today; the first is on screen from now. */
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

export interface Standing {
  attempt: Attempt;
  /** The one asked for, the one that was reached and the one after it. */
  questions: AttemptQuestion[];
}

/** Where a learner stands, and what an answer to a question depends on: all of one moment. */
export async function selectOptionalStanding(
  db: Db | Tx,
  { learnerId, quizId, questionId }: { learnerId: string; quizId: string; questionId: string },
): Promise<Standing | undefined> {
  const rows = await withQuiz(db.with("a", () => ownAttempt(db, learnerId, quizId)))
    .innerJoin("quiz_questions as qq", (join) =>
      join.onRef("qq.learner_id", "=", "a.learner_id").onRef("qq.quiz_id", "=", "a.quiz_id"),
    )
    .innerJoin("items as i", "i.id", "qq.item_id")
    .where((eb) =>
      eb.or([
        eb("qq.item_id", "=", questionId),
        eb("qq.place", "in", [eb.ref("a.reached"), sql<number>`a.reached + 1`]),
      ]),
    )
    .select(QUESTION_FIELDS)
    .execute();
  return rows[0] && { attempt: rows[0], questions: rows as unknown as AttemptQuestion[] };
}

const QUESTION_FIELDS = [
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
] as const;

function questions(db: Db | Tx, { learnerId, quizId }: Pick<Attempt, "learnerId" | "quizId">) {
  return db
    .selectFrom("quiz_questions as qq")
    .innerJoin("items as i", "i.id", "qq.item_id")
    .where("qq.learner_id", "=", learnerId)
    .where("qq.quiz_id", "=", quizId)
    .select(QUESTION_FIELDS);
}

export async function selectQuestions(db: Db | Tx, attempt: Attempt): Promise<AttemptQuestion[]> {
  const rows = await questions(db, attempt).orderBy("qq.place").execute();
  return rows as unknown as AttemptQuestion[];
}

export async function selectOptionalQuestion(
  db: Db | Tx,
  attempt: Pick<Attempt, "learnerId" | "quizId">,
  questionId: string,
): Promise<AttemptQuestion | undefined> {
  const row = await questions(db, attempt).where("qq.item_id", "=", questionId).executeTakeFirst();
  return row as unknown as AttemptQuestion | undefined;
}

export async function selectQuestionAt(
  db: Db | Tx,
  attempt: Attempt,
  place: number,
): Promise<AttemptQuestion> {
  const row = await questions(db, attempt).where("qq.place", "=", place).executeTakeFirstOrThrow();
  return row as unknown as AttemptQuestion;
}

/** Ids alone, in order: before a start those of today. */
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

/** Which attempt of the learner holds a question. */
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

/**
 * Writes the answer to the question at `place`, how far the learner has come, or both, in one statement;
 * false, and nothing written, when the attempt has changed since it was read.
 */
export async function updateIfUnchanged(
  db: Db | Tx,
  { learnerId, quizId, changes, reached, now }: Attempt,
  next: {
    place: number;
    given: { answer: GivenAnswer; isCorrect: boolean; isLate: boolean } | null;
    reached: number;
  },
): Promise<boolean> {
  const { place, given } = next;
  const here = (column: string, value: unknown) =>
    sql<never>`case when qq.place = ${place} then ${value} else ${sql.ref(column)} end`;
  const { numUpdatedRows } = await db
    .with("a", (query) =>
      query
        .updateTable("quiz_attempts")
        .set({ reached: next.reached, changes: changes + 1 })
        .where("learner_id", "=", learnerId)
        .where("quiz_id", "=", quizId)
        .where("changes", "=", changes)
        .where("ended_at", "is", null)
        .returning(["learner_id", "quiz_id"]),
    )
    .updateTable("quiz_questions as qq")
    .from("a")
    .set({
      shown_at: sql`case when qq.place > ${reached} then ${now} else qq.shown_at end`,
      left_at: sql`case when qq.place < ${next.reached} then coalesce(qq.left_at, ${now}) end`,
      ...(given && {
        answer: here("qq.answer", JSON.stringify(given.answer)),
        is_correct: here("qq.is_correct", given.isCorrect),
        is_late: here("qq.is_late", given.isLate),
        answered_at: here("qq.answered_at", now),
        revision: here("qq.revision", sql`qq.revision + 1`),
      }),
    })
    .whereRef("qq.learner_id", "=", "a.learner_id")
    .whereRef("qq.quiz_id", "=", "a.quiz_id")
    .where("qq.place", ">=", reached)
    .where("qq.place", "<=", next.reached)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Goes on to the question at `place`: the one before is left and locked. */
export async function updateReached(tx: Tx, attempt: Attempt, place: number): Promise<void> {
  const { learnerId, quizId, now } = attempt;
  await tx
    .updateTable("quiz_attempts")
    .set({ reached: place, changes: sql`changes + 1` })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .execute();
  await tx
    .updateTable("quiz_questions")
    .set({
      left_at: sql`case when place < ${place} then coalesce(left_at, ${now}) end`,
      shown_at: sql`case when place = ${place} then ${now} else shown_at end`,
    })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .where("place", "in", [place - 1, place])
    .execute();
}

/** Ends an attempt and counts. `at` is never after the deadline. */
export async function updateToEnded(
  tx: Tx,
  { learnerId, quizId }: Attempt,
  end: { at: Date; by: "learner" | "time" },
): Promise<{ correct: number; wrong: number }> {
  await tx
    .updateTable("quiz_questions")
    .set({ left_at: end.at })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .where("shown_at", "is not", null)
    .where("left_at", "is", null)
    .execute();
  const row = await tx
    .updateTable("quiz_attempts")
    .set({
      ended_at: end.at,
      ended_by: end.by,
      correct: countWhere(sql`qq.is_correct`),
      wrong: countWhere(sql`not qq.is_correct`),
    })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .returning(["correct", "wrong"])
    .executeTakeFirstOrThrow();
  return { correct: row.correct!, wrong: row.wrong! };
}

function countWhere(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from quiz_questions qq
    where qq.learner_id = quiz_attempts.learner_id and qq.quiz_id = quiz_attempts.quiz_id and ${condition})`;
}

/** Attempts whose time and grace are over though nobody ended them; of one learner, or of anybody. */
export async function selectOverdue(
  db: Db,
  { graceSeconds, learnerId, limit }: { graceSeconds: number; learnerId?: string; limit: number },
): Promise<{ learnerId: string; quizId: string }[]> {
  let query = db
    .selectFrom("quiz_attempts")
    .select(["learner_id as learnerId", "quiz_id as quizId"])
    .where("ended_at", "is", null)
    .where("deadline", "<", sql<Date>`clock_timestamp() - make_interval(secs => ${graceSeconds})`)
    .limit(limit);
  if (learnerId) query = query.where("learner_id", "=", learnerId);
  return await query.execute();
}

/** Everything about a learner's quizzes, for the document that they may ask for. */
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
    // While the quiz runs this document tells no more than its screen does.
    .select(
      sql<boolean | null>`case when a.ended_at is not null then qq.is_correct end`.as("isCorrect"),
    )
    .execute();
}

export async function selectSeenKeys(
  db: Db,
  learnerId: string,
): Promise<{ key: string; at: Date }[]> {
  const rows = await db
    .selectFrom("quiz_questions as qq")
    .innerJoin("items as i", "i.id", "qq.item_id")
    .where("qq.learner_id", "=", learnerId)
    .where("qq.shown_at", "is not", null)
    .select(["i.key", "qq.shown_at as at"])
    .execute();
  return rows.map(({ key, at }) => ({ key, at: at! }));
}

import { type Answer, secondsAllowed, type TimeAllowed } from "@theta/contract";
import { type QueryCreator, type RawBuilder, type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { DB } from "../../platform/database/schema.generated.ts";
import type { Caller, SessionSeen } from "../../platform/http/handle.ts";
import { sessionSeen } from "../account/session/session-seen.sql-parts.ts";
import type { QuizAttempt } from "./attempt.ts";
import { type AttemptQuestion, QUESTION_FIELDS } from "./questions.queries.ts";
import { RUNNING_UNTIL } from "./running-until.sql-parts.ts";

/** Keeps everybody else away from this learner's quiz until the transaction ends. */
export async function lockOptionalAttempt(
  tx: Tx,
  learnerId: string,
  quizId: string,
): Promise<QuizAttempt | undefined> {
  const own = attemptQuery(tx, learnerId, quizId).forUpdate();
  // Locked inside, with the clock read outside, so that it shows the time after waiting for the
  // lock.
  return await withQuiz(tx.with("a", () => own)).executeTakeFirst();
}

export async function selectOptionalAttempt(
  db: Db | Tx,
  learnerId: string,
  quizId: string,
): Promise<QuizAttempt | undefined> {
  return await withQuiz(db.with("a", () => attemptQuery(db, learnerId, quizId))).executeTakeFirst();
}

interface RunningQuizClock {
  quizId: string;
  deadline: Date;
  staffAdded: number;
  now: Date;
}

/** Those with a running clock, the one with the most time left first. */
export async function selectRunning(
  db: Db,
  learnerId: string,
  limit: number,
): Promise<RunningQuizClock[]> {
  const now = sql<Date>`clock_timestamp()`;
  return await db
    .selectFrom("quiz_attempts")
    .where("learner_id", "=", learnerId)
    .where("ended_at", "is", null)
    .where("deadline", ">", now)
    .select(["quiz_id as quizId", "deadline", "staff_added as staffAdded", now.as("now")])
    .orderBy("deadline", "desc")
    .limit(limit)
    .execute();
}

function attemptQuery(db: Db | Tx, learnerId: string, quizId: string) {
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
      "q.section",
      "a.started_at as startedAt",
      "a.deadline",
      "a.staff_added as staffAdded",
      "a.time_allowed as time",
      "a.reached",
      "a.changes",
      "a.ended_at as endedAt",
      "a.ended_by as endedBy",
      "a.total",
      "a.correct",
      "a.wrong",
    ])
    .select(sql<Date>`clock_timestamp()`.as("now"));
}

/** Begins an attempt unless there is one; false if there was. */
export async function insertAttempt(
  tx: Tx,
  learnerId: string,
  quiz: { id: string; seconds: number; total: number },
  time: TimeAllowed,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("quiz_attempts")
    .values({
      learner_id: learnerId,
      quiz_id: quiz.id,
      started_at: sql`now()`,
      deadline: sql`now() + make_interval(secs => ${secondsAllowed(quiz.seconds, time)})`,
      time_allowed: time,
      total: quiz.total,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateTotal(
  tx: Tx,
  learnerId: string,
  quizId: string,
  total: number,
): Promise<void> {
  await tx
    .updateTable("quiz_attempts")
    .set({ total })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .execute();
}

export interface AttemptState {
  /** The session that asks. */
  session: SessionSeen;
  attempt: QuizAttempt;
  /** The question asked for, the furthest one reached, and the one after it. */
  questions: AttemptQuestion[];
}

/** Where a learner is, and what an answer to a question depends on, all from the same moment. */
export async function selectOptionalAttemptState(
  db: Db | Tx,
  given: { learnerId: string; caller: Caller | null; quizId: string; questionId: string },
): Promise<AttemptState | undefined> {
  const { learnerId, caller, quizId, questionId } = given;
  const sessionId = caller?.sessionId ?? null;
  const rows = await attemptState(db, { learnerId, sessionId, quizId, questionId });
  return rows[0] && { session: rows[0].session, attempt: rows[0], questions: rows };
}

type Asked = Record<"learnerId" | "quizId" | "questionId", string> & { sessionId: string | null };

const attemptState = builtOnce((db, { learnerId, sessionId, quizId, questionId }: Asked) =>
  withQuiz(db.with("a", () => attemptQuery(db, learnerId, quizId)))
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
    .select(sessionSeen({ learnerId, sessionId }).as("session")),
);

/**
 * Writes the answer to the question at `place`, how far the learner has come, or both, in one
 * statement. False, with nothing written, when the attempt has changed since it was read.
 */
export async function updateIfUnchanged(
  db: Db | Tx,
  { learnerId, quizId, changes, reached, now }: QuizAttempt,
  next: {
    place: number;
    given: { answer: Answer; isCorrect: boolean; isLate: boolean } | null;
    reached: number;
  },
): Promise<boolean> {
  const { place, given } = next;
  const step = { learnerId, quizId, changes, counted: changes + 1 };
  const move = { ...step, reached, now, place, next: next.reached };
  const rows = given
    ? await answerAndMove(db, {
        ...move,
        answer: JSON.stringify(given.answer),
        isCorrect: given.isCorrect,
        isLate: given.isLate,
      })
    : await moveOn(db, move);
  return rows.length > 0;
}

type Move = {
  learnerId: string;
  quizId: string;
  changes: number;
  counted: number;
  reached: number;
  now: Date;
  place: number;
  next: number;
};
type GivenMove = Move & { answer: string; isCorrect: boolean; isLate: boolean };

const moveOn = builtOnce((db, move: Move) => moving(db, move, null));
const answerAndMove = builtOnce((db, move: GivenMove) => moving(db, move, move));

function moving(
  db: Db | Tx,
  { learnerId, quizId, changes, counted, reached, now, place, next }: Move,
  given: Pick<GivenMove, "answer" | "isCorrect" | "isLate"> | null,
) {
  const here = (column: string, value: unknown) =>
    sql<never>`case when qq.place = ${place} then ${value} else ${sql.ref(column)} end`;
  return db
    .with("a", (query) =>
      query
        .updateTable("quiz_attempts")
        .set({ reached: next, changes: counted })
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
      left_at: sql`case when qq.place < ${next} then coalesce(qq.left_at, ${now}) end`,
      ...(given && {
        answer: here("qq.answer", given.answer),
        is_correct: here("qq.is_correct", given.isCorrect),
        is_late: here("qq.is_late", given.isLate),
        answered_at: here("qq.answered_at", now),
        revision: here("qq.revision", sql`qq.revision + 1`),
      }),
    })
    .whereRef("qq.learner_id", "=", "a.learner_id")
    .whereRef("qq.quiz_id", "=", "a.quiz_id")
    .where("qq.place", ">=", reached)
    .where("qq.place", "<=", next)
    .returning("qq.place");
}

/** Moves on to the question at `place`; the one before is left and locked. */
export async function updateReached(tx: Tx, attempt: QuizAttempt, place: number): Promise<void> {
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

export async function updateStaffAdded(
  tx: Tx,
  { learnerId, quizId }: QuizAttempt,
  seconds: number,
): Promise<{ deadline: Date; staffAdded: number }> {
  return await tx
    .updateTable("quiz_attempts")
    .set({
      deadline: sql`deadline + make_interval(secs => ${seconds})`,
      staff_added: sql`staff_added + ${seconds}`,
      // An answer that has read the old deadline is looked at again.
      changes: sql`changes + 1`,
    })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .returning(["deadline", "staff_added as staffAdded"])
    .executeTakeFirstOrThrow();
}

/** Ends an attempt and counts. `at` is never after the deadline. */
export async function updateToEnded(
  tx: Tx,
  { learnerId, quizId }: QuizAttempt,
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

/**
 * Attempts whose time and grace period are over though nobody ended them, for one learner or for
 * all.
 */
export async function selectOverdue(
  db: Db,
  { graceSeconds, learnerId, limit }: { graceSeconds: number; learnerId?: string; limit: number },
): Promise<{ learnerId: string; quizId: string }[]> {
  const due = sql<Date>`clock_timestamp() - make_interval(secs => ${graceSeconds})`;
  const query = db
    .selectFrom("quiz_attempts")
    .select(["learner_id as learnerId", "quiz_id as quizId"])
    .limit(limit);
  if (!learnerId) return await query.where(RUNNING_UNTIL, "<", due).execute();
  return await query
    .where("learner_id", "=", learnerId)
    .where("ended_at", "is", null)
    .where("deadline", "<", due)
    .execute();
}

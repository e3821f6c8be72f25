import type { Quiz, TopicTest } from "@theta/content";
import type { SectionName, TimeAllowed } from "@theta/contract";
import { type NotNull, sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Stores the quizzes of the sources. Those that are gone are no longer offered. */
export async function upsertQuizzes(tx: Tx, quizzes: readonly (Quiz | TopicTest)[]): Promise<void> {
  await tx.updateTable("quizzes").set({ is_offered: false, is_in_plans: false }).execute();
  await tx.deleteFrom("quiz_items").execute();
  if (quizzes.length === 0) return;
  const rows = await tx
    .insertInto("quizzes")
    .values(
      quizzes.map((quiz) => ({
        key: quiz.key,
        section: quiz.section,
        place: quiz.place,
        name: quiz.name,
        about: quiz.about,
        seconds: quiz.seconds,
        available_from: new Date(`${quiz.availableFrom}T00:00:00Z`),
        ...offerOf(quiz),
      })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((given) => ({
        section: given.ref("excluded.section"),
        place: given.ref("excluded.place"),
        name: given.ref("excluded.name"),
        about: given.ref("excluded.about"),
        seconds: given.ref("excluded.seconds"),
        available_from: given.ref("excluded.available_from"),
        is_offered: given.ref("excluded.is_offered"),
        is_in_plans: given.ref("excluded.is_in_plans"),
        topic: given.ref("excluded.topic"),
        test_number: given.ref("excluded.test_number"),
      })),
    )
    .returning(["id", "key"])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const items = quizzes.flatMap(({ key, questions }) =>
    questions.map((item_key, k) => ({ quiz_id: idOf.get(key)!, place: k + 1, item_key })),
  );
  if (items.length > 0) await tx.insertInto("quiz_items").values(items).execute();
}

/** Who is offered a quiz: everyone, or for a topic test, those whose plan includes it. */
function offerOf(quiz: Quiz | TopicTest) {
  const isTopicTest = "topic" in quiz;
  return {
    is_offered: !isTopicTest,
    is_in_plans: isTopicTest,
    topic: isTopicTest ? quiz.topic : null,
    test_number: isTopicTest ? quiz.testNumber : null,
  };
}

export interface QuizRow {
  id: string;
  section: SectionName;
  /** Only for a topic test. */
  topic: string | null;
  testNumber: number | null;
  name: string;
  about: string;
  seconds: number;
  availableFrom: Date;
  isAvailable: boolean;
  total: number;
  startedAt: Date | null;
  time: TimeAllowed | null;
  endedAt: Date | null;
  correct: number | null;
  wrong: number | null;
  /** The furthest question that was shown. */
  reached: number | null;
}

/** Quizzes as one learner sees them: those on offer, and those they took while they were. */
function quizRows(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("quizzes as q")
    .leftJoin("quiz_attempts as a", (join) =>
      join.onRef("a.quiz_id", "=", "q.id").on("a.learner_id", "=", learnerId),
    )
    .where((where) =>
      where.or([
        where("q.is_offered", "=", true),
        where("q.is_in_plans", "=", true),
        where("a.quiz_id", "is not", null),
      ]),
    )
    .select([
      "q.id",
      "q.section",
      "q.topic",
      "q.test_number as testNumber",
      "q.name",
      "q.about",
      "q.seconds",
      "q.available_from as availableFrom",
      "a.started_at as startedAt",
      "a.time_allowed as time",
      "a.ended_at as endedAt",
      "a.correct",
      "a.wrong",
      "a.reached",
    ])
    .select([
      sql<boolean>`q.available_from <= now()`.as("isAvailable"),
      sql<number>`coalesce(a.total, (select count(*)::int from quiz_items qi
        join items i on i.key = qi.item_key and i.is_current and i.state = 'active'
        where qi.quiz_id = q.id))`.as("total"),
    ]);
}

export async function selectQuizPage(
  db: Db,
  learnerId: string,
  { section, offset, limit }: { section: SectionName; offset: number; limit: number },
): Promise<{ rows: QuizRow[]; total: number }> {
  const rows = await quizRows(db, learnerId)
    .where("q.section", "=", section)
    .where("q.topic", "is", null)
    .select(sql<number>`count(*) over ()`.as("of"))
    // What a learner has done doesn't change the order: a quiz stays where they found it.
    .orderBy("q.place")
    .orderBy("q.key")
    .offset(offset)
    .limit(limit)
    .execute();
  const total = rows[0]?.of ?? (offset > 0 ? await countQuizzes(db, learnerId, section) : 0);
  return { rows, total };
}

async function countQuizzes(db: Db, learnerId: string, section: SectionName): Promise<number> {
  const rows = await quizRows(db, learnerId)
    .where("q.section", "=", section)
    .where("q.topic", "is", null)
    .execute();
  return rows.length;
}

/** Every topic test with what its questions are about, in list order. */
export async function selectTopicTests(
  db: Db,
  learnerId: string,
): Promise<(QuizRow & { topic: string; covers: string[] })[]> {
  return await quizRows(db, learnerId)
    .where("q.topic", "is not", null)
    .select(
      sql<string[]>`array(select distinct i.topic_name from quiz_items qi
        join items i on i.key = qi.item_key and i.is_current
        where qi.quiz_id = q.id)`.as("covers"),
    )
    .orderBy("q.place")
    .orderBy("q.key")
    .$narrowType<{ topic: NotNull }>()
    .execute();
}

export async function selectOptionalQuiz(
  db: Db | Tx,
  learnerId: string,
  quizId: string,
): Promise<QuizRow | undefined> {
  return await quizRows(db, learnerId).where("q.id", "=", quizId).executeTakeFirst();
}

/** The running attempt with the most time left, and the one that ended last. */
export async function selectLastQuizzes(
  db: Db,
  learnerId: string,
): Promise<{ running: QuizRow | undefined; finished: QuizRow | undefined }> {
  const taken = quizRows(db, learnerId).where("a.quiz_id", "is not", null);
  const [running, finished] = await Promise.all([
    taken.where("a.ended_at", "is", null).orderBy("a.deadline", "desc").limit(1).executeTakeFirst(),
    taken
      .where("a.ended_at", "is not", null)
      .orderBy("a.ended_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { running, finished };
}

/** Those with a running clock, the one with the most time left first. */
export async function selectRunningQuizzes(
  db: Db,
  learnerId: string,
  limit: number,
): Promise<(QuizRow & { deadline: Date; now: Date })[]> {
  return await runningQuizzes(db, { learnerId, limit });
}

const runningQuizzes = builtOnce(
  (db, { learnerId, limit }: { learnerId: string; limit: number }) => {
    const now = sql<Date>`clock_timestamp()`;
    return quizRows(db, learnerId)
      .where("a.ended_at", "is", null)
      .where("a.deadline", ">", now)
      .select(["a.deadline", now.as("now")])
      .orderBy("a.deadline", "desc")
      .limit(limit)
      .$narrowType<{ deadline: NotNull }>();
  },
);

/** The one that ended last, if that was within the last hour. */
export async function selectOptionalFreshQuiz(
  db: Db,
  learnerId: string,
): Promise<QuizRow | undefined> {
  return await quizRows(db, learnerId)
    .where("a.ended_at", ">", sql<Date>`now() - interval '1 hour'`)
    .orderBy("a.ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export interface Missed {
  topicName: string;
  difficulty: number;
}

/**
 * The quiz that a learner who missed these questions should take next: not begun, from their
 * section. Each of its questions counts for each missed one on the same topic, and more the closer
 * the two are in difficulty. If that decides nothing, the quiz whose overall difficulty is closest.
 */
export async function selectOptionalNextQuiz(
  db: Db,
  learnerId: string,
  which: { section: SectionName; missed: readonly Missed[]; difficulty: number },
): Promise<(QuizRow & { topics: string[] }) | undefined> {
  const questions = sql`quiz_items qi
    join items i on i.key = qi.item_key and i.is_current and i.state = 'active'`;
  const missed = sql`unnest(${which.missed.map(({ topicName }) => topicName)}::text[],
    ${which.missed.map(({ difficulty }) => difficulty)}::float8[]) m(topic, difficulty)`;
  const alike = sql<number>`(select coalesce(sum(1 / (1 + abs(i.difficulty - m.difficulty))), 0)
    from ${questions} join ${missed} on m.topic = i.topic_name where qi.quiz_id = q.id)`;
  const away = sql<number>`(select abs(avg(i.difficulty) - ${which.difficulty}::float8)
    from ${questions} where qi.quiz_id = q.id)`;
  return await quizRows(db, learnerId)
    .select(
      sql<
        string[]
      >`array(select distinct i.topic_name from ${questions} where qi.quiz_id = q.id)`.as("topics"),
    )
    .where("a.quiz_id", "is", null)
    .where("q.topic", "is", null)
    .where("q.section", "=", which.section)
    .where(sql<boolean>`q.available_from <= now()`)
    .orderBy(alike, "desc")
    .orderBy(away)
    .orderBy("q.place")
    .limit(1)
    .executeTakeFirst();
}

export async function selectEndedQuizzes(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName; isTopicTest: boolean; endedAt: Date }[]> {
  return await db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", "q.id", "a.quiz_id")
    .select([
      "q.section",
      sql<boolean>`q.topic is not null`.as("isTopicTest"),
      sql<Date>`a.ended_at`.as("endedAt"),
    ])
    .where("a.learner_id", "=", learnerId)
    .where("a.ended_at", ">=", since)
    .execute();
}

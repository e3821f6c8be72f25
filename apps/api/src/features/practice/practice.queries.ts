import type { GivenAnswer, PracticeFilter, QuestionFormat, SectionName } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { difficultiesOf } from "./practice.rules.ts";

export interface TopicRow {
  section: SectionName;
  format: QuestionFormat;
  topic: string;
  questions: number;
  answered: number;
  right: number;
}

/** What there is to practise, with how the learner's last answers went. */
export async function selectTopics(db: Db, learnerId: string): Promise<TopicRow[]> {
  const rows = await db
    .selectFrom("items as i")
    .leftJoin("reviews as r", (join) =>
      join.onRef("r.item_key", "=", "i.key").on("r.learner_id", "=", learnerId),
    )
    .where("i.is_current", "=", true)
    .where("i.state", "=", "active")
    .where("i.pool", "=", "practice")
    .groupBy(["i.section", "i.format", "i.topic_name"])
    .orderBy("i.section")
    .orderBy("i.format")
    .orderBy("i.topic_name")
    .select(["i.section", "i.format", "i.topic_name as topic"])
    .select([
      sql<number>`count(*)`.as("questions"),
      sql<number>`count(r.item_key)`.as("answered"),
      sql<number>`count(*) filter (where r.last_was_right)`.as("right"),
    ])
    .execute();
  return rows as TopicRow[];
}

export interface PracticeQuestion {
  questionId: string;
  key: string;
  format: Format;
  content: RenderedItem;
  topicName: string;
  difficulty: number;
}

export type Reason = "due" | "missed" | "new" | "again";

/** The questions that fit. Those of a quiz that the learner has not finished are kept for it. */
function fitting(db: Db | Tx, learnerId: string, filter: PracticeFilter) {
  let query = db
    .selectFrom("items as i")
    .leftJoin("reviews as r", (join) =>
      join.onRef("r.item_key", "=", "i.key").on("r.learner_id", "=", learnerId),
    )
    .where("i.is_current", "=", true)
    .where("i.state", "=", "active")
    .where("i.pool", "=", "practice")
    .where((where) =>
      where.or([
        where("r.item_key", "is not", null),
        where.not(
          where.exists(
            where
              .selectFrom("quiz_items as qi")
              .innerJoin("quizzes as q", "q.id", "qi.quiz_id")
              .whereRef("qi.item_key", "=", "i.key")
              .where("q.is_offered", "=", true)
              .select("qi.item_key"),
          ),
        ),
      ]),
    );
  if (filter.section) query = query.where("i.section", "=", filter.section);
  if (filter.format) query = query.where("i.format", "=", filter.format);
  if (filter.topic) query = query.where("i.topic_name", "=", filter.topic);
  if (filter.onlyMissed) query = query.where("r.last_was_right", "=", false);
  if (filter.level) {
    const [from, to] = difficultiesOf(filter.level);
    query = query.where("i.difficulty", ">=", from).where("i.difficulty", "<=", to);
  }
  return query;
}

export async function countFitting(
  db: Db,
  learnerId: string,
  filter: PracticeFilter,
): Promise<number> {
  const { n } = await fitting(db, learnerId, filter)
    .select(sql<number>`count(*)`.as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Which question comes: the one whose review is longest due; else one that was missed, when that is
 * asked for; else a new one in a lasting random order of the learner's own; else the one answered
 * longest ago. The one just left comes only when there is no other.
 */
export async function selectOptionalNext(
  db: Db,
  learnerId: string,
  filter: PracticeFilter,
  after: string | undefined,
): Promise<(PracticeQuestion & { reason: Reason }) | undefined> {
  const reason = sql<Reason>`case when r.due_at <= now() then 'due'
    when r.item_key is null then 'new' when r.last_was_right then 'again' else 'missed' end`;
  const rank = sql`case when r.due_at <= now() then 0 when r.item_key is null then 1 else 2 end`;
  const row = await fitting(db, learnerId, filter)
    .select([
      "i.id as questionId",
      "i.key",
      "i.format",
      "i.content",
      "i.topic_name as topicName",
      "i.difficulty",
    ])
    .select(reason.as("reason"))
    .orderBy(sql`(i.id = ${after ?? null}) is true`)
    .orderBy(rank)
    .orderBy("r.due_at")
    .orderBy(
      sql`case when r.item_key is null then md5(${learnerId} || coalesce(i.set_key, i.key)) end`,
    )
    .orderBy("i.set_position")
    .orderBy("r.last_answered_at")
    .limit(1)
    .executeTakeFirst();
  return row as unknown as (PracticeQuestion & { reason: Reason }) | undefined;
}

/** Notes that a question is on screen; one that is open already keeps its time. */
export async function insertShowing(db: Db, learnerId: string, itemId: string): Promise<void> {
  await db
    .insertInto("practice_answers")
    .values({ learner_id: learnerId, item_id: itemId, shown_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Showing extends PracticeQuestion {
  id: number;
  shownAt: Date;
  answeredAt: Date | null;
  answer: GivenAnswer | null;
  isCorrect: boolean | null;
  now: Date;
}

/** The newest showing of a question to a learner. */
export async function lockOptionalShowing(
  tx: Tx,
  learnerId: string,
  questionId: string,
): Promise<Showing | undefined> {
  const row = await showings(tx, learnerId, questionId).forUpdate("p").executeTakeFirst();
  return row as unknown as Showing | undefined;
}

export async function selectOptionalShowing(
  db: Db,
  learnerId: string,
  questionId: string,
): Promise<Showing | undefined> {
  const row = await showings(db, learnerId, questionId).executeTakeFirst();
  return row as unknown as Showing | undefined;
}

function showings(db: Db | Tx, learnerId: string, questionId: string) {
  return db
    .selectFrom("practice_answers as p")
    .innerJoin("items as i", "i.id", "p.item_id")
    .where("p.learner_id", "=", learnerId)
    .where("p.item_id", "=", questionId)
    .orderBy("p.id", "desc")
    .limit(1)
    .select([
      "p.id",
      "p.shown_at as shownAt",
      "p.answered_at as answeredAt",
      "p.answer",
      "p.is_correct as isCorrect",
      "i.id as questionId",
      "i.key",
      "i.format",
      "i.content",
      "i.topic_name as topicName",
      "i.difficulty",
    ])
    .select(sql<Date>`now()`.as("now"));
}

export async function updateToAnswered(
  tx: Tx,
  learnerId: string,
  id: number,
  given: { answer: GivenAnswer; isCorrect: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable("practice_answers")
    .set({
      answer: JSON.stringify(given.answer),
      is_correct: given.isCorrect,
      answered_at: given.at,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .execute();
}

/** For the document that a learner may ask for. */
export async function selectAllPractice(db: Db, learnerId: string) {
  return await db
    .selectFrom("practice_answers as p")
    .innerJoin("items as i", "i.id", "p.item_id")
    .where("p.learner_id", "=", learnerId)
    .orderBy("p.id")
    .select([
      "i.key as question",
      "p.shown_at as shownAt",
      "p.answered_at as answeredAt",
      "p.answer",
      "p.is_correct as isCorrect",
    ])
    .execute();
}

import type { Answer, PracticeFilter, SectionName } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { difficultiesOf } from "./practice.rules.ts";

export interface TopicRow {
  section: SectionName;
  format: Format;
  topic: string;
  questions: number;
  answered: number;
  right: number;
  missed: number;
  due: number;
  nextDueAt: Date | null;
}

/** It is in a quiz or topic test that the learner hasn't taken yet. A plan may open it any day. */
const isInQuizToTake = (learnerId: string) => sql<boolean>`exists (
  select from quiz_items qi join quizzes q on q.id = qi.quiz_id
  where qi.item_key = i.key and (q.is_offered or q.is_in_plans) and not exists (select from quiz_attempts a
    where a.quiz_id = q.id and a.learner_id = ${learnerId} and a.ended_at is not null))`;

/** It is in a quiz that the learner is taking, in any version. */
const isInRunningQuiz = (learnerId: string) => sql<boolean>`exists (
  select from quiz_attempts a
  join quiz_questions qq on qq.learner_id = a.learner_id and qq.quiz_id = a.quiz_id
  join items version on version.id = qq.item_id
  where a.learner_id = ${learnerId} and a.ended_at is null and version.key = i.key)`;

/** It is in a mock that the learner has started and not finished, in any version. */
const isInRunningMock = (learnerId: string) => sql<boolean>`i.key in (
  select version.key from mock_attempts a
  join mock_sections s on s.learner_id = a.learner_id and s.mock_id = a.mock_id
  join mock_questions mq on mq.learner_id = s.learner_id and mq.section_id = s.id
  join items version on version.id = mq.item_id
  where a.learner_id = ${learnerId} and a.ended_at is null)`;

const isInMocks = sql<boolean>`exists (
  select from items today where today.key = i.key and today.is_current and today.pool = 'mock')`;

/** In these words, which say the same as those of its index, `items_to_practice`. */
const mayBePracticed = sql<boolean>`i.is_current and i.state = 'active' and i.pool = 'practice'`;

/**
 * What a learner may practice, with their history of it. Questions of quizzes they can still take,
 * or of a quiz or mock under way, are reserved for these, even if the learner has met them before.
 */
function questionsToPractice(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("items as i")
    .leftJoin("reviews as r", (join) =>
      join.onRef("r.item_key", "=", "i.key").on("r.learner_id", "=", learnerId),
    )
    .where(mayBePracticed)
    .where(sql<boolean>`not ${isInQuizToTake(learnerId)}`)
    .where(sql<boolean>`not ${isInRunningQuiz(learnerId)}`)
    .where(sql<boolean>`not ${isInRunningMock(learnerId)}`);
}

/**
 * What there is to practice, with how the learner's last answers went and when questions come back.
 */
export async function selectTopics(db: Db, learnerId: string): Promise<TopicRow[]> {
  return await questionsToPractice(db, learnerId)
    .groupBy(["i.section", "i.format", "i.topic_name"])
    .orderBy("i.section")
    .orderBy("i.format")
    .orderBy("i.topic_name")
    .select(["i.section", "i.format", "i.topic_name as topic"])
    .select([
      sql<number>`count(*)`.as("questions"),
      sql<number>`count(r.item_key)`.as("answered"),
      sql<number>`count(*) filter (where r.last_was_right)`.as("right"),
      sql<number>`count(*) filter (where not r.last_was_right)`.as("missed"),
      sql<number>`count(*) filter (where r.due_at <= now())`.as("due"),
      sql<Date | null>`min(r.due_at) filter (where r.due_at > now())`.as("nextDueAt"),
    ])
    .execute();
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

function fitting(db: Db | Tx, learnerId: string, filter: PracticeFilter) {
  let query = questionsToPractice(db, learnerId);
  if (filter.section) query = query.where("i.section", "=", filter.section);
  if (filter.format) query = query.where("i.format", "=", filter.format);
  if (filter.topic) query = query.where("i.topic_name", "=", filter.topic);
  if (filter.topics) query = query.where("i.topic_name", "in", filter.topics);
  if (filter.onlyMissed) query = query.where("r.last_was_right", "=", false);
  if (filter.level) {
    const [from, to] = difficultiesOf(filter.level);
    query = query.where("i.difficulty", ">=", from).where("i.difficulty", "<=", to);
  }
  return query;
}

/**
 * Chooses the next question: one on screen that is waiting for its answer, or the one longest due
 * for review, or a new one in the learner's own fixed random order, or the one answered longest
 * ago. Questions of a set follow each other. The one just left comes only if there is no other.
 * Also returns how many match.
 */
export async function selectOptionalNext(
  db: Db | Tx,
  learnerId: string,
  filter: PracticeFilter,
  after: string | undefined,
): Promise<{ questionId: string; reason: Reason; fitting: number } | undefined> {
  const isDue = sql<boolean>`coalesce(r.due_at <= now(), false)`;
  const isNew = sql<boolean>`r.item_key is null`;
  return await fitting(db, learnerId, filter)
    .leftJoin("practice_answers as p", (join) =>
      join
        .onRef("p.item_id", "=", "i.id")
        .on("p.learner_id", "=", learnerId)
        .on("p.answered_at", "is", null),
    )
    .select("i.id as questionId")
    .select(
      sql<Reason>`case when ${isDue} then 'due' when ${isNew} then 'new'
        when r.last_was_right then 'again' else 'missed' end`.as("reason"),
    )
    .select(sql<number>`count(*) over ()`.as("fitting"))
    .orderBy(sql`(i.id = ${after ?? null}) is true`)
    .orderBy(sql`p.shown_at is null`)
    .orderBy("p.shown_at", "desc")
    .orderBy(sql`case when ${isDue} then 0 when ${isNew} then 1 else 2 end`)
    // Not among those answered before, where a set would be repeated over and over.
    .orderBy(
      sql`((${isDue} or ${isNew}) and i.set_key = (select left_item.set_key from items left_item
        where left_item.id = ${after ?? null})) is not true`,
    )
    .orderBy(sql`case when ${isDue} then r.due_at end`)
    .orderBy(sql`case when ${isNew} then md5(${learnerId} || coalesce(i.set_key, i.key)) end`)
    .orderBy("r.last_answered_at")
    .orderBy("i.set_key")
    .orderBy("i.set_position")
    .orderBy("i.key")
    .limit(1)
    .executeTakeFirst();
}

/** Notes that a question is on screen; one that is already open keeps its time. */
export async function insertShowing(tx: Tx, learnerId: string, itemId: string): Promise<void> {
  await tx
    .insertInto("practice_answers")
    .values({ learner_id: learnerId, item_id: itemId, shown_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Showing extends PracticeQuestion {
  id: number;
  shownAt: Date;
  answeredAt: Date | null;
  answer: Answer | null;
  isCorrect: boolean | null;
  /** As counted by the learner's device; null if it didn't. */
  secondsInView: number | null;
  /** It has since gone into a quiz or mock under way, a quiz still to take, or the mock tests. */
  isKept: boolean;
  now: Date;
}

/** The showing that an answer is for, or the question's newest one if the answer doesn't say. */
export async function lockOptionalShowing(
  tx: Tx,
  learnerId: string,
  questionId: string,
  id: number | undefined,
): Promise<Showing | undefined> {
  let query = showings(tx, learnerId, questionId).forUpdate("p");
  if (id !== undefined) query = query.where("p.id", "=", id);
  return await query.executeTakeFirst();
}

export async function selectOptionalShowing(
  db: Db | Tx,
  learnerId: string,
  questionId: string,
): Promise<Showing | undefined> {
  return await showings(db, learnerId, questionId).executeTakeFirst();
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
      "p.seconds_in_view as secondsInView",
      "i.id as questionId",
      "i.key",
      "i.format",
      "i.content",
      "i.topic_name as topicName",
      "i.difficulty",
    ])
    .select([
      sql<boolean>`(${isInMocks} or ${isInQuizToTake(learnerId)} or ${isInRunningQuiz(learnerId)}
        or ${isInRunningMock(learnerId)})`.as("isKept"),
      sql<Date>`now()`.as("now"),
    ]);
}

export async function updateToAnswered(
  tx: Tx,
  learnerId: string,
  id: number,
  given: { answer: Answer; isCorrect: boolean; at: Date; secondsInView: number | null },
): Promise<void> {
  await tx
    .updateTable("practice_answers")
    .set({
      answer: JSON.stringify(given.answer),
      is_correct: given.isCorrect,
      answered_at: given.at,
      seconds_in_view: given.secondsInView,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .execute();
}

/** For the export a learner may ask for. */
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
      "p.seconds_in_view as secondsInView",
    ])
    .execute();
}

/** By quarters of an hour, because every time zone starts its day on one. */
export async function selectPracticed(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName; at: Date; count: number }[]> {
  const quarter = sql<Date>`date_bin('15 minutes', p.answered_at, 'epoch')`;
  return await db
    .selectFrom("practice_answers as p")
    .innerJoin("items as i", "i.id", "p.item_id")
    .where("p.learner_id", "=", learnerId)
    .where("p.answered_at", ">=", since)
    .groupBy([sql`1`, sql`2`])
    .select(["i.section", quarter.as("at"), sql<number>`count(*)`.as("count")])
    .execute();
}

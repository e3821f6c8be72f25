import { type Answer, RAPID_SECONDS } from "@theta/contract";
import type { Format, RenderedItem } from "@theta/items";
import { type Expression, sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { finalOf } from "./edits.queries.ts";
import type { MockSection } from "./mock-section.ts";

/** A question's parameters as they were when it was asked. */
export interface AskedParameters {
  a: number;
  b: number;
  c: number;
}

/** What the engine needs to know about a served question. */
export interface ServedKey extends AskedParameters {
  place: number;
  key: string;
  isScored: boolean;
  /** Of the answer that counts. */
  isCorrect: boolean | null;
}

/** A question that a section has served, in the version served. */
export interface ShownQuestion extends ServedKey {
  sectionId: string;
  questionId: string;
  format: Format;
  content: RenderedItem;
  topicName: string;
  difficulty: number;
  /** The one that counts: the first, unless the review changed it. */
  answer: Answer | null;
  firstAnswer: Answer | null;
  isBookmarked: boolean;
  isEdited: boolean;
}

/** The same with its outcome, and with what the bank says it's about. */
export interface MockQuestion extends ShownQuestion {
  area: string;
  topics: string[];
  wasCorrect: boolean | null;
  isRepeat: boolean;
  isLate: boolean;
  shownAt: Date;
  leftAt: Date | null;
}

type Final = ReturnType<typeof finalOf>;

function servedKeys(db: Db | Tx, final: Final) {
  return db
    .selectFrom("mock_questions as q")
    .innerJoin("items as i", "i.id", "q.item_id")
    .select(["q.place", "i.key", "q.is_scored as isScored"])
    .select(final.isCorrect.as("isCorrect"))
    .select(["q.a", "q.b", "q.c"]);
}

function shownQuestions(db: Db | Tx, final: Final) {
  return servedKeys(db, final).select([
    "q.section_id as sectionId",
    "q.item_id as questionId",
    "i.format",
    "i.content",
    "i.topic_name as topicName",
    "i.difficulty",
    "q.answer as firstAnswer",
    "q.is_bookmarked as isBookmarked",
    final.answer.as("answer"),
    final.isEdited.as("isEdited"),
  ]);
}

function questions(db: Db | Tx) {
  return shownQuestions(db, finalOf()).select([
    "i.area",
    "i.topics",
    "q.is_correct as wasCorrect",
    "q.is_repeat as isRepeat",
    "q.is_late as isLate",
    "q.shown_at as shownAt",
    "q.left_at as leftAt",
  ]);
}

type Section = Pick<MockSection, "id" | "learnerId">;
/** A section of the surrounding statement. */
type SectionRef = { readonly [K in keyof Section]: Expression<string> };

/** A section's questions so far, in order, as part of another statement. */
export function servedQuery(db: Db | Tx, { id, learnerId }: SectionRef, final: Final) {
  return servedKeys(db, final)
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "=", id)
    .orderBy("q.place");
}

/** What a section has served, in order, with the answers that count. */
export async function selectServed(db: Db, { id, learnerId }: Section): Promise<ServedKey[]> {
  const section = { id: sql<string>`${id}::uuid`, learnerId: sql<string>`${learnerId}::uuid` };
  return await servedQuery(db, section, finalOf()).execute();
}

/** A section's questions in full, as part of another statement. */
export function shownQuery(db: Db | Tx, { id, learnerId }: SectionRef, final: Final) {
  return shownQuestions(db, final)
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "=", id);
}

export async function selectQuestions(
  db: Db | Tx,
  { id, learnerId }: Section,
): Promise<MockQuestion[]> {
  return await questionsOfSection(db, { id, learnerId });
}

const questionsOfSection = builtOnce((db, { id, learnerId }: { id: string; learnerId: string }) =>
  questions(db)
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "=", id)
    .orderBy("q.place"),
);

/** The questions of all sections of this learner's mock, in order in each. */
export async function selectQuestionsOfMock(
  db: Db,
  which: { learnerId: string; mockId: string },
): Promise<MockQuestion[]> {
  return await questionsOfMock(db, which);
}

const questionsOfMock = builtOnce(
  (db, { learnerId, mockId }: { learnerId: string; mockId: string }) =>
    questionsIn(db, learnerId, mockId).orderBy("q.place"),
);

function questionsIn(db: Db | Tx, learnerId: string, mockId: string) {
  return questions(db)
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "q.learner_id").onRef("s.id", "=", "q.section_id"),
    )
    .where("q.learner_id", "=", learnerId)
    .where("s.mock_id", "=", mockId);
}

/** A question of any section of this learner's mock. */
export async function selectOptionalQuestion(
  db: Db | Tx,
  which: { learnerId: string; mockId: string; questionId: string },
): Promise<MockQuestion | undefined> {
  return await questionsIn(db, which.learnerId, which.mockId)
    .where("q.item_id", "=", which.questionId)
    .executeTakeFirst();
}

/** The last mock in which this learner was shown a question. */
export async function selectOptionalMockOf(
  db: Db,
  learnerId: string,
  questionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("mock_questions as q")
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "q.learner_id").onRef("s.id", "=", "q.section_id"),
    )
    .where("q.item_id", "=", questionId)
    .where("q.learner_id", "=", learnerId)
    .orderBy("q.shown_at", "desc")
    .select("s.mock_id as mockId")
    .limit(1)
    .executeTakeFirst();
  return row?.mockId;
}

/** How many questions of a section were on screen, and how many were answered faster than they can be read, as part of a statement. */
export function paceOf(db: Db | Tx, { id, learnerId }: SectionRef) {
  return db
    .selectFrom("mock_questions as q")
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "=", id)
    .select([
      sql<number>`count(*)::int`.as("served"),
      sql<number>`(count(*) filter (where ${isRapid}))::int`.as("rapid"),
    ]);
}

const isRapid = sql<boolean>`answered_at < shown_at + make_interval(secs => ${RAPID_SECONDS})`;

/** How many answers of a section were rapid, to be read as part of a statement. */
export function rapidIn(db: Db | Tx, { id, learnerId }: SectionRef) {
  return db
    .selectFrom("mock_questions as q")
    .where("q.learner_id", "=", learnerId)
    .where("q.section_id", "=", id)
    .where(isRapid)
    .select(sql<number>`count(*)::int`.as("rapid"));
}

/** Everything about a learner's mocks, for the export they may ask for. */
export async function selectAllAnswers(db: Db, learnerId: string) {
  const final = finalOf();
  return await db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "a.learner_id").onRef("s.mock_id", "=", "a.mock_id"),
    )
    .innerJoin("mock_questions as q", (join) =>
      join.onRef("q.learner_id", "=", "s.learner_id").onRef("q.section_id", "=", "s.id"),
    )
    .innerJoin("items as i", "i.id", "q.item_id")
    .where("a.learner_id", "=", learnerId)
    .orderBy("s.started_at")
    .orderBy("q.place")
    .select([
      "m.name as mock",
      "s.section",
      "s.started_at as startedAt",
      "s.ended_at as endedAt",
      "a.mode",
      "q.place",
      "q.answer as firstAnswer",
      "q.answered_at as answeredAt",
      "q.is_bookmarked as isBookmarked",
      final.answer.as("answer"),
    ])
    // While the mock runs, this document reveals no more than its screens do, and a key would name
    // the topic.
    .select([
      sql<string | null>`case when a.ended_at is not null then i.key end`.as("question"),
      sql<boolean | null>`case when a.ended_at is not null then ${final.isCorrect} end`.as(
        "isCorrect",
      ),
      sql<number | null>`case when a.ended_at is not null then s.score end`.as("sectionScore"),
      "a.total",
    ])
    .execute();
}

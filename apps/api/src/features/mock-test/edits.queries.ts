/** Changed answers: a ledger. The first answer stays in mock_questions; these say what counts after the review. */
import type { Answer } from "@theta/contract";
import { type RawBuilder, sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

const lastEdit = (column: string) => sql`(
  select e.${sql.ref(column)} from mock_answer_edits e
  where e.learner_id = q.learner_id and e.section_id = q.section_id and e.place = q.place
  order by e.number desc limit 1)`;

/** Not by `exists`: for many questions at once, that may read the edits of all learners into a hash. */
const hasEdit = sql`${lastEdit("number")} is not null`;

/**
 * What counts for a question, as part of a statement that calls mock_questions "q". Every answer in
 * a mock reads this for all the questions before it, so we don't look for edits where there can't
 * be any.
 */
export function finalOf(mayBeEdited: RawBuilder<boolean> = sql`true`) {
  const ifEdited = <Value>(edited: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
    sql<Value>`case when ${mayBeEdited} then ${edited} else ${otherwise} end`;
  return {
    answer: ifEdited<Answer | null>(
      sql`coalesce(${lastEdit("to_answer")}, q.answer)`,
      sql`q.answer`,
    ),
    isCorrect: ifEdited<boolean | null>(
      sql`coalesce(${lastEdit("is_correct")}, q.is_correct)`,
      sql`q.is_correct`,
    ),
    isEdited: ifEdited<boolean>(hasEdit, sql`false`),
  };
}

interface SectionKey {
  id: string;
  learnerId: string;
}

export interface Edit {
  /** Which of the section's edits it is, from 1. */
  number: number;
  place: number;
  from: Answer;
  to: Answer;
  isCorrect: boolean;
  at: Date;
}

export async function selectEdits(db: Db | Tx, { id, learnerId }: SectionKey): Promise<Edit[]> {
  return await edits(db, learnerId).where("e.section_id", "=", id).execute();
}

/** The edits of all sections of this learner's mock, in order in each. */
export async function selectEditsOfMock(
  db: Db,
  { learnerId, mockId }: { learnerId: string; mockId: string },
): Promise<(Edit & { sectionId: string })[]> {
  return await edits(db, learnerId)
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "e.learner_id").onRef("s.id", "=", "e.section_id"),
    )
    .where("s.mock_id", "=", mockId)
    .select("e.section_id as sectionId")
    .execute();
}

function edits(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("mock_answer_edits as e")
    .where("e.learner_id", "=", learnerId)
    .orderBy("e.number")
    .select([
      "e.number",
      "e.place",
      "e.from_answer as from",
      "e.to_answer as to",
      "e.is_correct as isCorrect",
      "e.edited_at as at",
    ]);
}

/** A constraint refuses a fourth one of a section, and two of one number. */
export async function insertEdit(
  tx: Tx,
  { id, learnerId }: SectionKey,
  { number, place, from, to, isCorrect, at }: Edit,
): Promise<void> {
  await tx
    .insertInto("mock_answer_edits")
    .values({
      learner_id: learnerId,
      section_id: id,
      number,
      place,
      from_answer: JSON.stringify(from),
      to_answer: JSON.stringify(to),
      is_correct: isCorrect,
      edited_at: at,
    })
    .execute();
}

const countOf = (was: boolean, is: boolean) =>
  sql<number>`count(*) filter (where "isChanged" and was = ${was} and "is" = ${is})::int`;

/** How the edits of all finished mocks went: each changed question once, first answer against last. */
export async function selectSecondThoughts(
  db: Db,
  learnerId: string,
): Promise<{ sections: number; wrongToRight: number; rightToWrong: number; wrongToWrong: number }> {
  const [thoughts] = await secondThoughts(db, { learnerId });
  return thoughts!;
}

const secondThoughts = builtOnce((db, { learnerId }: { learnerId: string }) =>
  secondThoughtsQuery(db, learnerId),
);

/** At most nine edits per mock, and the question, section, and attempt of each. */
export function secondThoughtsQuery(db: Db | Tx, learnerId: string) {
  const edited = db
    .selectFrom("mock_answer_edits as e")
    .innerJoin("mock_questions as q", (join) =>
      join
        .onRef("q.learner_id", "=", "e.learner_id")
        .onRef("q.section_id", "=", "e.section_id")
        .onRef("q.place", "=", "e.place"),
    )
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "e.learner_id").onRef("s.id", "=", "e.section_id"),
    )
    .innerJoin("mock_attempts as a", (join) =>
      join.onRef("a.learner_id", "=", "s.learner_id").onRef("a.mock_id", "=", "s.mock_id"),
    )
    .where("e.learner_id", "=", learnerId)
    .where("a.ended_at", "is not", null)
    .distinctOn(["e.section_id", "e.place"])
    .orderBy("e.section_id")
    .orderBy("e.place")
    .orderBy("e.number", "desc")
    .select(["e.section_id as sectionId", "q.is_correct as was", "e.is_correct as is"])
    .select(sql<boolean>`q.answer <> e.to_answer`.as("isChanged"));
  return db
    .selectFrom(edited.as("edited"))
    .select([
      sql<number>`count(distinct "sectionId")::int`.as("sections"),
      countOf(false, true).as("wrongToRight"),
      countOf(true, false).as("rightToWrong"),
      countOf(false, false).as("wrongToWrong"),
    ]);
}

/** All of a learner's edits, for the copy of their data that they may ask for. */
export async function selectAllEdits(db: Db, learnerId: string) {
  return await db
    .selectFrom("mock_answer_edits as e")
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "e.learner_id").onRef("s.id", "=", "e.section_id"),
    )
    .innerJoin("mocks as m", "m.id", "s.mock_id")
    .where("e.learner_id", "=", learnerId)
    .orderBy("e.edited_at")
    .select([
      "m.name as mock",
      "s.section",
      "e.place",
      "e.from_answer as from",
      "e.to_answer as to",
      "e.edited_at as editedAt",
    ])
    .execute();
}

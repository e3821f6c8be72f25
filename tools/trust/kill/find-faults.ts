/** Compares what learners were told while servers died with what the database has in the end. */
import { type Answer, isSameAnswer } from "@theta/contract";
import { sql } from "kysely";
import { checkScores } from "../../../apps/api/src/features/mock-test/check/check-scores.ts";
import type { Db } from "../../../apps/api/src/platform/database/database.ts";
import { findBroken } from "../../../apps/api/test/invariants.ts";
import { findLost } from "../../../deploy/lab/load/check-kept.ts";
import type { KeptEdit, Notes } from "../../../deploy/lab/load/learner.ts";

export interface Verdict {
  faults: string[];
  counts: { answers: number; edits: number; sections: number; quizzes: number; orders: number };
}

/** For learners who finished what they had begun, with time to spare. */
export async function findFaults(db: Db, databaseUrl: string, notes: Notes): Promise<Verdict> {
  const lost = await findLost(databaseUrl, notes);
  const scores = await checkScores(db);
  const answers = await countOf(
    db,
    `select from quiz_questions where answer is not null
     union all select from mock_questions where answer is not null`,
  );
  const faults = [
    ...lost.map((key) => `An acknowledged answer isn't there: ${key}`),
    ...whenDifferent("answers are stored", answers, notes.kept.size),
    ...(await faultsOfEdits(db, notes.edits)),
    ...(await faultsOfOrders(db, notes.paid)),
    ...(await namesOf(db, UNFINISHED)).map((id) => `It didn't end with its last answer: ${id}`),
    ...scores.faults,
    ...whenDifferent("sections were cut short", scores.cutShort, 0),
    ...(await findBroken(db)),
    ...notes.refusals.map((words) => `Refused for no reason: ${words}`),
    ...failuresOf(notes).map(([cause, count]) => `${count} requests failed with ${cause}`),
  ];
  const counts = {
    answers,
    edits: notes.edits.length,
    sections: scores.whole,
    quizzes: await countOf(db, "select from quiz_attempts where ended_at is not null"),
    orders: notes.paid.size,
  };
  return { faults, counts };
}

/** Nobody ran out of time, so what began ended with its last answer. */
const UNFINISHED = `
  select id::text as name from mock_sections
    where started_at is not null and ended_by is distinct from 'learner'
  union all
  select learner_id || ' ' || quiz_id from quiz_attempts where ended_by is distinct from 'learner'`;

async function faultsOfEdits(db: Db, told: readonly KeptEdit[]): Promise<string[]> {
  const { rows } = await sql<{ key: string; answer: Answer }>`
    select concat_ws(' ', e.learner_id, e.section_id, e.number, q.item_id) as key,
      e.to_answer as answer
    from mock_answer_edits e join mock_questions q using (learner_id, section_id, place)`.execute(
    db,
  );
  const stored = new Map(rows.map(({ key, answer }) => [key, answer]));
  const lost = told.filter((one) => !isSameAnswer(stored.get(keyOf(one)) ?? null, one.answer));
  return [
    ...lost.map((one) => `An acknowledged change isn't there: ${keyOf(one)}`),
    ...whenDifferent("changes are stored", stored.size, told.length),
  ];
}

function keyOf({ learnerId, sectionId, number, questionId }: KeptEdit): string {
  return [learnerId, sectionId, number, questionId].join(" ");
}

/** A plan that isn't open yet counts. The scheduled check of orders finds it within minutes. */
export async function faultsOfOrders(db: Db, paid: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ id: string; subscriptions: number }>`
    select o.id, count(s.id)::int as subscriptions
    from orders o left join subscriptions s on s.order_id = o.id group by o.id`.execute(db);
  const found = new Map(rows.map(({ id, subscriptions }) => [id, subscriptions]));
  return [...new Set([...found.keys(), ...paid])].flatMap((id) =>
    whenDifferent(`plans were opened by order ${id}`, found.get(id) ?? 0, paid.has(id) ? 1 : 0),
  );
}

/** Being away and 503 are what a dead server or database looks like; anything else is our fault. */
function failuresOf({ attempts }: Notes): [cause: string, count: number][] {
  const causes = new Map<string, number>();
  for (const { failure } of attempts)
    if (failure !== null && /^5(?!03)\d\d$/.test(failure))
      causes.set(failure, (causes.get(failure) ?? 0) + 1);
  return [...causes];
}

function whenDifferent(what: string, is: number, should: number): string[] {
  return is === should ? [] : [`${is} ${what}, not ${should}`];
}

async function countOf(db: Db, rows: string): Promise<number> {
  const statement = `select count(*)::int as count from (${rows}) as found`;
  return (await sql.raw<{ count: number }>(statement).execute(db)).rows[0]!.count;
}

async function namesOf(db: Db, statement: string): Promise<string[]> {
  return (await sql.raw<{ name: string }>(statement).execute(db)).rows.map(({ name }) => name);
}

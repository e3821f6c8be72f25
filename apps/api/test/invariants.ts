import { sql } from "kysely";
import { checkLedger } from "../src/features/payments/ledger/check-ledger.ts";
import type { Db } from "../src/platform/database/database.ts";

/**
 * What must be true of the exam's tables after any fault, each with a statement that finds where it
 * isn't. The promises themselves are at the top of docs/trust.md; the books' rules are the
 * ledger check's own. What constraints refuse anyway isn't here: that places, items, running sections,
 * orders' subscriptions, and emails come once, and that sessions have accounts.
 */
const NEVER: Record<string, string> = {
  "a section moved on past a question without an answer": `
    select q.section_id::text as what from mock_questions q
    where q.answer is null and exists (select from mock_questions n
      where n.section_id = q.section_id and n.place > q.place)`,
  "a section ended after its deadline": `
    select id::text as what from mock_sections where ended_at > deadline`,
  "a quiz ended after its deadline": `
    select quiz_id::text as what from quiz_attempts where ended_at > deadline`,
  "an answer was accepted more than ten seconds after the deadline": `
    select q.section_id::text as what from mock_questions q join mock_sections s on s.id = q.section_id
      where q.answered_at > s.deadline + interval '10 seconds'
    union all select a.quiz_id::text from quiz_questions q
      join quiz_attempts a using (learner_id, quiz_id)
      where q.answered_at > a.deadline + interval '10 seconds'
    union all select e.section_id::text from mock_answer_edits e
      join mock_sections s on s.id = e.section_id
      where e.edited_at > s.deadline + interval '10 seconds'`,
  "a section ended without a result, or has one before its end": `
    select id::text as what from mock_sections where (ended_at is null) <> (correct is null)`,
  "a mock ended before its sections, or stayed open after them": `
    select a.mock_id::text as what from mock_attempts a where a.started_at is not null
      and (a.ended_at is not null) <> not exists (select from mock_sections s
        where s.learner_id = a.learner_id and s.mock_id = a.mock_id and s.ended_at is null)`,
};

/** Which of the promises are broken. `books` is off where an order is left for a person to look at. */
export async function findBroken(db: Db, { books = true } = {}): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    broken.push(...rows.map((row) => `${row.what}: ${what}`));
  }
  if (books) broken.push(...(await checkLedger(db, null)).faults);
  return broken;
}

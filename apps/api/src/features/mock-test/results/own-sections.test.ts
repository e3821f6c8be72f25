/**
 * What a report reads about the learner's other mocks, for a learner with many mocks among many
 * learners.
 */
import { expect, test } from "vitest";
import { runPlan } from "../../../../test/run-plan.ts";
import { createTestDb } from "../../../../test/test-db.ts";
import { QUESTIONS_OF_PAST, writeOtherHistories, writePastMocks } from "../test-histories.ts";
import { ownQuestionsQuery } from "./own-sections.queries.ts";

const LEARNER = crypto.randomUUID();
const FORTY = Array.from({ length: 40 }, () => ({ isOver: true, edits: [] }));
const WANTED = {
  except: crypto.randomUUID(),
  only: "verbal",
  time: "standard",
  limit: 19,
} as const;

test("reads the questions of the newest mocks by the learner's key, and no other mock's", async () => {
  const { db, pool } = await createTestDb();
  await writePastMocks(pool, LEARNER, FORTY);
  await pool.query(
    `insert into mocks (id, key, section, place, name, about, available_from)
    select mock_id, mock_id, 'verbal', 1, '', '', now() from mock_attempts where learner_id = $1`,
    [LEARNER],
  );
  await writeOtherHistories(pool, 2_000);
  await pool.query("analyze mocks");
  const query = ownQuestionsQuery(db, LEARNER, WANTED);
  expect(await query.execute()).toHaveLength(WANTED.limit * QUESTIONS_OF_PAST);
  const plan = await runPlan(query);
  const hot = plan.indexes.filter(({ name }) =>
    /^mock_(questions|sections|attempts|answer)/.test(name),
  );
  expect(hot.map(({ name }) => name)).toContain("mock_questions_pkey");
  for (const { condition } of hot) expect(condition).toContain("learner_id");
  // The catalog of mocks may be read whole, and the learner's attempts and sections.
  const catalog = (await pool.query("select 1 from mocks")).rowCount ?? 0;
  const own = FORTY.length * 2 + WANTED.limit * QUESTIONS_OF_PAST;
  expect(plan.rowsRead).toBeLessThanOrEqual(own + catalog);
});

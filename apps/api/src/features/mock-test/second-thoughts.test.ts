/** Whether second thoughts pay, over all the mocks of somebody who has taken many. */
import { expect, test } from "vitest";
import { runPlan } from "../../../test/run-plan.ts";
import { createTestDb } from "../../../test/test-db.ts";
import { secondThoughtsQuery, selectSecondThoughts } from "./edits.queries.ts";
import {
  FIRST_ANSWER,
  type PastEdit,
  type PastMock,
  QUESTIONS_OF_PAST,
  writeOtherHistories,
  writePastMocks,
} from "./test-histories.ts";

const LEARNER = crypto.randomUUID();
const edit = (place: number, to: string, isCorrect: boolean): PastEdit => ({
  place,
  to: { optionId: to },
  isCorrect,
});
const back = (place: number): PastEdit => ({ place, to: FIRST_ANSWER, isCorrect: place % 2 === 0 });

/** The first answer at place 1 is wrong, at place 2 right. */
const WAYS: readonly (readonly PastEdit[])[] = [
  [],
  [edit(1, "second", true)],
  [edit(2, "second", false), edit(1, "second", false)],
  // Ends where it began.
  [edit(1, "second", true), back(1)],
  [edit(1, "second", false), edit(1, "third", true), edit(2, "second", false)],
];

/** The last of them is still in its review. */
const FORTY: readonly PastMock[] = Array.from({ length: 40 }, (_, k) => ({
  isOver: k < 39,
  edits: WAYS[k % WAYS.length]!,
}));
const EDITS = FORTY.reduce((sum, { edits }) => sum + edits.length, 0);

test("counts each changed question of forty mocks once, first answer against last", async () => {
  const { db, pool } = await createTestDb();
  await writePastMocks(pool, LEARNER, FORTY);
  await writePastMocks(pool, crypto.randomUUID(), FORTY);
  expect(await selectSecondThoughts(db, LEARNER)).toEqual({
    sections: 31,
    wrongToRight: 8 + 7,
    rightToWrong: 8 + 7,
    wrongToWrong: 8,
  });
});

test("reads only the learner's own edits by their key, and what they are about", async () => {
  const { db, pool } = await createTestDb();
  await writePastMocks(pool, LEARNER, FORTY);
  await writeOtherHistories(pool, 2_000);
  const plan = await runPlan(secondThoughtsQuery(db, LEARNER));
  expect(plan.kinds).not.toContain("Seq Scan");
  expect(plan.indexes.map(({ name }) => name)).toContain("mock_answer_edits_pkey");
  for (const { condition } of plan.indexes) expect(condition).toContain("learner_id");
  // However it joins them: no more than the learner's whole history.
  expect(plan.rowsRead).toBeLessThanOrEqual(EDITS + FORTY.length * (QUESTIONS_OF_PAST + 2));
});

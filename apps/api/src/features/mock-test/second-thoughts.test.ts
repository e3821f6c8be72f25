/** Whether second thoughts pay, over all the mocks of somebody who has taken many. */
import { sql } from "kysely";
import { expect, test } from "vitest";
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

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test("reads only the learner's own edits by their key, and what they are about", async () => {
  const { db, pool } = await createTestDb();
  await writePastMocks(pool, LEARNER, FORTY);
  await writeOtherHistories(pool, 2_000);
  const [row] = await secondThoughtsQuery(db, LEARNER).explain<{
    "QUERY PLAN": [{ Plan: Plan }];
  }>("json", sql`analyze`);
  const nodes = nodesOf(row!["QUERY PLAN"][0].Plan);
  expect(nodes.map((node) => node["Node Type"])).not.toContain("Seq Scan");
  const indexes = nodes.filter((node) => node["Index Name"] !== undefined);
  expect(indexes.map((node) => node["Index Name"])).toContain("mock_answer_edits_pkey");
  for (const { "Index Cond": condition } of indexes) expect(condition).toContain("learner_id");
  const rows = nodes
    .filter((node) => node["Relation Name"] !== undefined)
    .map(
      (one) => (one["Actual Rows"] + (one["Rows Removed by Filter"] ?? 0)) * one["Actual Loops"],
    );
  // However it joins them: no more than the learner's whole history.
  expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
    EDITS + FORTY.length * (QUESTIONS_OF_PAST + 2),
  );
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "../../../apps/api/test/test-app.ts";
import { emptyNotes } from "../../../deploy/lab/load/learner.ts";
import { findFaults } from "./find-faults.ts";

test("finds nothing when nobody was told anything", async () => {
  const { db, databaseUrl } = await createTestApp();
  expect((await findFaults(db, databaseUrl, emptyNotes())).faults).toEqual([]);
});

test("finds whatever was acknowledged and isn't there, and what failed for no reason", async () => {
  const { db, databaseUrl } = await createTestApp();
  const [learnerId, sectionId, questionId, order] = [1, 2, 3, 4].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const answer = { optionId: "a" };
  const notes = emptyNotes();
  const told = { learnerId, kind: "mock", questionId, answer, at: 0 } as const;
  notes.kept.set(`${learnerId} ${sectionId} ${questionId}`, told);
  notes.edits.push({ learnerId, sectionId, number: 1, questionId, answer });
  notes.paid.add(order);
  notes.refusals.push("/mock-test: 409");
  for (const failure of ["500", "503", "ECONNREFUSED", null])
    notes.attempts.push({ at: 0, failure });
  expect((await findFaults(db, databaseUrl, notes)).faults).toEqual([
    `An acknowledged answer isn't there: ${learnerId} ${sectionId} ${questionId}`,
    "0 answers are stored, not 1",
    `An acknowledged change isn't there: ${learnerId} ${sectionId} 1 ${questionId}`,
    "0 changes are stored, not 1",
    `0 plans were opened by order ${order}, not 1`,
    "Refused for no reason: /mock-test: 409",
    "1 requests failed with 500",
  ]);
});

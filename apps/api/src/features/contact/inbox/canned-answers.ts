import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Actor } from "../../../platform/staff-act.ts";
import {
  deleteAnswer,
  insertAnswer,
  lockOptionalAnswer,
  updateAnswer,
} from "./canned-answers.queries.ts";

interface CannedAnswer {
  answerId: string;
  /** Of the answer being changed; null for a new one. */
  revision: number | null;
  title: string;
  text: string;
}

export async function saveAnswer(db: Db, given: CannedAnswer, by: Actor): Promise<void> {
  const { answerId: id, revision, title, text } = given;
  await inTransaction(db, async (tx) => {
    const before = await lockOptionalAnswer(tx, id);
    if (before?.title === title && before.text === text) return;
    if ((before?.revision ?? null) !== revision) throw changed(before !== undefined);
    if (before) await updateAnswer(tx, { id, title, text });
    else if (!(await insertAnswer(tx, { id, title, text }))) throw changed(true);
    await note(tx, by, "staff.canned-answer-saved", {
      answerId: id,
      before: before ? { title: before.title, text: before.text } : null,
      after: { title, text },
    });
  });
}

export async function removeAnswer(
  db: Db,
  { answerId, revision }: { answerId: string; revision: number },
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockOptionalAnswer(tx, answerId);
    if (!before) return;
    if (before.revision !== revision) throw changed(true);
    await deleteAnswer(tx, answerId);
    const { title, text } = before;
    await note(tx, by, "staff.canned-answer-deleted", {
      answerId,
      before: { title, text },
      after: null,
    });
  });
}

function changed(exists: boolean): Refusal {
  const words = exists
    ? "A colleague has changed this answer in the meantime. Copy your text, then open the answer again."
    : "A colleague has deleted this answer in the meantime. Copy your text into a new one.";
  return new Refusal(409, "answer-changed", words);
}

async function note(
  tx: Tx,
  { actorId, origin }: Actor,
  event: "staff.canned-answer-saved" | "staff.canned-answer-deleted",
  detail: Record<string, unknown>,
): Promise<void> {
  await audit(tx, origin, { event, actorId, detail });
}

import type { Asked } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { MockAttempt } from "../attempts.queries.ts";
import type { RunningSection } from "../mock-section.ts";
import type { ShownQuestion } from "../questions.queries.ts";
import type { RecordedAnswer } from "../question-updates.queries.ts";
import { insertNextIfUnchanged, insertNextQuestion } from "./next-question.queries.ts";
import { forgetPlan } from "../section-plan/section-plan.ts";
import { LookAgain } from "../look-again.ts";

interface Next {
  section: RunningSection;
  asked: Asked;
  place: number;
  at: Date;
}

/** Puts the engine's next question on screen and stores the answer that led to it. */
export async function serveNextQuestion(
  db: Db,
  tx: Tx,
  next: Next,
  given: RecordedAnswer | null = null,
): Promise<ShownQuestion> {
  const shown = await insertNextQuestion(tx, askingFor(next), given);
  if (shown) return shown;
  // It has left the bank since this server read it.
  forgetPlan(db, next.section.section);
  throw new LookAgain();
}

/**
 * The same in one statement, without a lock. Undefined when the attempt has changed since it was
 * read, or the question has left the bank: then it takes a look under the lock.
 */
export async function serveNextIfUnchanged(
  db: Db,
  attempt: MockAttempt,
  next: Next,
  given: RecordedAnswer,
): Promise<ShownQuestion | undefined> {
  return await insertNextIfUnchanged(db, attempt, askingFor(next), given);
}

function askingFor({ section, asked, place, at }: Next) {
  return {
    section,
    place,
    key: asked.item,
    isScored: asked.scored,
    isRepeat: asked.seenBefore,
    at,
  };
}

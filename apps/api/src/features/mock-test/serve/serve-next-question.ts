import type { Asked } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { RunningSection } from "../mock-section.ts";
import type { ShownQuestion } from "../questions.queries.ts";
import type { RecordedAnswer } from "../question-updates.queries.ts";
import { insertNextQuestion } from "./next-question.queries.ts";
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
  { section, asked, place, at }: Next,
  given: RecordedAnswer | null = null,
): Promise<ShownQuestion> {
  const asking = {
    section,
    place,
    key: asked.item,
    isScored: asked.scored,
    isRepeat: asked.seenBefore,
    at,
  };
  const shown = await insertNextQuestion(tx, asking, given);
  if (shown) return shown;
  // It has left the bank since this server read it.
  forgetPlan(db, section.section);
  throw new LookAgain();
}

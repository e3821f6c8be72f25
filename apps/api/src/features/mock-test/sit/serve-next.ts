import type { Section } from "@theta/engine";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { markServed } from "../../question-bank/mark-served.ts";
import { selectOptionalItem } from "../section-plan/pool.queries.ts";
import { insertQuestion } from "../questions.queries.ts";
import { forgetPlan } from "../section-plan/section-plan.ts";
import type { MockSection } from "../sections.queries.ts";
import { LookAgain } from "./held-mock.ts";

/** Puts what the engine asks next on screen; false when the section has no position left. */
export async function serveNext(
  db: Db,
  tx: Tx,
  { section, state, at }: { section: MockSection; state: Section; at: Date },
): Promise<boolean> {
  const { current, answered } = state;
  if (!current) return false;
  const item = await selectOptionalItem(tx, current.item);
  if (!item) {
    // It has left the bank since this server read it.
    forgetPlan(db, section.section);
    throw new LookAgain();
  }
  await insertQuestion(tx, {
    sectionId: section.id,
    place: answered.length + 1,
    itemId: item.id,
    isScored: current.scored,
    isRepeat: current.seenBefore,
    asked: { a: item.a, b: item.b, c: item.c },
    shownAt: at,
  });
  await markServed(tx, [item.id]);
  return true;
}

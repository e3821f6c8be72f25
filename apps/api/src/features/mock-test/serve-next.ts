import { type Section } from "@theta/engine";
import type { Db, Tx } from "../../platform/database/database.ts";
import { markServed } from "../question-bank/mark-served.ts";
import { type NextItem, selectOptionalItem } from "./pool.queries.ts";
import { insertQuestion, type ServedKey } from "./questions.queries.ts";
import { forgetPlan, sectionPlan } from "./section-plan.ts";
import type { MockSection } from "./sections.queries.ts";
import { resumeSitting, type Sitting } from "./sit-section.ts";

/** Puts what the engine asks next on screen; false when the section has no position left. */
export async function serveNext(
  db: Db,
  tx: Tx,
  {
    section,
    state,
    sitting,
    served,
    at,
  }: {
    section: MockSection;
    state: Section;
    sitting: Sitting;
    /** All answered. */
    served: readonly ServedKey[];
    at: Date;
  },
): Promise<boolean> {
  const found = await findItem(db, tx, { state, sitting, served });
  if (!found) return false;
  const { item, asked } = found;
  await insertQuestion(tx, {
    sectionId: section.id,
    place: served.length + 1,
    itemId: item.id,
    isScored: asked.scored,
    isRepeat: asked.seenBefore,
    b: item.b,
    shownAt: at,
  });
  await markServed(tx, [item.id]);
  return true;
}

async function findItem(
  db: Db,
  tx: Tx,
  { state, sitting, served }: { state: Section; sitting: Sitting; served: readonly ServedKey[] },
): Promise<{ item: NextItem; asked: NonNullable<Section["current"]> } | null> {
  if (!state.current) return null;
  const item = await selectOptionalItem(tx, state.current.item);
  if (item) return { item, asked: state.current };
  // It has left the bank since this server read it.
  const { section } = sitting.ready;
  forgetPlan(db, section);
  const ready = await sectionPlan(db, section);
  const { current } = await resumeSitting(tx, { ...sitting, ready }, served);
  const other = current && (await selectOptionalItem(tx, current.item));
  if (!current || !other) throw new Error(`No item of ${section} can be served.`);
  return { item: other, asked: current };
}

import { audit, type Origin } from "../../platform/audit.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import {
  applyHoldsOf,
  deleteHold,
  type HeldState,
  lockItemKey,
  selectOptionalStanding,
  upsertHold,
} from "./holds.queries.ts";

export interface Decision {
  key: string;
  reason: string;
  actorId: string;
  origin: Origin;
}

type Standing = NonNullable<Awaited<ReturnType<typeof selectOptionalStanding>>>;

/**
 * Takes a question out of use everywhere at once. Each statement that chooses a question asks for
 * its state, so no server serves it from then on. Whoever has it on screen may still answer it.
 */
export async function suspendItem(db: Db, decision: Decision): Promise<void> {
  await decide(db, decision, "items.suspended", async (tx, { isSuspended }) => {
    if (!isSuspended) await hold(tx, decision, "suspended");
    return !isSuspended;
  });
}

export async function liftSuspension(db: Db, decision: Decision): Promise<void> {
  await decide(db, decision, "items.suspension-lifted", async (tx, { isSuspended }) => {
    await deleteHold(tx, decision.key, true);
    return isSuspended;
  });
}

/** "bank": whatever the bank says, as if the staff had never decided. */
export async function changeStanding(
  db: Db,
  standing: "retired" | "pretest" | "bank",
  decision: Decision,
): Promise<void> {
  await decide(db, decision, "items.standing-changed", async (tx, before) => {
    if (standing === "pretest") refusePretest(before);
    const { held } = before;
    if (standing === (held ?? "bank")) return false;
    if (standing === "bank") await deleteHold(tx, decision.key, false);
    else await hold(tx, decision, standing);
    return true;
  });
}

function refusePretest({ pool, bankState }: Standing): void {
  if (pool === "practice")
    throw new Refusal(
      409,
      "not-in-mocks",
      "Only the mock tests try questions out, and this one is for quizzes and practice.",
    );
  if (bankState === "draft" || bankState === "retired")
    throw new Refusal(
      409,
      "not-in-bank",
      "The bank itself no longer offers this question. Bring it back there first.",
    );
}

async function hold(tx: Tx, { key, reason, actorId }: Decision, state: HeldState): Promise<void> {
  await upsertHold(tx, { key, state, reason, heldBy: actorId });
}

/** `change` says whether it changed anything; a repeat doesn't, and isn't in the audit log. */
async function decide(
  db: Db,
  { key, reason, actorId, origin }: Decision,
  event: `items.${string}`,
  change: (tx: Tx, before: Standing) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockItemKey(tx, key);
    const before = await selectOptionalStanding(tx, key);
    if (!before) throw noSuchItem();
    if (!(await change(tx, before))) return;
    // An import that ends right now may replace the row with a new version's; the second try finds that.
    const after = (await applyHoldsOf(tx, key)) ?? (await applyHoldsOf(tx, key));
    await audit(tx, origin, {
      event,
      actorId,
      detail: { key, reason, before: before.state, after },
    });
  });
}

export function noSuchItem(): Refusal {
  return new Refusal(404, "no-such-item", "There's no question with this id.");
}

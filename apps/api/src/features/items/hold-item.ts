import { audit } from "../../platform/audit.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { claimAct, type StaffAct } from "../../platform/staff-act.ts";
import {
  applyHoldsOf,
  deleteHold,
  type HeldState,
  lockItemKey,
  selectOptionalHold,
  selectOptionalStanding,
  upsertHold,
} from "./holds.queries.ts";

export interface Decision extends StaffAct {
  key: string;
}

type Standing = NonNullable<Awaited<ReturnType<typeof selectOptionalStanding>>>;

/**
 * Takes a question out of use everywhere at once. Each statement that chooses a question asks for
 * its state, so no server serves it from then on. Whoever has it on screen may still answer it.
 */
export async function suspendItem(db: Db, decision: Decision): Promise<void> {
  await decide(db, decision, "items.suspended", async (tx, { isSuspended }) => {
    if (isSuspended) throw await alreadySuspended(tx, decision.key);
    await hold(tx, decision, "suspended");
  });
}

export async function liftSuspension(db: Db, decision: Decision): Promise<void> {
  await decide(db, decision, "items.suspension-lifted", async (tx, { isSuspended }) => {
    if (!isSuspended) throw notSuspended();
    await deleteHold(tx, decision.key, true);
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
    if (standing === (held ?? "bank")) throw await alreadySo(tx, decision.key, standing);
    if (standing === "bank") await deleteHold(tx, decision.key, false);
    else await hold(tx, decision, standing);
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

/** A repeat of the same decision changes nothing and is done. One that somebody else has made is refused. */
async function decide(
  db: Db,
  decision: Decision,
  event: `items.${string}`,
  change: (tx: Tx, before: Standing) => Promise<void>,
): Promise<void> {
  const { key, reason, actorId, origin } = decision;
  await inTransaction(db, async (tx) => {
    await lockItemKey(tx, key);
    const before = await selectOptionalStanding(tx, key);
    if (!before) throw noSuchItem();
    // Whatever is thrown below forgets it, so that the same request may be sent again.
    if (!(await claimAct(tx, decision))) return;
    await change(tx, before);
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

async function alreadySuspended(tx: Tx, key: string): Promise<Refusal> {
  const made = await selectOptionalHold(tx, key, true);
  return made
    ? decidedBefore("already-suspended", "suspended this question", made)
    : new Refusal(409, "already-suspended", "This question is suspended already.");
}

function notSuspended(): Refusal {
  return new Refusal(
    409,
    "not-suspended",
    "This question isn't suspended. A colleague may have lifted it. Look at it again.",
  );
}

async function alreadySo(
  tx: Tx,
  key: string,
  standing: "retired" | "pretest" | "bank",
): Promise<Refusal> {
  const made = await selectOptionalHold(tx, key, false);
  if (standing === "bank" || !made)
    return new Refusal(409, "already-so", "This question is left to the bank already.");
  const what = standing === "retired" ? "retired this question" : "put this question on trial";
  return decidedBefore("already-so", what, made);
}

function decidedBefore(
  code: "already-suspended" | "already-so",
  what: string,
  made: { by: string | null; reason: string; at: Date },
): Refusal {
  const { reason, at } = made;
  const by = made.by ?? "A former colleague";
  const state = { by, reason, at: at.getTime() };
  return new Refusal(409, code, `${by} has already ${what}: ${reason}`, { state });
}

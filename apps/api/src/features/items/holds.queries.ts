import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { BANK_STATE, type BankState } from "./bank-state.sql-parts.ts";

export type HeldState = "suspended" | "retired" | "pretest";
type ItemState = BankState | "suspended";

/**
 * A suspension first. What the bank has retired or doesn't offer yet can't be put back to use from
 * here.
 */
const IN_EFFECT = sql<ItemState>`case
  when exists (select from item_holds h where h.key = items.key and h.is_suspension) then 'suspended'
  when ${BANK_STATE} in ('draft', 'retired') then ${BANK_STATE}
  else coalesce(
    (select h.state from item_holds h where h.key = items.key and not h.is_suspension),
    ${BANK_STATE})
  end`;

/** Brings items to the state that the bank and the staff's decisions make together. */
export async function applyHolds(tx: Tx): Promise<void> {
  await tx
    .updateTable("items")
    .set({ bank_state: BANK_STATE, state: IN_EFFECT })
    .where("is_current", "=", true)
    .where((where) =>
      where.or([
        where("state", "=", "suspended"),
        where("key", "in", (query) => query.selectFrom("item_holds").select("key")),
        sql<boolean>`items.state <> items.bank_state`,
      ]),
    )
    .where(sql<boolean>`items.state <> ${IN_EFFECT}`)
    .execute();
}

/** The same for one item. Undefined if there is none, or an import has just replaced its row. */
export async function applyHoldsOf(tx: Tx, key: string): Promise<ItemState | undefined> {
  const row = await tx
    .updateTable("items")
    .set({ bank_state: BANK_STATE, state: IN_EFFECT })
    .where("key", "=", key)
    .where("is_current", "=", true)
    .returning("state")
    .executeTakeFirst();
  return row?.state;
}

/** Whoever decides about the same item next waits here. */
export async function lockItemKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('item hold'), hashtext(${key}))`.execute(tx);
}

export async function selectOptionalStanding(db: Db | Tx, key: string) {
  return await db
    .selectFrom("items")
    .select(["state", "pool", BANK_STATE.as("bankState")])
    .select([
      sql<boolean>`exists (
        select from item_holds h where h.key = items.key and h.is_suspension)`.as("isSuspended"),
      sql<Exclude<HeldState, "suspended"> | null>`(
        select h.state from item_holds h where h.key = items.key and not h.is_suspension)`.as(
        "held",
      ),
    ])
    .where("key", "=", key)
    .where("is_current", "=", true)
    .executeTakeFirst();
}

export async function upsertHold(
  tx: Tx,
  hold: { key: string; state: HeldState; reason: string; heldBy: string },
): Promise<void> {
  const values = {
    state: hold.state,
    reason: hold.reason,
    held_by: hold.heldBy,
    held_at: sql<Date>`clock_timestamp()`,
  };
  await tx
    .insertInto("item_holds")
    .values({ key: hold.key, is_suspension: hold.state === "suspended", ...values })
    .onConflict((conflict) => conflict.columns(["key", "is_suspension"]).doUpdateSet(values))
    .execute();
}

/** Who decided it and why, for the person who comes second. */
export async function selectOptionalHold(tx: Tx, key: string, isSuspension: boolean) {
  return await tx
    .selectFrom("item_holds as h")
    .leftJoin("learners as l", "l.id", "h.held_by")
    .select(["h.state", "h.reason", "h.held_at as at", "l.name as by"])
    .where("h.key", "=", key)
    .where("h.is_suspension", "=", isSuspension)
    .executeTakeFirst();
}

export async function deleteHold(tx: Tx, key: string, isSuspension: boolean): Promise<void> {
  await tx
    .deleteFrom("item_holds")
    .where("key", "=", key)
    .where("is_suspension", "=", isSuspension)
    .execute();
}

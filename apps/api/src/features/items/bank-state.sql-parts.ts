import { sql } from "kysely";

export type BankState = "draft" | "active" | "pretest" | "retired";

/** What the bank says about an item, whatever the staff decided; null only where no hold ever was. */
export const BANK_STATE = sql<BankState>`coalesce(items.bank_state, items.state)`;

import type { MailState, TimeSort } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { GIVE_UP_AFTER, LEASE_SECONDS } from "../../../platform/mail/deliver.ts";
import { beginningWith, isPast, momentOf } from "../shared/time-place.sql-parts.ts";
import type { TimePlace } from "../shared/time-place.ts";

export interface MailFilter {
  state: MailState | undefined;
  /** The beginning of the recipient's address, in lower case. */
  to: string | undefined;
  sort: TimeSort;
  place: TimePlace | null;
  limit: number;
}

/** Without the text, which no list needs. */
const FACTS = [
  "id",
  "recipient",
  "subject",
  "attempts",
  "created_at",
  "next_attempt_at",
  "sent_at",
  "failed_at",
  "last_error",
  "has_code",
  "reply_to",
] as const;

const isWiped = sql<boolean>`body_text = ''`.as("isWiped");
const isDue = sql<boolean>`next_attempt_at <= now()`.as("isDue");
/** Its time is up, and the next look at the outbox gives it up. */
const giveUpAt = sql<Date>`coalesce(give_up_at, created_at + ${GIVE_UP_AFTER}::interval)`;
const isExpired = sql<boolean>`${giveUpAt} < now()`.as("isExpired");
const isGoingOut = sql<boolean>`coalesce(
  claimed_at > now() - make_interval(secs => ${LEASE_SECONDS}), false)`.as("isGoingOut");

const selectFacts = (db: Db) =>
  db
    .selectFrom("mail_outbox")
    .select([...FACTS, isWiped, isDue, isExpired, isGoingOut, giveUpAt.as("giveUpAt")])
    // The others were written to nobody, for the time they take.
    .where("recipient", "<>", "");

export type MailRecord = Awaited<ReturnType<typeof selectMails>>[number];

export async function selectMails(db: Db, { state, to, sort, place, limit }: MailFilter) {
  const direction = sort === "newest" ? "desc" : "asc";
  return await selectFacts(db)
    .select(momentOf("created_at").as("moment"))
    .$if(state === "waiting", (query) =>
      query.where("sent_at", "is", null).where("failed_at", "is", null),
    )
    .$if(state === "sent", (query) => query.where("sent_at", "is not", null))
    .$if(state === "failed", (query) => query.where("failed_at", "is not", null))
    .$if(!!to, (query) =>
      query.where(sql<boolean>`lower(recipient) like ${beginningWith(to ?? "")}`),
    )
    .$if(place !== null, (query) => query.where(isPast(["created_at", "id"], place!, sort)))
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

export async function selectOptionalMail(db: Db, id: string) {
  return await selectFacts(db)
    .select([momentOf("created_at").as("moment"), "body_text"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whose account has this address. */
export async function selectOptionalLearnerId(tx: Tx, addressKey: string): Promise<string | null> {
  const row = await tx
    .selectFrom("learners")
    .select("id")
    .where("email_key", "=", addressKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

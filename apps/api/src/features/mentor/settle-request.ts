/**
 * What our staff do with requests. Each action tells the learner and writes the audit log, all or
 * nothing.
 */
import { REFUND_HOURS } from "@theta/contract";
import { audit } from "../../platform/audit.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { boughtAt } from "../subscriptions/purchases.ts";
import type { News } from "./emails.ts";
import {
  type StoredRequest,
  lockOptionalRequest,
  selectByStart,
  selectNow,
  selectOpen,
  updateRequest,
} from "./requests.queries.ts";
import { type Sender, sendNews } from "./send-news.ts";

/** Why it wasn't done, in a sentence for the person who typed the command. */
export class CannotSettle extends Error {}

const LEAST_ID = 6;

export const openRequests = selectOpen;

/**
 * Takes one of the proposed times by its number, or any other time agreed on:
 * "2026-12-01T18:00+05:30".
 */
export async function confirmRequest(
  db: Db,
  sender: Sender,
  idStart: string,
  time: string,
): Promise<StoredRequest> {
  return await settle(db, sender, idStart, "confirmed", async (tx, kept) => {
    mustBe(kept, "requested", "confirmed");
    const confirmedFor = timeOf(kept, time);
    if (confirmedFor <= (await selectNow(tx))) throw new CannotSettle("That time has passed.");
    await mustNotBeRefundable(tx, kept, confirmedFor);
    // Typed twice: nobody needs another email.
    if (kept.confirmedFor?.getTime() === confirmedFor.getTime()) return null;
    return { status: "confirmed", confirmedFor };
  });
}

export async function markDone(db: Db, sender: Sender, idStart: string): Promise<StoredRequest> {
  return await settle(db, sender, idStart, "done", async (tx, kept) => {
    if (kept.status === "done") return null;
    mustBe(kept, "confirmed");
    if (kept.confirmedFor! > (await selectNow(tx)))
      throw new CannotSettle("This session hasn't started yet.");
    return { status: "done" };
  });
}

/** Cancels for our staff. The learner may ask again. */
export async function cancelByStaff(
  db: Db,
  sender: Sender,
  idStart: string,
  reason: string,
): Promise<StoredRequest> {
  if (reason.trim() === "")
    throw new CannotSettle('Give a reason: --reason "…". The learner will see it.');
  return await settle(db, sender, idStart, "cancelled", async (_, kept) => {
    if (kept.status === "cancelled") return null;
    mustBe(kept, "requested", "confirmed");
    return { status: "cancelled", cancelledBy: "staff", reason: reason.trim() };
  });
}

type Change = Parameters<typeof updateRequest>[2];

async function settle(
  db: Db,
  sender: Sender,
  idStart: string,
  news: News,
  decide: (tx: Tx, kept: StoredRequest) => Promise<Change | null>,
): Promise<StoredRequest> {
  return await inTransaction(db, async (tx) => {
    const { learnerId, id } = await find(tx, idStart);
    const kept = (await lockOptionalRequest(tx, learnerId, id))!;
    const change = await decide(tx, kept);
    if (!change) return kept;
    const request = await updateRequest(tx, kept, change);
    await sendNews(tx, sender, { request, news, to: ["learner"] });
    await audit(tx, null, {
      event: `mentor.${news}`,
      learnerId,
      detail: { requestId: id, by: "staff" },
    });
    return request;
  });
}

async function find(tx: Tx, idStart: string): Promise<StoredRequest> {
  if (idStart.length < LEAST_ID) {
    throw new CannotSettle(`Give at least ${LEAST_ID} characters of the id.`);
  }
  const [found, another] = await selectByStart(tx, idStart.toLowerCase());
  if (!found) throw new CannotSettle(`There's no request whose ID starts with ${idStart}.`);
  if (another) throw new CannotSettle(`More than one request ID starts with ${idStart}.`);
  return found;
}

function mustBe({ status }: StoredRequest, ...allowed: StoredRequest["status"][]): void {
  if (!allowed.includes(status)) {
    throw new CannotSettle(`This request is ${status === "cancelled" ? "canceled" : status}.`);
  }
}

/** Nobody gets both the hour and the money back. */
async function mustNotBeRefundable(tx: Tx, kept: StoredRequest, hour: Date): Promise<void> {
  const until = (await boughtAt(tx, kept)).getTime() + REFUND_HOURS * 3_600_000;
  if (hour.getTime() >= until) return;
  throw new CannotSettle(
    `The plan can be refunded until ${new Date(until).toISOString()}. Give a later time.`,
  );
}

function timeOf({ proposed }: StoredRequest, time: string): Date {
  if (/^[1-3]$/.test(time)) return proposed[Number(time) - 1]!;
  // A time without a zone would depend on the machine this runs on.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(time)) {
    throw new CannotSettle("Give 1, 2, or 3, or a time with its zone: 2026-12-01T18:00+05:30");
  }
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw new CannotSettle(`${time} is not a time.`);
  return at;
}

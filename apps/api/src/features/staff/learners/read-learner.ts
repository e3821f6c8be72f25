import { loadPlans } from "@theta/content";
import type { StaffLearner } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { hideCode, notAgain } from "../../../platform/mail/mail-code.rules.ts";
import {
  selectDevices,
  selectEvents,
  selectMails,
  selectOptionalAccount,
  selectOrders,
  selectPlans,
} from "./learner.queries.ts";
import { readSittings } from "./read-sittings.ts";
import { noSuchLearner } from "./refusals.ts";

/** What we know about a learner. */
export async function readLearner(db: Db, learnerId: string): Promise<StaffLearner> {
  const account = await selectOptionalAccount(db, learnerId);
  if (!account) throw noSuchLearner();
  const { joinedAt, deletionDueAt, ...rest } = account;
  return {
    learnerId,
    account: {
      ...rest,
      joinedAt: joinedAt.getTime(),
      deletionDueAt: deletionDueAt?.getTime() ?? null,
    },
    sessions: await readDevices(db, learnerId),
    plans: await readPlans(db, learnerId),
    orders: await readOrders(db, learnerId),
    ...(await readSittings(db, learnerId)),
    mails: await readMails(db, account.email),
    events: await readEvents(db, learnerId),
    plansToGive: (await loadPlans()).map(({ key, name, months }) => ({
      planKey: key,
      name,
      months,
    })),
  };
}

async function readDevices(db: Db, learnerId: string): Promise<StaffLearner["sessions"]> {
  const devices = await selectDevices(db, learnerId);
  return devices.map(({ id, device, ip, signedInAt, lastSeenAt, endedAt }) => ({
    sessionId: id,
    device,
    ip,
    signedInAt: signedInAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
  }));
}

async function readPlans(db: Db, learnerId: string): Promise<StaffLearner["plans"]> {
  const plans = await selectPlans(db, learnerId);
  return plans.map(({ id, planName, startsAt, endsAt, revokedAt, orderNumber, state }) => ({
    subscriptionId: id,
    planName,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    revokedAt: revokedAt?.getTime() ?? null,
    orderNumber,
    state,
  }));
}

async function readOrders(db: Db, learnerId: string): Promise<StaffLearner["orders"]> {
  const orders = await selectOrders(db, learnerId);
  return orders.map(({ id, madeAt, ...order }) => ({
    orderId: id,
    madeAt: madeAt.getTime(),
    ...order,
  }));
}

async function readMails(db: Db, email: string): Promise<StaffLearner["mails"]> {
  const mails = await selectMails(db, email);
  return mails.map((mail) => ({
    mailId: mail.id,
    subject: hideCode(mail.subject),
    at: mail.at.getTime(),
    state: mail.sentAt ? "sent" : mail.failedAt ? "failed" : "waiting",
    notAgain: notAgain({ ...mail, isWaiting: !mail.sentAt && !mail.failedAt }),
  }));
}

async function readEvents(db: Db, learnerId: string): Promise<StaffLearner["events"]> {
  const events = await selectEvents(db, learnerId);
  return events.map(({ id, at, ...event }) => ({ eventId: id, at: at.getTime(), ...event }));
}

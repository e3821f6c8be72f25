/** What the console shows of one learner. Never the content of an answer, an email, or a secret. */
import * as z from "zod/mini";
import { StaffLearnerMock, StaffLearnerQuiz } from "./staff-learner-sittings.ts";

const moment = z.nullable(z.number());

const Account = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  joinedAt: z.number(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** A school's or another provider's account. */
  hasOpenid: z.boolean(),
  /** When it will be erased; null unless it's closed. */
  deletionDueAt: moment,
  /** The learner works for us, too, so the account can't be closed here. */
  isStaff: z.boolean(),
});

const Session = z.strictObject({
  sessionId: z.string(),
  device: z.string(),
  ip: z.nullable(z.string()),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
  /** Null while it's open. */
  endedAt: moment,
});

const Plan = z.strictObject({
  subscriptionId: z.string(),
  planName: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  state: z.enum(["running", "later", "ended", "revoked"]),
  revokedAt: moment,
  /** The order that paid for it; null for one that we gave. */
  orderNumber: z.nullable(z.string()),
});

const Order = z.strictObject({
  orderId: z.string(),
  number: z.string(),
  planName: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  status: z.string(),
  refund: z.nullable(z.string()),
  madeAt: z.number(),
});

const Mail = z.strictObject({
  mailId: z.string(),
  /** Without the digits of a code. */
  subject: z.string(),
  at: z.number(),
  state: z.enum(["waiting", "sent", "failed"]),
  /** Why it can't be sent again; null if it can. */
  notAgain: z.nullable(z.enum(["has-code", "waiting", "text-gone"])),
});

const Event = z.strictObject({
  eventId: z.number(),
  at: z.number(),
  event: z.string(),
  /** Who of the staff did it; null for the learner and for our server. */
  actor: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** How many of a learner's devices, emails, and events come with the page, newest first. */
export const STAFF_LEARNER_ROWS = 50;

export const StaffLearner = z.strictObject({
  learnerId: z.string(),
  account: Account,
  sessions: z.array(Session),
  plans: z.array(Plan),
  orders: z.array(Order),
  mocks: z.array(StaffLearnerMock),
  quizzes: z.array(StaffLearnerQuiz),
  practice: z.strictObject({
    answered: z.int(),
    right: z.int(),
    lastAnsweredAt: moment,
  }),
  mails: z.array(Mail),
  events: z.array(Event),
  /** What there is to give. */
  plansToGive: z.array(z.strictObject({ planKey: z.string(), name: z.string(), months: z.int() })),
});
export type StaffLearner = z.output<typeof StaffLearner>;

import type { Logger } from "pino";
import { erasersOf } from "./erasers.ts";
import { deleteOldAccountRows } from "./features/account/erase/delete-old-rows.ts";
import { eraseDueAccounts } from "./features/account/erase/erase-accounts.ts";
import { fillNameWords } from "./features/account/fill-name-words.ts";
import { tidyMessages } from "./features/contact/tidy-messages.ts";
import { sweepQuizzes } from "./features/free-quiz/end-quiz.ts";
import { takeBackForgotten } from "./features/mock-test/support/take-back-reopening.ts";
import { sweepMocks } from "./features/mock-test/take/end-overdue.ts";
import { processEvents } from "./features/payments/webhooks/process-events.ts";
import { tidyEvents } from "./features/payments/webhooks/tidy-events.ts";
import { createPaymentServices } from "./features/payments/payment-services.ts";
import { runLedgerChecks } from "./features/payments/ledger/run-ledger-checks.ts";
import { reconcile } from "./features/payments/order/reconcile.ts";
import { countServings } from "./features/staff/items/count-servings.ts";
import { tidyStaff } from "./features/staff/exports/tidy-staff.ts";
import { remindOfEnds } from "./features/subscriptions/remind-of-end.ts";
import { deleteOldAuditEvents } from "./platform/audit-retention.ts";
import type { Config } from "./platform/config/config.ts";
import type { Db } from "./platform/database/database.ts";
import type { Job } from "./platform/jobs/jobs.ts";
import { everyDayAt, everyHourAt, everyMinute } from "./platform/jobs/schedule.ts";
import { deleteOldMail, deliverWaiting } from "./platform/mail/deliver.ts";
import type { Transport } from "./platform/mail/transport.ts";
import { deleteOldRequestCounts } from "./platform/request-counts.ts";
import { deleteOldThrottles } from "./platform/throttle.ts";

export const DELIVER_MAIL = "deliver-mail";
export const PAYMENT_EVENTS = "payment-events";
export const LEDGER_CHECKS = "ledger-checks";

interface Services {
  config: Config;
  db: Db;
  transport: Transport;
  log: Logger;
  mailWaiting: () => void;
}

/** All work that happens alongside requests, in one list. */
export function backgroundJobs({ config, db, transport, log, mailWaiting }: Services): Job[] {
  const payments = createPaymentServices({ config, db, log, mailWaiting });
  return [
    {
      name: DELIVER_MAIL,
      schedule: everyMinute,
      run: async () => void (await deliverWaiting(db, transport, log)),
    },
    {
      name: "erase-accounts",
      schedule: everyHourAt(17),
      run: async () => await eraseDueAccounts(db, log, erasersOf(config)),
    },
    // Reading an overdue quiz or mock ends it, too; this is for the ones nobody reads.
    { name: "end-overdue-quizzes", schedule: everyMinute, run: () => sweepQuizzes(db) },
    { name: "end-overdue-mocks", schedule: everyMinute, run: () => sweepMocks(db) },
    { name: "take-back-reopened", schedule: everyHourAt(29), run: () => takeBackForgotten(db) },
    { name: PAYMENT_EVENTS, schedule: everyMinute, run: () => processEvents(payments) },
    // Whatever no webhook and no browser has reported.
    { name: "payment-reconciling", schedule: everyMinute, run: () => reconcile(payments) },
    // Only when somebody has asked for one.
    { name: LEDGER_CHECKS, schedule: everyMinute, run: () => runLedgerChecks(payments) },
    {
      name: "remind-of-plan-ends",
      schedule: everyHourAt(11),
      run: () => remindOfEnds(db, config.publicUrl),
    },
    { name: "count-servings", schedule: everyHourAt(23), run: () => countServings(db) },
    { name: "fill-name-words", schedule: everyMinute, run: () => fillNameWords(db) },
    // Each on its own, so that a failure in one doesn't keep the others from their work.
    { name: "tidy-throttles", schedule: everyDayAt(3, 41), run: () => deleteOldThrottles(db) },
    { name: "tidy-mail", schedule: everyDayAt(3, 43), run: () => deleteOldMail(db) },
    { name: "tidy-payment-events", schedule: everyDayAt(3, 45), run: () => tidyEvents(db) },
    { name: "tidy-accounts", schedule: everyDayAt(3, 47), run: () => deleteOldAccountRows(db) },
    { name: "tidy-contact", schedule: everyDayAt(3, 49), run: () => tidyMessages(db) },
    { name: "tidy-audit-log", schedule: everyDayAt(3, 55), run: () => deleteOldAuditEvents(db) },
    { name: "tidy-staff", schedule: everyDayAt(3, 53), run: () => tidyStaff(db) },
    {
      name: "tidy-request-counts",
      schedule: everyDayAt(3, 51),
      run: () => deleteOldRequestCounts(db),
    },
  ];
}

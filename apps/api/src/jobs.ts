import type { Logger } from "pino";
import { deleteOldAccountRows, eraseDueAccounts } from "./features/account/account.jobs.ts";
import { sweepQuizzes } from "./features/free-quiz/end-quiz.ts";
import { sweepMocks } from "./features/mock-test/end-overdue.ts";
import type { Db } from "./platform/database/database.ts";
import type { Job } from "./platform/jobs/jobs.ts";
import { deleteOldMail, deliverWaiting } from "./platform/mail/deliver.ts";
import type { Transport } from "./platform/mail/transport.ts";
import { deleteOldThrottles } from "./platform/throttle.ts";

export const DELIVER_MAIL = "deliver-mail";

interface Means {
  db: Db;
  transport: Transport;
  log: Logger;
}

/** All work that happens beside the requests, in one list. */
export function backgroundJobs({ db, transport, log }: Means): Job[] {
  return [
    {
      name: DELIVER_MAIL,
      schedule: "* * * * *",
      run: async () => void (await deliverWaiting(db, transport, log)),
    },
    {
      name: "erase-accounts",
      schedule: "17 * * * *",
      run: async () => await eraseDueAccounts(db, log),
    },
    // Reading a quiz or a mock ends it too when its time is over; this is for those whom nobody reads.
    { name: "end-overdue-quizzes", schedule: "* * * * *", run: () => sweepQuizzes(db) },
    { name: "end-overdue-mocks", schedule: "* * * * *", run: () => sweepMocks(db) },
    // Each on its own: what fails in one must not keep the others from their work.
    { name: "tidy-throttles", schedule: "41 3 * * *", run: () => deleteOldThrottles(db) },
    { name: "tidy-mail", schedule: "43 3 * * *", run: () => deleteOldMail(db) },
    { name: "tidy-accounts", schedule: "47 3 * * *", run: () => deleteOldAccountRows(db) },
  ];
}

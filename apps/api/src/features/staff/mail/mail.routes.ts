import { DONE } from "@theta/contract";
import { staffMail } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import { noteLook } from "../shared/note-look.ts";
import type { StaffServices } from "../staff-services.ts";
import { listMail, readMail } from "./list-mail.ts";
import { retryNow } from "./retry-now.ts";

export function mailRoutes(app: FastifyInstance, services: StaffServices): void {
  const { db, account } = services;

  handle(app, staffMail.list, async ({ query }) => ({ result: await listMail(services, query) }));

  handle(app, staffMail.facts, async ({ query, staff, request }) => {
    const result = await readMail(services, query.mailId);
    // Mail knows addresses, not accounts.
    await noteLook(db, { staff, request }, { at: "mail", learnerId: null, detail: query });
    return { result };
  });

  handle(app, staffMail.retry, async ({ body, staff, request }) => {
    await retryNow(db, { ...body, actorId: staff.learnerId, origin: originOf(request) });
    account.mailWaiting();
    return DONE;
  });
}

import { DONE } from "@theta/contract";
import { staffOrders } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import { checkOrder } from "../../payments/by-staff/check-order.ts";
import { refundOrder } from "../../payments/by-staff/refund-order.ts";
import { resolveFlag } from "../../payments/by-staff/resolve-flag.ts";
import { requestLedgerCheck } from "../../payments/ledger/request-ledger-check.ts";
import { actOn } from "../shared/act-on.ts";
import { noteLook } from "../shared/note-look.ts";
import type { StaffServices } from "../staff-services.ts";
import { listOrders } from "./list-orders.ts";
import { ownerOf } from "./owner-of.ts";
import { readBooks } from "./read-books.ts";
import { readOrder } from "./read-order.ts";

export function ordersRoutes(
  app: FastifyInstance,
  { db, payments, checkWaiting }: StaffServices,
): void {
  handle(app, staffOrders.list, async ({ query }) => ({ result: await listOrders(db, query) }));

  handle(app, staffOrders.read, async ({ query, staff, request }) => {
    const result = await readOrder(db, query.orderId);
    const learnerId = result.learner?.learnerId ?? null;
    await noteLook(db, { staff, request }, { at: "order", learnerId, detail: query });
    return { result };
  });

  handle(app, staffOrders.check, async ({ body: { orderId }, staff, request }) => {
    const actor = { actorId: staff.learnerId, origin: originOf(request) };
    return { result: { settlement: await checkOrder(payments, orderId, actor) } };
  });

  handle(app, staffOrders.resolveFlag, async ({ body: { reason, ...flag }, staff, request }) => {
    const learnerId = await ownerOf(db, flag.orderId);
    await resolveFlag(db, flag, await actOn(db, { staff, request }, { learnerId, reason }));
    return DONE;
  });

  handle(app, staffOrders.refund, async ({ body: { reason, ...refund }, staff, request }) => {
    const learnerId = await ownerOf(db, refund.orderId);
    const by = await actOn(db, { staff, request }, { learnerId, reason });
    return { result: await refundOrder(payments, refund, by) };
  });

  handle(app, staffOrders.books, async () => ({ result: await readBooks(db) }));

  handle(app, staffOrders.checkBooks, async ({ staff, request }) => {
    await requestLedgerCheck(db, { actorId: staff.learnerId, origin: originOf(request) });
    checkWaiting();
    return DONE;
  });
}

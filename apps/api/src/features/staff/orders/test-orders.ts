/** Buyers, the sandbox, and somebody in support, for tests of what the staff do with orders. */
import type { CheckoutOrder } from "@theta/contract";
import { staffOrders } from "@theta/contract/staff";
import { sql } from "kysely";
import { createPaymentWorld } from "../../payments/test-payments.ts";
import { confirmedStaff, type TestStaff } from "../test-staff.ts";

type Bought = Pick<CheckoutOrder, "orderDocumentId">;
export const WHY = "They asked by email";

export async function createOrderWorld(options: Parameters<typeof createPaymentWorld>[0] = {}) {
  const world = await createPaymentWorld(options);
  const staff = await confirmedStaff(world, "support");
  return {
    ...world,
    staff,
    read: async ({ orderDocumentId: orderId }: Bought) =>
      (await world.call(staffOrders.read, { orderId }, staff)).body.result,
    list: async (query: object = {}) =>
      (await world.call(staffOrders.list, query, staff)).body.result,
    giveBack: async (order: CheckoutOrder, by: TestStaff = staff, more: object = {}) => {
      const { receipt } = await world.orderRow(order);
      const input = { orderId: order.orderDocumentId, receipt, reason: WHY, ...more };
      return await world.call(staffOrders.refund, input, by);
    },
    check: async ({ orderDocumentId: orderId }: Bought) =>
      await world.call(staffOrders.check, { orderId }, staff),
    resolve: async (order: Bought, flag: string, by: TestStaff = staff) =>
      await world.call(
        staffOrders.resolveFlag,
        { orderId: order.orderDocumentId, flag, reason: WHY },
        by,
      ),
    /** What the staff did, as the audit log has it. */
    audited: async (event: string) =>
      (
        await sql<{ actor: string; learner: string; detail: Record<string, unknown> }>`
          select actor_id as actor, learner_id as learner, detail from audit_events
          where event = ${event} and actor_id is not null order by id`.execute(world.db)
      ).rows,
  };
}

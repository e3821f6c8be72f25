/** What learners bought: finding an order, seeing all of it, and putting it right. Amounts are in cents. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { idField } from "../ids.ts";
import { REFUND_STATUSES } from "../payments.ts";
import {
  dayField,
  reasonField,
  staffList,
  staffPageFields,
  timeSortField,
} from "./staff-fields.ts";
import { StaffOrder, StaffOrderRow, ORDER_STATES, SETTLEMENTS } from "./staff-order.ts";
import { StaffBooks } from "./staff-books.ts";
import { staffRoute } from "./staff-route.ts";

const orderId = idField("order");

export const staffOrders = {
  list: staffRoute({
    method: "GET",
    path: "/staff/orders",
    permission: "orders.read",
    summary: "Lists orders by when they were made.",
    query: z.object({
      state: z.optional(z.enum(ORDER_STATES)),
      flagged: z.optional(z.literal("yes")),
      plan: z.optional(z.string().check(z.maxLength(64))),
      /** Days in UTC, both included. */
      from: dayField,
      to: dayField,
      /**
       * The beginning of a receipt number, or the whole of the learner's email, of one of our order ids, or of
       * the provider's id of an order, payment, or refund.
       */
      search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      sort: timeSortField,
      ...staffPageFields,
    }),
    reply: staffList(StaffOrderRow),
    errors: [],
  }),
  read: staffRoute({
    method: "GET",
    path: "/staff/orders/order",
    permission: "orders.read",
    summary: "Returns everything the books say about an order.",
    query: z.object({ orderId }),
    reply: result(StaffOrder),
    errors: [],
  }),
  check: staffRoute({
    method: "POST",
    path: "/staff/orders/check",
    permission: "orders.resolve",
    summary: "Asks the provider about an order now, and acts on the answer as the clock would.",
    body: z.object({ orderId }),
    reply: result(z.strictObject({ settlement: z.enum(SETTLEMENTS) })),
    errors: ["provider-unavailable"],
  }),
  resolveFlag: staffRoute({
    method: "POST",
    path: "/staff/orders/resolve-flag",
    permission: "orders.resolve",
    summary: "Marks what was noted on an order as dealt with. It isn't noted again.",
    body: z.object({
      orderId,
      /** As it was shown: if more was noted since, somebody should see it first. */
      flag: z.string().check(z.minLength(1), z.maxLength(4_000)),
      reason: reasonField,
    }),
    reply: done,
    errors: ["staff-account", "flag-changed"],
  }),
  refund: staffRoute({
    method: "POST",
    path: "/staff/orders/refund",
    permission: "orders.refund",
    summary:
      "Ends what an order opened and gives its money back, whenever it was paid. A refund that failed is tried again.",
    body: z.object({
      orderId,
      receipt: z
        .string("Type the receipt number.")
        .check(z.trim(), z.minLength(1, "Type the receipt number."), z.maxLength(40)),
      reason: reasonField,
    }),
    reply: result(z.strictObject({ status: z.enum(REFUND_STATUSES) })),
    errors: ["staff-account", "not-paid", "already-refunded", "refund-waiting", "part-refunded"],
  }),
  books: staffRoute({
    method: "GET",
    path: "/staff/orders/books",
    permission: "orders.resolve",
    summary: "Returns the check of the books that is running, and the last one's result.",
    reply: result(StaffBooks),
    errors: [],
  }),
  checkBooks: staffRoute({
    method: "POST",
    path: "/staff/orders/check-books",
    permission: "orders.resolve",
    summary:
      "Starts to compare the books with each other and with the provider, one check at a time.",
    reply: done,
    errors: ["check-running"],
  }),
} as const;

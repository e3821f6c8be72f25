/** Orders and the books, in the query cache. */
import type { Reply, Sent } from "@theta/contract";
import { type StaffBooks, type StaffOrder, staffOrders } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

export type OrdersAsked = Sent<typeof staffOrders.list>;
export type OrdersPage = Reply<typeof staffOrders.list>["result"];

const withOrders = serverData.enhanceEndpoints({ addTagTypes: ["Order", "Books"] });

const ordersData = withOrders.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<OrdersPage, OrdersAsked>({
      query: (asked) => ask(staffOrders.list, asked),
      transformResponse: (reply: Reply<typeof staffOrders.list>) => reply.result,
      providesTags: ["Order"],
    }),
    order: build.query<StaffOrder, string>({
      query: (orderId) => ask(staffOrders.read, { orderId }),
      transformResponse: (reply: Reply<typeof staffOrders.read>) => reply.result,
      providesTags: ["Order"],
    }),
    // Refused or not: what was shown may be old.
    checkOrder: build.mutation<Reply<typeof staffOrders.check>, Sent<typeof staffOrders.check>>({
      query: (input) => ask(staffOrders.check, input),
      invalidatesTags: ["Order"],
    }),
    resolveFlag: build.mutation<unknown, Sent<typeof staffOrders.resolveFlag>>({
      query: (input) => ask(staffOrders.resolveFlag, input),
      invalidatesTags: ["Order"],
    }),
    refundOrder: build.mutation<Reply<typeof staffOrders.refund>, Sent<typeof staffOrders.refund>>({
      query: (input) => ask(staffOrders.refund, input),
      invalidatesTags: ["Order"],
    }),
    books: build.query<StaffBooks, void>({
      query: () => ask(staffOrders.books, undefined),
      transformResponse: (reply: Reply<typeof staffOrders.books>) => reply.result,
      providesTags: ["Books"],
    }),
    checkBooks: build.mutation<unknown, void>({
      query: () => ask(staffOrders.checkBooks, undefined),
      invalidatesTags: ["Books"],
    }),
  }),
});

export const {
  useOrdersQuery,
  useOrderQuery,
  useCheckOrderMutation,
  useResolveFlagMutation,
  useRefundOrderMutation,
  useBooksQuery,
  useCheckBooksMutation,
} = ordersData;

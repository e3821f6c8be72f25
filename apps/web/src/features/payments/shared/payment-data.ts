/** What a learner has bought, in the query cache, and refunds for it. */
import { payments, type Reply, type Sent } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

export type Purchases = Reply<typeof payments.purchases>["result"];
type Refund = Reply<typeof payments.requestRefund>["result"];

const paymentData = serverData.injectEndpoints({
  endpoints: (build) => ({
    purchases: build.query<Purchases, void>({
      query: () => ask(payments.purchases, undefined),
      transformResponse: (reply: Reply<typeof payments.purchases>) => reply.result,
      providesTags: ["Learner"],
    }),
    requestRefund: build.mutation<Refund, Sent<typeof payments.requestRefund>>({
      query: (input) => ask(payments.requestRefund, input),
      transformResponse: (reply: Reply<typeof payments.requestRefund>) => reply.result,
      // A refusal may mean that a mock was started in another window, so the reason has changed, too.
      invalidatesTags: ["Learner", "Plan"],
    }),
  }),
});

export const { usePurchasesQuery, useRequestRefundMutation } = paymentData;

type Forgetting = ReturnType<typeof serverData.util.invalidateTags>;

/** A plan was bought or has ended, so the badge, the orders, and every lock are out of date. */
export function forgetPurchases(dispatch: (action: Forgetting) => unknown): void {
  dispatch(serverData.util.invalidateTags(["Learner", "Plan"]));
}

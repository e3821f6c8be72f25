/** What a learner has bought and can use, in the query cache, and refunds for it. */
import { payments, type Reply, type Sent } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

export type Subscriptions = Reply<typeof payments.subscriptions>["result"];
type Refund = Reply<typeof payments.requestRefund>["result"];

const paymentData = serverData.injectEndpoints({
  endpoints: (build) => ({
    subscriptions: build.query<Subscriptions, void>({
      query: () => ask(payments.subscriptions, undefined),
      transformResponse: (reply: Reply<typeof payments.subscriptions>) => reply.result,
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

export const { useSubscriptionsQuery, useRequestRefundMutation } = paymentData;

type Forgetting = ReturnType<typeof serverData.util.invalidateTags>;

/** A plan was bought or has ended, so the badge, the orders, and every lock are out of date. */
export function forgetSubscriptions(dispatch: (action: Forgetting) => unknown): void {
  dispatch(serverData.util.invalidateTags(["Learner", "Plan"]));
}

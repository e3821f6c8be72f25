import * as z from "zod/mini";

/** What was bought, as the screen after a payment gets it in navigation state. */
export const PurchasedSubscription = z.strictObject({
  subscriptionId: z.string(),
  planName: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
});
export type PurchasedSubscription = z.output<typeof PurchasedSubscription>;

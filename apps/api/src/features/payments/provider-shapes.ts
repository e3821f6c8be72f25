import * as z from "zod";

/** What we read of the provider's things; it may send more. */
const orderId = z.string().regex(/^order_[A-Za-z0-9]{14}$/);
const paymentId = z.string().regex(/^pay_[A-Za-z0-9]{14}$/);
const refundId = z.string().regex(/^rfnd_[A-Za-z0-9]{14}$/);

export const ProviderOrder = z.object({
  id: orderId,
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
});
export type ProviderOrder = z.output<typeof ProviderOrder>;

export const ProviderPayment = z.object({
  id: paymentId,
  order_id: orderId.nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z
    .int()
    .nullish()
    .transform((amount) => amount ?? 0),
  created_at: z.int(),
  card: z.object({ network: z.string().nullish(), last4: z.string().nullish() }).nullish(),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

export const ProviderRefund = z.object({
  id: refundId,
  payment_id: paymentId,
  amount: z.int(),
  status: z.enum(["pending", "processed", "failed"]),
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

export const collectionOf = <T extends z.ZodType>(shape: T) => z.object({ items: z.array(shape) });

export const ProviderFault = z.object({
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }),
});

/** A webhook's body, as far as we look at it: what is true is asked of the provider. */
export const ProviderEvent = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z
      .object({
        entity: z.object({
          id: paymentId,
          order_id: z.string().nullish(),
          amount: z.number(),
          currency: z.string(),
        }),
      })
      .optional(),
    order: z
      .object({ entity: z.object({ id: z.string(), amount: z.number(), currency: z.string() }) })
      .optional(),
  }),
});
export type ProviderEvent = z.output<typeof ProviderEvent>;

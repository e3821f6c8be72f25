import * as z from "zod";

/** The parts of the provider's data that we read; it may send more. */
const orderId = z.string().regex(/^order_[A-Za-z0-9]{14}$/);
const paymentId = z.string().regex(/^pay_[A-Za-z0-9]{14}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
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

const maybe = <T extends z.ZodType>(shape: T) => shape.nullish().catch(null);

/**
 * The parts of a webhook's body that we look at; the provider is asked for the truth. There are
 * many kinds of events, and the provider stops sending any if we refuse one, so what we can't use
 * is left out.
 */
export const ProviderEvent = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  payload: maybe(
    z.object({
      payment: maybe(
        z.object({
          entity: z.object({
            id: maybe(paymentId),
            order_id: maybe(orderId),
            amount: maybe(z.int()),
            currency: maybe(currency),
          }),
        }),
      ),
      order: maybe(
        z.object({
          entity: z.object({
            id: maybe(orderId),
            amount: maybe(z.int()),
            currency: maybe(currency),
          }),
        }),
      ),
    }),
  ),
});
export type ProviderEvent = z.output<typeof ProviderEvent>;

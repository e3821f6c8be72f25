import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether one of the secrets signed it. Takes the same time for any signature. */
export function isSignedBy(
  secrets: readonly string[],
  message: string | Buffer,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return secrets
    .map((secret) => Buffer.from(createHmac("sha256", secret).update(message).digest("hex")))
    .map((wanted) => wanted.length === given.length && timingSafeEqual(wanted, given))
    .includes(true);
}

/**
 * Proves that a payment belongs to an order, but not that it was captured, how much it was, or who
 * paid.
 */
export function isPaymentSignature(
  keySecret: string,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): boolean {
  return isSignedBy([keySecret], `${orderId}|${paymentId}`, signature);
}

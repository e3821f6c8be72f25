import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether one of the secrets signed it. Takes the same time whatever the signature is. */
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

/** That a payment belongs to an order; not that it was captured, of how much, or by whom. */
export function isPaymentSignature(
  keySecret: string,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): boolean {
  return isSignedBy([keySecret], `${orderId}|${paymentId}`, signature);
}

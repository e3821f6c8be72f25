/** What somebody who looks for an order has typed. */
import { toAddress } from "../../account/address.rules.ts";

export type OrderSearch =
  | { by: "nothing" }
  | { by: "email"; key: string }
  | { by: "receipt" | "order" | "provider-order" | "payment" | "refund"; id: string };

export const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const FORMS: readonly [by: Exclude<OrderSearch["by"], "nothing" | "email">, form: RegExp][] = [
  ["provider-order", /^order_[A-Za-z0-9]{14}$/],
  ["payment", /^pay_[A-Za-z0-9]{14}$/],
  ["refund", /^rfnd_[A-Za-z0-9]{14}$/],
  ["order", ORDER_ID],
];

/** Whole ids only: each is found by an index, and nobody remembers half of one. */
export function readSearch(typed: string | undefined): OrderSearch {
  const text = typed?.trim() ?? "";
  if (text === "") return { by: "nothing" };
  const address = text.includes("@") ? toAddress(text) : null;
  if (address) return { by: "email", key: address.key };
  const by = FORMS.find(([, form]) => form.test(text))?.[0] ?? "receipt";
  return { by, id: text };
}

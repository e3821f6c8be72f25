/** What somebody who looks for an order has typed. */
import { toAddress } from "../../account/address.rules.ts";

export type OrderSearch =
  | { by: "nothing" }
  | { by: "email"; key: string }
  | { by: "receipt"; beginning: string }
  | { by: "order" | "provider-order" | "payment" | "refund"; id: string };

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const FORMS: readonly [
  by: Exclude<OrderSearch["by"], "nothing" | "email" | "receipt">,
  form: RegExp,
][] = [
  ["provider-order", /^order_[A-Za-z0-9]{14}$/],
  ["payment", /^pay_[A-Za-z0-9]{14}$/],
  ["refund", /^rfnd_[A-Za-z0-9]{14}$/],
  ["order", ORDER_ID],
];

/** Each is found by an index. Ids have to be whole; a receipt is read out on the phone, so its beginning is enough. */
export function readSearch(typed: string | undefined): OrderSearch {
  const text = typed?.trim() ?? "";
  if (text === "") return { by: "nothing" };
  const address = text.includes("@") ? toAddress(text) : null;
  if (address) return { by: "email", key: address.key };
  const by = FORMS.find(([, form]) => form.test(text))?.[0];
  return by ? { by, id: text } : { by: "receipt", beginning: text.toLowerCase() };
}

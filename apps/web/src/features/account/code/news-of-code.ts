import type { MailWhen } from "@theta/contract";
import type { News } from "./navigation-state.ts";

const FOLLOWS = { now: "sent", later: "later" } as const;

/** `hasEarlier`: whether a code requested before would still work here. */
export function newsOf(mailWhen: MailWhen, hasEarlier: boolean): News {
  if (mailWhen === "never") return hasEarlier ? "no-newer" : "not-sent";
  return FOLLOWS[mailWhen];
}

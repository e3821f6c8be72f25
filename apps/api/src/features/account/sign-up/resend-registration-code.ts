import type { Body, user } from "@theta/contract";
import type { Origin } from "../../../platform/audit.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { type CodeSent, codeSent, mailRegistrationCode } from "./mail-registration-code.ts";
import { selectOptionalPending } from "./pending.queries.ts";
import { requireAddress } from "../refusals.ts";
import { takeMailTurn } from "./registration-mail-turn.ts";

/** Mails a new code for a pending registration; the previous one stops working. */
export async function resendRegistrationCode(
  services: AccountServices,
  { userId, email }: Body<typeof user.resendRegistrationCode>,
  origin: Origin,
): Promise<CodeSent> {
  const { db, limits } = services;
  const address = requireAddress(email);
  await spend(db, limits.mailsFrom(origin.ip));
  const pending = await selectOptionalPending(db, userId, address.key);
  // A code that is in the mailbox, or on its way there, isn't invalidated for one that comes later.
  const mayWait = pending !== undefined && !pending.hasLiveCode;
  const asked = { addressKey: address.key, ip: origin.ip, mayWait };
  const turn = await takeMailTurn(services, asked);
  // Without a registration there is nothing to send, and nothing to reveal either.
  if (!pending || turn.when === "never") return codeSent(userId, turn);
  return await mailRegistrationCode(services, {
    userId,
    address: { ...address, email: pending.email },
    turn,
    event: "account.registration-code-resent",
    origin,
  });
}

import type { Origin } from "../../../platform/audit.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { refuseField } from "../../../platform/refusal.ts";
import type { AccountServices } from "../../account/account-services.ts";
import type { Account } from "../../account/find-account.ts";
import { voucherOf } from "../../account/openid/vouching.ts";
import { confirmPassword } from "../../account/password/confirm-password.ts";
import { openidNotForStaff, openidTooOld } from "../refusals.ts";

/**
 * It's still the same person: they enter the password again, or have just signed in at a provider
 * that may vouch for our staff. Neither takes the place of a second factor.
 */
export async function confirmPerson(
  account: AccountServices,
  learner: Account,
  { caller, password, origin }: { caller: Caller; password: string | undefined; origin: Origin },
): Promise<"password" | "openid"> {
  const voucher = await voucherOf(account, caller);
  if (voucher && !voucher.isForStaff) throw openidNotForStaff(voucher.name);
  if (password === undefined) {
    if (voucher?.isRecent) return "openid";
    throw voucher ? openidTooOld(voucher.name) : refuseField("password", "Password is required");
  }
  const { sessionId } = caller;
  await confirmPassword(account, learner, {
    password,
    field: "password",
    knownAs: sessionId,
    origin,
  });
  return "password";
}

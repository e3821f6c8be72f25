import type { Config } from "../../../platform/config/config.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { denyPassword } from "./password.rules.ts";

/** Refuses a new password that is too easy to guess, at the field where it was typed. */
export function refusePassword(
  { passwordLeast }: Config,
  password: string,
  about: { name: string; email: string; field: "password" | "newPassword" },
): void {
  const denial = denyPassword(password, about, passwordLeast, COMMON_PASSWORDS);
  if (denial) throw refuseField(about.field, denial, "password-refused");
}

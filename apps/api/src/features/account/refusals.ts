import { Refusal, refuseField } from "../../platform/refusal.ts";
import { type Address, toAddress } from "./address.rules.ts";

/** One answer for every way in which a code can fail: more would help to guess. */
export function codeRefused(): Refusal {
  const message = "This code is not right or no longer valid. Check it, or ask for a new one.";
  return refuseField("otp", message, "code-refused");
}

export function wrongCredentials(): Refusal {
  return new Refusal(401, "wrong-credentials", "The e-mail or the password is not right.");
}

export function sessionEnded(): Refusal {
  return new Refusal(401, "session-ended", "Your session has ended. Please log in again.");
}

export function noPasswordSet(): Refusal {
  return new Refusal(
    409,
    "no-password-set",
    "Your account has no password yet. Set one by Forgot password on the login page first.",
  );
}

export function requireAddress(email: string): Address {
  const address = toAddress(email);
  if (!address) throw refuseField("email", "Email is invalid");
  return address;
}

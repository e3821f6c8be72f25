import { Refusal, refuseField } from "../../platform/refusal.ts";
import { type Address, toAddress } from "./address.rules.ts";

/** The same answer for every way a code can fail, because more would help people guess. */
export function codeRefused(): Refusal {
  const message = "That code is wrong or has expired. Check it, or ask for a new one.";
  return refuseField("otp", message, "code-refused");
}

export function wrongCredentials(): Refusal {
  return new Refusal(401, "wrong-credentials", "Wrong email or password.");
}

export function sessionEnded(): Refusal {
  return new Refusal(401, "session-ended", "Your session has ended. Please sign in again.");
}

export function noPasswordSet(): Refusal {
  return new Refusal(
    409,
    "no-password-set",
    'Your account doesn\'t have a password yet. To set one, choose "Forgot password?" on the sign-in page.',
  );
}

export function requireAddress(email: string): Address {
  const address = toAddress(email);
  if (!address) throw refuseField("email", "Email is invalid");
  return address;
}

import { Refusal } from "../../platform/refusal.ts";

export function notStaff(): Refusal {
  return new Refusal(403, "not-staff", "This account isn't part of Theta's staff.");
}

export function confirmFirst(): Refusal {
  return new Refusal(403, "confirm-first", "Please confirm that it's you to open the console.");
}

export function confirmAgain(): Refusal {
  return new Refusal(
    403,
    "confirm-again",
    "This needs your password again, because you last entered it more than ten minutes ago.",
  );
}

export function notPermitted(): Refusal {
  return new Refusal(403, "not-permitted", "Your role doesn't include this.");
}

export function openidNotForStaff(name: string): Refusal {
  return new Refusal(
    403,
    "openid-not-for-staff",
    `You signed in with ${name}, which can't open the console. Sign out, and sign in with your password. If you have none, choose "Forgot password?" there.`,
  );
}

export function openidTooOld(name: string): Refusal {
  return new Refusal(
    403,
    "openid-too-old",
    `${name} hasn't confirmed in the last ten minutes that it's you. Enter your password, or sign out and sign in with ${name} again.`,
  );
}

export function secondFactorNeeded(): Refusal {
  return new Refusal(
    409,
    "second-factor-needed",
    "Enter a code from your authenticator app, or use a passkey or a recovery code.",
  );
}

/** The same for every kind, so that nobody learns which one nearly worked. */
export function secondFactorRefused(): Refusal {
  return new Refusal(
    400,
    "second-factor-refused",
    "That didn't work. Codes change every 30 seconds, and each works once. Please try again.",
  );
}

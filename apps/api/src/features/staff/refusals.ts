import { Refusal } from "../../platform/refusal.ts";

export function notStaff(): Refusal {
  return new Refusal(403, "not-staff", "This account isn't part of Theta's staff.");
}

export function confirmFirst(): Refusal {
  return new Refusal(403, "confirm-first", "Please confirm that it's you to open the console.");
}

export function notPermitted(): Refusal {
  return new Refusal(403, "not-permitted", "Your role doesn't include this.");
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

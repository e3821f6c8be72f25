import { Refusal } from "../../../platform/refusal.ts";

export function openidRefused(message: string): Refusal {
  return new Refusal(401, "openid-refused", message);
}

export function openidNotConfigured(): Refusal {
  return new Refusal(
    404,
    "openid-not-configured",
    "This way of signing in isn't set up here. Please use another one.",
  );
}

/** Too late, a second time, or in a browser that never began it. */
export function signInOver(name: string): Refusal {
  return openidRefused(
    `This sign-in with ${name} has expired, was already used, or began in another window. Please start again.`,
  );
}

export function linkOver(): Refusal {
  return new Refusal(
    410,
    "openid-link-expired",
    "This took too long, or it's done already. Please start again from the sign-in page.",
  );
}

export function unreachable(name: string): Refusal {
  return new Refusal(
    503,
    "try-again",
    `We couldn't reach ${name} to check this sign-in. Please try again in a minute.`,
    { retryAfterSeconds: 60 },
  );
}

export function outOfOrder(name: string): Refusal {
  return new Refusal(
    503,
    "try-again",
    `Signing in with ${name} isn't working right now. Please try again in a minute, or use another way to sign in. If it goes on, let ${name} or us know.`,
    { retryAfterSeconds: 60 },
  );
}

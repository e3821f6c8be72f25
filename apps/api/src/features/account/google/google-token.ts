import { emailField } from "@theta/contract";
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
} from "jose";
import type { GoogleConfig } from "../../../platform/config/config.ts";
import { Refusal } from "../../../platform/refusal.ts";

const FETCH_TIMEOUT_MS = 4_000;

/** What Google confirms. */
export interface GooglePerson {
  issuer: string;
  subject: string;
  email: string;
  /**
   * Google has the mailbox, or manages it for a Workspace, and so knows whose it is today. Of other
   * addresses it only knows that somebody once could read their mail.
   */
  isMailboxAtGoogle: boolean;
  name: string;
  nonce: string;
}

export interface Google {
  /** Throws a Refusal unless Google made this token recently, for us, for a verified address. */
  read(credential: string): Promise<GooglePerson>;
}

export function createGoogle({ clientId, issuers, jwksUrl }: GoogleConfig): Google {
  const keys = keysThatLast(new URL(jwksUrl));
  return {
    async read(credential) {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          // Never the algorithm the token asks for: a public key isn't an HMAC secret, and "none"
          // isn't a signature.
          algorithms: ["RS256", "ES256"],
          issuer: issuers,
          audience: clientId,
          requiredClaims: ["exp", "sub", "nonce"],
          clockTolerance: 30,
        });
        return toPerson(payload);
      } catch (error) {
        throw error instanceof Refusal ? error : tokenFault(error);
      }
    },
  };
}

/**
 * Google's keys, fetched again when they are old or a new one appears, and kept while Google is
 * down.
 */
function keysThatLast(url: URL): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, { timeoutDuration: FETCH_TIMEOUT_MS });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const kept = remote.jwks();
      // The keys are fresh, so the token is at fault.
      if (remote.fresh || !kept) throw error;
      return await createLocalJWKSet(kept)(header, token).catch((fault: unknown) => {
        // It may be signed with one of the keys that couldn't be fetched.
        throw fault instanceof errors.JWKSNoMatchingKey ? error : fault;
      });
    }
  };
}

function toPerson(payload: Record<string, unknown>): GooglePerson {
  const { iss, sub, email, name, nonce, hd } = payload;
  const address = emailField.safeParse(email);
  if (payload["email_verified"] !== true || !address.success) {
    throw googleRefused(
      "Google hasn't verified this account's email address. Verify it with Google, or sign up with a password.",
    );
  }
  if (typeof iss !== "string" || typeof sub !== "string" || typeof nonce !== "string") {
    throw googleRefused();
  }
  return {
    // Google writes its name in two ways.
    issuer: iss.includes("://") ? iss : `https://${iss}`,
    subject: sub,
    email: address.data,
    isMailboxAtGoogle: /@gmail\.com$/i.test(address.data) || (typeof hd === "string" && hd !== ""),
    name: typeof name === "string" ? name : "",
    nonce,
  };
}

function tokenFault(error: unknown): Refusal {
  const isTokens =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== "ERR_JOSE_GENERIC";
  return isTokens
    ? googleRefused()
    : new Refusal(
        503,
        "try-again",
        "We couldn't reach Google to check this sign-in. Please try again in a minute.",
        { retryAfterSeconds: 60 },
      );
}

/** The account is somebody's already, and the person whom Google names has to prove that it's theirs. */
export function googleUnconfirmed(state: { email: string; hasPassword: boolean }): Refusal {
  const how = state.hasPassword
    ? "its password"
    : 'a password, which "Forgot password?" lets you set';
  return new Refusal(
    409,
    "google-unconfirmed",
    `There's already a Theta account for ${state.email}. Please sign in with ${how}.`,
    { state },
  );
}

export function googleRefused(
  message = "Google didn't confirm this sign-in. Please try again.",
): Refusal {
  return new Refusal(401, "google-refused", message);
}

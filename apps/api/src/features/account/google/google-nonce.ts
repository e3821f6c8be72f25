import { createHash, randomBytes } from "node:crypto";
import { Refusal } from "../../../platform/refusal.ts";
import type { AccountServices } from "../account-services.ts";
import type { Google } from "./google-token.ts";
import { insertNonce } from "./google.queries.ts";

const NONCE_MINUTES = 10;

/** A number that Google puts into the token, so that each token signs in once. */
export async function giveNonce(services: AccountServices): Promise<{ nonce: string }> {
  requireGoogle(services);
  const nonce = randomBytes(16).toString("base64url");
  await insertNonce(services.db, hashNonce(nonce), NONCE_MINUTES);
  return { nonce };
}

export function hashNonce(nonce: string): Buffer {
  return createHash("sha256").update(nonce).digest();
}

export function requireGoogle({ google }: AccountServices): Google {
  if (google) return google;
  throw new Refusal(404, "google-not-configured", "Sign-in with Google isn't set up here.");
}

import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import type { Refusal } from "../../../platform/refusal.ts";
import { openidRefused, outOfOrder, signInOver, unreachable } from "./openid-refusals.ts";

/** What went wrong at a provider: in one word for the log, and as a refusal for the person. */
export interface OpenidFault {
  reason: string;
  refusal: Refusal;
  /** New keys or addresses may fix it, so they're worth looking up. */
  isAboutMetadata: boolean;
}

/** Tokens that were made for somebody else, too long ago, or with a key that isn't the provider's. */
const BAD_TOKEN = new Set([
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_INVALID_RESPONSE",
]);

export function faultOf(error: unknown, name: string): OpenidFault {
  // Anybody can bring these about with a made-up return, and they say nothing of the metadata.
  const isAnswer =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  return { ...explain(error, name), isAboutMetadata: !isAnswer };
}

function explain(error: unknown, name: string): Omit<OpenidFault, "isAboutMetadata"> {
  if (error instanceof AuthorizationResponseError) {
    return { reason: error.error, refusal: refusalOf(error.error, name) };
  }
  if (error instanceof ResponseBodyError) {
    // The code has expired or was used; everything else is a matter of how we're set up there.
    const isOver = error.error === "invalid_grant";
    return { reason: error.error, refusal: isOver ? signInOver(name) : outOfOrder(name) };
  }
  const code = codeOf(error);
  if (code && BAD_TOKEN.has(code)) return { reason: code, refusal: notConfirmed(name) };
  if (code && code !== "OAUTH_TIMEOUT" && code.startsWith("OAUTH_")) {
    return { reason: code, refusal: outOfOrder(name) };
  }
  return { reason: code ?? nameOf(error), refusal: unreachable(name) };
}

/** Why the provider sent somebody back without a code. */
export function refusalOf(error: string, name: string): Refusal {
  if (error === "access_denied") {
    return openidRefused(
      `You didn't sign in with ${name}, or it didn't let you. You can try again, or use another way to sign in.`,
    );
  }
  return error === "temporarily_unavailable" || error === "server_error"
    ? outOfOrder(name)
    : notConfirmed(name);
}

export function notConfirmed(name: string): Refusal {
  return openidRefused(
    `${name} didn't confirm this sign-in in a way we can accept. Please try again. If it goes on, let ${name} or us know.`,
  );
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");

import { WebAuthnError } from "@simplewebauthn/browser";
import { CallError } from "../../src/lib/call/call-error.ts";

/** Why there's no passkey: our server, this device's settings, or the person using it. */
export function passkeyProblem(failure: unknown, otherwise: string): string {
  if (failure instanceof CallError) return failure.message;
  if (
    failure instanceof WebAuthnError &&
    failure.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
  )
    return "This device already has a passkey for your account.";
  const { name }: { name?: unknown } = Object(failure);
  if (name === "NotAllowedError" || name === "AbortError")
    return `The passkey was canceled, or took too long. Try again, or ${otherwise}.`;
  return `Passkeys don't work in this browser. Try another, or ${otherwise}.`;
}

import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/config/secret.ts";

export interface Keys {
  accessTokens: Uint8Array;
  resetTokens: Uint8Array;
  codes: Uint8Array;
  codeSubjects: Uint8Array;
  refreshSecrets: Uint8Array;
  sessionMarks: Uint8Array;
  limits: Uint8Array;
  devices: Uint8Array;
  openid: Uint8Array;
}

/** A key for each purpose, so that what is made for one is worthless for the others. */
export function deriveKeys(secret: string): Keys {
  return {
    accessTokens: deriveKey(secret, "access-token"),
    resetTokens: deriveKey(secret, "password-reset-token"),
    codes: deriveKey(secret, "one-time-codes"),
    codeSubjects: deriveKey(secret, "one-time-code-subjects"),
    refreshSecrets: deriveKey(secret, "refresh-secrets"),
    sessionMarks: deriveKey(secret, "session-marks"),
    limits: deriveKey(secret, "limits"),
    devices: deriveKey(secret, "known-devices"),
    openid: deriveKey(secret, "openid-sign-ins"),
  };
}

export function keyedHash(key: Uint8Array, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

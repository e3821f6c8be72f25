import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts an app's secret, so that a copy of the database makes no codes. */
export function sealSecret(key: Uint8Array, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Null if it was sealed with another key, as after a change of THETA_SECRET, or changed since. */
export function openOptionalSecret(key: Uint8Array, sealed: Buffer): Buffer | null {
  const cipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}

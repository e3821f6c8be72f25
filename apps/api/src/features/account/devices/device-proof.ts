import { randomUUID, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../keys.ts";

/**
 * Stored in a browser to show that this address's owner has signed in with it. Guessing passwords
 * from everywhere then uses up the tries of strangers, not those of the owner's own devices.
 */
export function newDeviceProof(key: Uint8Array, addressKey: string): string {
  const device = randomUUID();
  return `${device}.${sign(key, device, addressKey).toString("base64url")}`;
}

/** The device's id, or null if it isn't one of this address's. */
export function provedDevice(
  key: Uint8Array,
  addressKey: string,
  proof: string | undefined,
): string | null {
  const [device = "", signature = ""] = proof?.split(".") ?? [];
  const given = Buffer.from(signature, "base64url");
  const right = sign(key, device, addressKey);
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
}

function sign(key: Uint8Array, device: string, addressKey: string): Buffer {
  return keyedHash(key, `${device}|${addressKey}`);
}

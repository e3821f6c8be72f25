import { randomUUID, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../keys.ts";

/**
 * What a browser keeps to show that this address's owner has signed in with it. Whoever guesses
 * passwords from everywhere uses up the tries of strangers, not those of the owner's own devices.
 */
export function newDeviceProof(key: Uint8Array, addressKey: string): string {
  const device = randomUUID();
  return `${device}.${sign(key, device, addressKey).toString("base64url")}`;
}

/** The device's id, or null when it is not one of this address's. */
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

import { randomUUID, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../keys.ts";

/** An address is never empty. */
const ANY_ADDRESS = "";

/**
 * Stored in a browser to show that this address's owner has signed in with it. Guessing passwords
 * from everywhere then uses up the tries of strangers, not those of the owner's own devices. The
 * last part shows the same before it's known who is signing in.
 */
export function newDeviceProof(key: Uint8Array, addressKey: string): string {
  const device = randomUUID();
  const signatures = [addressKey, ANY_ADDRESS].map((address) =>
    sign(key, device, address).toString("base64url"),
  );
  return [device, ...signatures].join(".");
}

/** The device's id, or null if it isn't one of this address's. */
export function provedDevice(
  key: Uint8Array,
  addressKey: string,
  proof: string | undefined,
): string | null {
  const [device = "", signature] = proof?.split(".") ?? [];
  return isSigned(key, { device, addressKey, signature }) ? device : null;
}

/** The device's id, or null if nobody has signed in with it. */
export function knownDevice(key: Uint8Array, proof: string | undefined): string | null {
  const [device = "", , signature] = proof?.split(".") ?? [];
  return isSigned(key, { device, addressKey: ANY_ADDRESS, signature }) ? device : null;
}

interface Signed {
  device: string;
  addressKey: string;
  signature: string | undefined;
}

function isSigned(key: Uint8Array, { device, addressKey, signature = "" }: Signed): boolean {
  const given = Buffer.from(signature, "base64url");
  const right = sign(key, device, addressKey);
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(key: Uint8Array, device: string, addressKey: string): Buffer {
  return keyedHash(key, `${device}|${addressKey}`);
}

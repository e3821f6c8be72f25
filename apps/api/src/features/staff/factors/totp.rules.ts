import { createHmac } from "node:crypto";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones differ, and people type slowly. */
const STEPS_AROUND = 1;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS);
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that a code belongs to, or null. A code of `lastStep` or before has been used. */
export function stepOf(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): number | null {
  const current = stepAt(now);
  for (let step = current - STEPS_AROUND; step <= current + STEPS_AROUND; step++) {
    if (step > (lastStep ?? -1) && codeAt(secret, step) === code) return step;
  }
  return null;
}

/** As apps accept it when it's typed. */
export function base32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return bits.replaceAll(/.{1,5}/g, (five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)]!);
}

/** What the QR code contains. */
export function totpUri(secret: string, email: string): string {
  const label = encodeURIComponent(`Theta:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Theta&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

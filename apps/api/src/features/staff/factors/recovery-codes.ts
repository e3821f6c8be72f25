import { createHash, randomInt } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import { replaceRecoveryCodes } from "./factors.queries.ts";

const HOW_MANY = 10;
/** Without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** New ones, shown once; the old ones stop working. */
export async function makeRecoveryCodes(tx: Tx, learnerId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await replaceRecoveryCodes(tx, learnerId, codes.map(hashRecoveryCode));
  return codes;
}

/** "k7dmq-3xw9f": 49 random bits, of which nobody has many guesses. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join(
    "",
  );
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** However it's typed. */
export function hashRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`recovery|${plain}`).digest();
}

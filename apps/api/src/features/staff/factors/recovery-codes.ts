import { createHash, randomInt } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import { replaceRecoveryCodes } from "./factors.queries.ts";

const HOW_MANY = 10;
/** Without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 7;

/** New ones, shown once; the old ones stop working. */
export async function makeRecoveryCodes(tx: Tx, learnerId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await replaceRecoveryCodes(tx, learnerId, codes.map(hashRecoveryCode));
  return codes;
}

/** "k7dmq3w-xw9f2ab-…": 138 random bits, so that a plain hash tells nothing about it. */
function newCode(): string {
  return Array.from({ length: GROUPS }, newGroup).join("-");
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join("");
}

/** However it's typed. Shorter codes, from before, still work. */
export function hashRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`recovery|${plain}`).digest();
}

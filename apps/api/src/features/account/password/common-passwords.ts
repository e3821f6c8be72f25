import { readFileSync } from "node:fs";

/**
 * The passwords that everyone tries first, one per line, in lower case: ours, and those that leaked
 * most often, from zxcvbn-ts (`common-passwords.LICENSE.txt`).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

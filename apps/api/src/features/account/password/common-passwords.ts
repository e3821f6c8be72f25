import { readFileSync } from "node:fs";

/** The passwords that everyone tries first, one per line, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

import { readFileSync } from "node:fs";

/** Passwords that are tried first by everyone who tries; one on a line, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

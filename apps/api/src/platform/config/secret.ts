import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LEAST_LENGTH = 32;

/** The development secret, created once and kept so that sessions survive a restart. */
export function readOrMakeSecret(dataFolder: string): string {
  const file = join(dataFolder, "secret");
  mkdirSync(dataFolder, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8");
  if (secret.length < LEAST_LENGTH) {
    throw new Error(
      `The secret in ${file} is damaged. Delete the file, and Theta will make a new one.`,
    );
  }
  return secret;
}

/**
 * Written completely and then linked: there is never half a secret, and of two first starts, one
 * wins.
 */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(LEAST_LENGTH).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

/** Different purposes need different keys: each is derived under its own label. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "theta", purpose, 32));
}

import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The development secret: made once and kept, so that sessions survive a restart. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, "secret");
  mkdirSync(dataFolder, { recursive: true });
  try {
    // Exclusive, so that two first starts at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}

/** Keys for different purposes must not be one key: each is derived under its own label. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "theta", purpose, 32));
}

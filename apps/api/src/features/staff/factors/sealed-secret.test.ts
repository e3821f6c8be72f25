import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openOptionalSecret, sealSecret } from "./sealed-secret.ts";

test("opens a secret with its own key only, and only if it's unchanged", () => {
  const key = randomBytes(32);
  const secret = randomBytes(20);
  const sealed = sealSecret(key, secret);
  expect(openOptionalSecret(key, sealed)).toEqual(secret);
  expect(openOptionalSecret(randomBytes(32), sealed)).toBe(null);
  sealed[14]! ^= 1;
  expect(openOptionalSecret(key, sealed)).toBe(null);
});

import { expect, test } from "vitest";
import { base32, codeAt, stepAt, stepOf, totpUri } from "./totp.rules.ts";

const SECRET = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, shortened to six digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("makes the standard's code at %d seconds", (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code);
});

const now = 1_111_111_111_000;
const at = (offset: number) => codeAt(SECRET, stepAt(now) + offset);

test.each([
  [-2, null],
  [-1, -1],
  [0, 0],
  [1, 1],
  [2, null],
])("takes a code from %d steps away as %s", (offset, found) => {
  expect(stepOf(SECRET, at(offset), { now, lastStep: null })).toBe(
    found === null ? null : stepAt(now) + found,
  );
});

test("takes no code twice, and none older than the last", () => {
  const lastStep = stepAt(now);
  expect(stepOf(SECRET, at(0), { now, lastStep })).toBeNull();
  expect(stepOf(SECRET, at(-1), { now, lastStep })).toBeNull();
  expect(stepOf(SECRET, at(1), { now, lastStep })).toBe(lastStep + 1);
});

// RFC 4648, section 10, without padding.
test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foobar", "MZXW6YTBOI"],
])("writes %j in base 32", (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test("names the account in the app", () => {
  expect(totpUri("ABC", "a+b@example.org")).toContain("Theta%3Aa%2Bb%40example.org?secret=ABC&");
});

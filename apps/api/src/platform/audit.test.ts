import { expect, test } from "vitest";
import { plainAddress } from "./audit.ts";

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["10.0.0.1:5555", "10.0.0.1"],
  ["fe80::1%eth0", "fe80::1"],
  ["2001:db8::7", "2001:db8::7"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["unknown", "0.0.0.0"],
  ["", "0.0.0.0"],
])("stores the address %j as %s, which PostgreSQL accepts", (given, kept) => {
  expect(plainAddress(given)).toBe(kept);
});

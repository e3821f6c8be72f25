import { expect, test } from "vitest";
import { internationalPhone, phoneField } from "./account-fields.ts";

test.each([
  ["+91 98765 43210", "+919876543210"],
  ["+1 (212) 555-0100", "+12125550100"],
  ["9876543210", "9876543210"],
  [9876543210, "9876543210"],
  ["0123456789", "0123456789"],
])("accepts the phone number %j and keeps %s", (given, kept) => {
  expect(phoneField.parse(given)).toBe(kept);
});

test.each(["+", "+91", "+0123456789", "++919876543210", "+91 98765 4321o", "98765 43210", "1234"])(
  "refuses the phone number %j",
  (given) => {
    expect(phoneField.safeParse(given).success).toBe(false);
  },
);

test.each([
  ["+919876543210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["00919876543210", "+919876543210"],
  ["9876543210", "9876543210"],
  ["5550100", "5550100"],
  ["012345678901", "012345678901"],
  ["", ""],
])("dials %j from anywhere as %j", (phone, dialed) => {
  expect(internationalPhone(phone)).toBe(dialed);
});

import { expect, test } from "vitest";
import { cardFaults, readCard, readExpiry, spaced } from "./card-fields.ts";
import { money } from "./money.ts";

const NUMBER = "4100280000001007";
const GOOD = { number: "4100 2800 0000 1007", expiry: "12/27", cvv: "123", name: "Asha" };
const TODAY = new Date("2026-11-22");
const faultsOf = (change: Partial<typeof GOOD>) =>
  Object.keys(cardFaults({ ...GOOD, ...change }, [NUMBER], TODAY));

test("a test card, a future date, a CVV, and a name are all it takes", () => {
  expect(faultsOf({})).toEqual([]);
  expect(readCard(GOOD)).toEqual({
    number: NUMBER,
    name: "Asha",
    expiry_month: 12,
    expiry_year: 2027,
  });
});

test.each([
  [{ number: "4242 4242 4242 4242" }, "number"],
  [{ number: "" }, "number"],
  [{ expiry: "13/27" }, "expiry"],
  [{ expiry: "soon" }, "expiry"],
  [{ expiry: "10/26" }, "expiry"],
  [{ cvv: "12" }, "cvv"],
  [{ cvv: "12a" }, "cvv"],
  [{ name: "  " }, "name"],
])("%j has a fault in its %s", (change, field) => {
  expect(faultsOf(change)).toEqual([field]);
});

test("a card is valid through the end of its month", () => {
  expect(faultsOf({ expiry: "11/26" })).toEqual([]);
});

test.each([
  ["12/27", { month: 12, year: 2027 }],
  ["1/27", { month: 1, year: 2027 }],
  ["0127", { month: 1, year: 2027 }],
  ["12 / 2027", { month: 12, year: 2027 }],
  ["1", null],
])("the expiry %j", (text, read) => {
  expect(readExpiry(text)).toEqual(read);
});

test("numbers are shown in groups of four", () => {
  expect(spaced("41002800x00001007999")).toBe("4100 2800 0000 1007");
  expect(spaced("4100")).toBe("4100");
});

test("amounts are shown in the currency's own unit", () => {
  expect(money(7400, "USD")).toBe("$74.00");
  expect(money(7400, "JPY")).toBe("¥7,400");
});

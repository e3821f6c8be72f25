import { expect, test } from "vitest";
import { entitlementFrom } from "./entitlement.rules.ts";

const BASIC = {
  planName: "GMAT BASIC",
  mocks: 5,
  sectionals: 0,
  startsAt: new Date("2026-01-01"),
  endsAt: new Date("2026-03-01"),
};
const PRO = {
  planName: "GMAT PRO",
  mocks: 5,
  sectionals: 6,
  startsAt: new Date("2026-03-01"),
  endsAt: new Date("2026-06-01"),
};

test("nothing without a subscription", () => {
  expect(entitlementFrom([])).toBeNull();
});

test("one plan opens what it says until it ends", () => {
  expect(entitlementFrom([BASIC])).toEqual({
    planName: "GMAT BASIC",
    since: BASIC.startsAt,
    endsAt: BASIC.endsAt,
    mocks: 5,
    sectionals: 0,
  });
});

test("a second plan opens its tests at once, its time follows on the first", () => {
  expect(entitlementFrom([BASIC, PRO])).toEqual({
    planName: "GMAT BASIC",
    since: BASIC.startsAt,
    endsAt: PRO.endsAt,
    mocks: 10,
    sectionals: 6,
  });
});

import { expect, test } from "vitest";
import { adviceOn, flagSentence } from "./flag-advice.ts";

test.each([
  "it was paid a second time (pay_AAAAAAAAAAAAAA)",
  "another order was paid within a day, and both count",
  "its refund failed",
  "its refund was refused: The refund amount provided is greater",
  "the provider has no such refund",
  "part of it was refunded (1000 USD cents of pay_AAAAAAAAAAAAAA)",
  "part of its payment was refunded before the plan opened (1 USD cents of pay_AAAAAAAAAAAAAA)",
  "the provider has no such order",
  "the provider shows a different order (order_B)",
  "the provider's order is for 100 USD cents",
  "it got a payment of 100 USD cents (pay_AAAAAAAAAAAAAA)",
  "an event reported 100 USD cents (pay_AAAAAAAAAAAAAA)",
  "paid more than 7 days after it was made",
  "paid after its learner's account was erased",
])("says what to do about: %s", (flag) => {
  const advice = adviceOn(flag);
  expect(advice).toHaveLength(1);
  expect(advice[0]).not.toContain("Check the order again, and compare");
});

test("says something about what nobody expected, and each thing of several", () => {
  expect(adviceOn("a new kind")).toHaveLength(1);
  expect(adviceOn("its refund failed; part of it was refunded")).toHaveLength(2);
});

test("makes a sentence of a note", () => {
  expect(flagSentence("its refund failed")).toBe("Its refund failed.");
  expect(flagSentence("Look here!")).toBe("Look here!");
});

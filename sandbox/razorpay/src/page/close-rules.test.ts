import { expect, test } from "vitest";
import { type CloseCause, closeRule } from "./close-rules.ts";
import { type GivenOptions, readOptions } from "./read-options.ts";

test.each<[CloseCause, NonNullable<GivenOptions["modal"]>, string]>([
  ["button", {}, "close"],
  ["escape", {}, "close"],
  ["escape", { escape: false }, "stay"],
  ["backdrop", {}, "stay"],
  ["backdrop", { backdropclose: true }, "close"],
  ["back", {}, "close"],
  ["button", { confirm_close: true }, "confirm"],
  ["escape", { confirm_close: true }, "confirm"],
  ["escape", { confirm_close: true, escape: false }, "stay"],
  ["backdrop", { confirm_close: true, backdropclose: true }, "confirm"],
  ["back", { confirm_close: true }, "confirm"],
])("%s with %j: %s", (by, modal, rule) => {
  expect(closeRule(by, readOptions({ key: "k", modal }).modal)).toBe(rule);
});

test("without a key, there's no checkout", () => {
  expect(() => readOptions({})).toThrow("No key passed");
  expect(() => readOptions(undefined)).toThrow("No key passed");
});

test.each([
  [undefined, true],
  [true, true],
  [false, false],
  [{ enabled: false }, false],
  [{ enabled: true }, true],
  [{}, true],
])("retry %j: may try again %s", (retry, canRetry) => {
  const given = retry === undefined ? {} : { retry };
  expect(readOptions({ key: "k", ...given }).frame.canRetry).toBe(canRetry);
});

test("a timeout is in seconds, and there's none by default", () => {
  expect(readOptions({ key: "k", timeout: 300 }).timeoutMs).toBe(300_000);
  expect(readOptions({ key: "k" }).timeoutMs).toBeNull();
});

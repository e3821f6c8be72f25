import { expect, test } from "vitest";
import { CallError } from "./call-error.ts";
import { isFinal } from "./is-final.ts";

test.each([
  [0, "unreachable", false],
  [200, "unreadable-answer", false],
  [401, "session-ended", false],
  [403, "unreadable-answer", false],
  [429, "too-many-requests", false],
  [502, "unreadable-answer", false],
  [503, "try-again", false],
  [400, "not-an-answer", true],
  [404, "not-found", true],
  [409, "time-is-up", true],
])("%i %s is the server's final answer: %s", (status, code, is) => {
  expect(isFinal(new CallError({ status, code, message: "" }))).toBe(is);
});

test("our own bug isn't the server's answer", () => {
  expect(isFinal(new TypeError("x is undefined"))).toBe(false);
});

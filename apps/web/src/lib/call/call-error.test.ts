import { freeQuiz, mockTest } from "@theta/contract";
import { expect, test } from "vitest";
import { CallError } from "./call-error.ts";
import { codeOf } from "./code-of.ts";

const failed = (code: string) => new CallError({ status: 409, code });

test.each([
  ["one of the call's own", "not-current-question", "not-current-question"],
  ["one of any call", "not-found", "not-found"],
  ["no answer", "unreachable", "unreachable"],
  ["another call's", "already-answered", null],
  ["one of a newer server", "not-on-sundays", null],
])("codeOf tells a call's failures: %s", (_, code, told) => {
  expect(codeOf(freeQuiz.saveAnswer, failed(code))).toBe(told);
});

test.each([[null], [undefined], ["busy"], [new Error("x")], [{ code: 409 }]])(
  "codeOf tells nothing of %s",
  (thrown) => {
    expect(codeOf(freeQuiz.saveAnswer, thrown)).toBeNull();
  },
);

test("a code is compared only where it can come", () => {
  const error = failed("not-current-question");
  // @ts-expect-error The call must be named: a code means something only for its call.
  expect(error.code === "not-current-question").toBe(true);
  // @ts-expect-error Mocks refuse with no such code.
  expect(codeOf(mockTest.submitAnswer, error) === "not-current-question").toBe(false);
  switch (codeOf(mockTest.submitAnswer, error)) {
    // @ts-expect-error Nor is there a branch for it.
    case "not-current-question":
      throw new Error("This cannot be reached.");
    default:
  }
});

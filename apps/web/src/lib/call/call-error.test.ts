import { freeQuiz, mockTest } from "@theta/contract";
import { expect, test } from "vitest";
import { CallError } from "./call-error.ts";
import { codeOf } from "./code-of.ts";

const failed = (code: string) => new CallError({ status: 409, code });

test.each([
  ["one of its own", "not-current-question", "not-current-question"],
  ["one that any call can give", "not-found", "not-found"],
  ["no answer", "unreachable", "unreachable"],
  ["another call's", "already-answered", null],
  ["one from a newer server", "not-on-sundays", null],
])("codeOf reads a call's failures: %s", (_, code, told) => {
  expect(codeOf(freeQuiz.saveAnswer, failed(code))).toBe(told);
});

test.each([[null], [undefined], ["busy"], [new Error("x")], [{ code: 409 }]])(
  "codeOf finds no code in %s",
  (thrown) => {
    expect(codeOf(freeQuiz.saveAnswer, thrown)).toBeNull();
  },
);

test("a code is compared only where it can occur", () => {
  const error = failed("not-current-question");
  // @ts-expect-error The call must be named, because a code only means something for its call.
  expect(error.code === "not-current-question").toBe(true);
  // @ts-expect-error Mocks never refuse with this code.
  expect(codeOf(mockTest.submitAnswer, error) === "not-current-question").toBe(false);
  switch (codeOf(mockTest.submitAnswer, error)) {
    // @ts-expect-error So there's no branch for it either.
    case "not-current-question":
      throw new Error("This cannot be reached.");
    default:
  }
});

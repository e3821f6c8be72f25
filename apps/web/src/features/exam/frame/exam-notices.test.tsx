// @vitest-environment happy-dom
import type { ReviewedQuestion } from "@theta/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import { asked, OPTIONS, ROWS } from "../../question/shared/test-questions.ts";
import { AnswerNotice } from "./answer-notice.tsx";
import { UnsentBanner } from "./exam-notices.tsx";
import { KeyHints } from "./key-hints.tsx";

test.each([
  [true, "on this device and will be sent as soon as you're back online."],
  [false, "in this tab and will be sent as soon as you're back online. Keep the tab open."],
])("offline, the banner says where the answer is (durable: %s)", (isDurable, where) => {
  render(<UnsentBanner isDurable={isDurable} time="standard" />);
  expect(screen.getByRole("status").textContent).toBe(
    `We can't reach the server. Your answer is saved ${where} The clock keeps running.`,
  );
});

const QUEUE = { at: "empty", isAdvancing: false, isDurable: true, refusal: null } as const;
const served = { questionId: "q1", order: 1, name: "Question 1", isAnswered: false, revision: 0 };

function showNotice(isUnanswered: boolean, refusal: CallError | null = null, question = OPTIONS) {
  const onRetry = vi.fn<() => void>();
  const { container } = render(
    <AnswerNotice
      question={{ ...asked(question), ...served }}
      stage={{ answer: null, isUnanswered }}
      queue={{ ...QUEUE, refusal }}
      onRetry={onRetry}
    />,
  );
  return { said: container.textContent, onRetry };
}

test("says nothing while nothing is wrong", () => {
  expect(showNotice(false).said).toBe("");
});

/** What the alert says is missing of a question without an answer. */
function missing(question: ReviewedQuestion) {
  showNotice(true, null, question);
  const [words, ...parts] = screen.getByRole("alert").querySelectorAll("span > span");
  expect(words!.textContent).toBe("Please select an option before proceeding");
  cleanup();
  return parts.map(({ textContent }) => textContent);
}

test("asks for an answer, and says what's missing from one with several parts", () => {
  expect(missing(OPTIONS)).toEqual([]);
  expect(missing(ROWS)).toEqual(["Not answered yet: statements 1 and 2."]);
});

test("says why an answer wasn't saved rather than that it's missing", () => {
  const refusal = new CallError({ status: 400, code: "not-an-answer", message: "Not one." });
  const { said, onRetry } = showNotice(true, refusal);
  expect(said).toMatch(/^We couldn't save this answer\. Not one\. Try again/);
  screen.getByRole("button", { name: "Retry" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [true, true, "A to E chooseAlt C calculatorEnter next"],
  [true, false, "A to E chooseEnter next"],
  [false, true, "Alt C calculatorEnter next"],
  [false, false, "Enter next"],
])(
  "shows hints for the keys that work (letters: %s, calculator: %s)",
  (hasLetters, hasCalculator, hints) => {
    const { container } = render(
      <KeyHints hasLetters={hasLetters} hasCalculator={hasCalculator} />,
    );
    expect(container.textContent).toBe(hints);
  },
);

// @vitest-environment happy-dom
import type { GivenAnswer, ReviewedQuestion } from "@theta/contract";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuestionReview } from "./question-review.tsx";
import { GRID, OPTIONS, ROWS, SENTENCES } from "./test-questions.ts";

afterEach(cleanup);

/** Answers with the options at these places, one for each part. */
function answerWith(question: ReviewedQuestion, ...places: number[]): GivenAnswer {
  const { options, parts } = question;
  if (!parts) return { optionId: options[places[0] ?? 0]?.optionId ?? "" };
  return {
    parts: parts.map(({ partId, options: own }, k) => ({
      partId,
      optionId: own[places[k] ?? 0]?.optionId ?? "",
    })),
  };
}

function lines(list: string) {
  return within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("the chosen and the correct option say what they are, with their reasons", () => {
  render(<QuestionReview question={OPTIONS} given={answerWith(OPTIONS, 1)} />);
  expect(lines("Options").slice(0, 3)).toEqual([
    "AA. oneCorrect answerWhy one.",
    "BB. twoYour answer, incorrectWhy two.",
    "CC. threeWhy not CWhy three.",
  ]);
  expect(screen.getByText("Incorrect")).toBeTruthy();
  expect(screen.getByText("Primes · Difficulty 6 of 10")).toBeTruthy();
});

test.each([
  [answerWith(OPTIONS, 0), "Correct", "Your answer, correct"],
  [null, "Not answered", "Correct answer"],
])("the verdict of %j is %s", (given, verdict, words) => {
  render(<QuestionReview question={OPTIONS} given={given} />);
  expect(screen.getByText(verdict)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test("statements say what was chosen, what is right, and why", () => {
  render(<QuestionReview question={ROWS} given={answerWith(ROWS, 0, 1)} />);
  expect(screen.getByText("Incorrect")).toBeTruthy();
  const [first, , second] = lines("Statements");
  expect(first).toBe("first rowYesYour answer, correctBecause of the first row.");
  expect(second).toBe(
    "second rowYesCorrect answerNoYour answer, incorrectBecause of the second row.",
  );
});

test("several answers are correct only together", () => {
  render(<QuestionReview question={ROWS} given={answerWith(ROWS, 0, 0)} />);
  expect(screen.getByText("Correct")).toBeTruthy();
  cleanup();
  render(
    <QuestionReview question={ROWS} given={{ parts: [{ partId: "row-0", optionId: "r0-0" }] }} />,
  );
  expect(screen.getByText("Incorrect")).toBeTruthy();
});

test("sentences read as they should, and each list tells why", () => {
  render(<QuestionReview question={SENTENCES} given={answerWith(SENTENCES, 2, 0)} />);
  const sentence = screen.getByText(/Ships grew by/).closest("p");
  expect(sentence?.textContent).toBe("Ships grew by 10 percent, most in East.");
  expect(lines("Options of blank 1")[2]).toBe("CC. 30Your answer, incorrectWhy 30.");
});

test("the rows of a grid say which column wanted them and which was given them", () => {
  render(<QuestionReview question={GRID} given={answerWith(GRID, 0, 2)} />);
  const rows = lines("Choices").filter((line) => line?.includes("Why"));
  expect(rows).toEqual([
    "6 hFasterYour answer, correctSlowerCorrect answerWhy 6 h.",
    "10 hWhy 10 h.",
    "15 hSlowerYour answer, incorrectWhy 15 h.",
  ]);
});

test("the solution has its idea, numbered steps and check", () => {
  render(<QuestionReview question={OPTIONS} given={null} />);
  const solution = screen.getByRole("heading", { name: "Solution" }).parentElement!;
  expect(
    within(solution)
      .getAllByRole("listitem")
      .map((step) => step.textContent),
  ).toEqual(["1First step.", "2Second step."]);
  expect(solution.textContent).toContain("Look at the end.");
  expect(solution.textContent).toContain("CheckPut it in.");
});

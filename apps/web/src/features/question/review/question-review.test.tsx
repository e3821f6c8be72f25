// @vitest-environment happy-dom
import type { Answer, ReviewedQuestion } from "@theta/contract";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuestionReview } from "./question-review.tsx";
import { GRID, OPTIONS, ROWS, SENTENCES } from "../shared/test-questions.ts";

afterEach(cleanup);

/** An answer with the options at these places, one for each part. */
function answerWith(question: ReviewedQuestion, ...places: number[]): Answer {
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

/** The line with topic, difficulty, and verdict. */
const reviewLine = () => screen.getByText("Primes · Difficulty 6 of 10").parentElement!;

test("labels the chosen and the correct option and gives reasons", () => {
  render(<QuestionReview question={OPTIONS} given={answerWith(OPTIONS, 1)} />);
  expect(lines("Options").slice(0, 3)).toEqual([
    "AA. oneCorrectWhy one.",
    "BB. twoWrong· your answerWhy two.",
    "CC. threeWhy not CWhy three.",
  ]);
  expect(screen.getByText("Incorrect")).toBeTruthy();
  expect(screen.getByText("Primes · Difficulty 6 of 10")).toBeTruthy();
});

test.each([
  [answerWith(OPTIONS, 0), "Correct", "· your answer"],
  [null, "Not Answered", "Correct"],
])("gives %j the verdict %s", (given, verdict, words) => {
  render(<QuestionReview question={OPTIONS} given={given} />);
  expect(within(reviewLine()).getByText(verdict)).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Options" })).getByText(words)).toBeTruthy();
});

test("says for each statement what was chosen, what's right, and why", () => {
  render(<QuestionReview question={ROWS} given={answerWith(ROWS, 0, 1)} />);
  expect(screen.getByText("Incorrect")).toBeTruthy();
  const [first, , second] = lines("Statements");
  expect(first).toBe("first rowYesCorrect· your answerBecause of the first row.");
  expect(second).toBe("second rowYesCorrectNoWrong· your answerBecause of the second row.");
});

test("counts several answers as correct only together", () => {
  render(<QuestionReview question={ROWS} given={answerWith(ROWS, 0, 0)} />);
  expect(within(reviewLine()).getByText("Correct")).toBeTruthy();
  cleanup();
  render(
    <QuestionReview question={ROWS} given={{ parts: [{ partId: "row-0", optionId: "r0-0" }] }} />,
  );
  expect(screen.getByText("Incorrect")).toBeTruthy();
});

test("shows the correct sentences and explains each list", () => {
  render(<QuestionReview question={SENTENCES} given={answerWith(SENTENCES, 2, 0)} />);
  const sentence = screen.getByText(/Ships grew by/).closest("p");
  expect(sentence?.textContent).toBe("Ships grew by 10 percent, most in East.");
  expect(lines("Options for blank 1")[2]).toBe("CC. 30Wrong· your answerWhy 30.");
});

test("says for each row of a grid which column it belongs to and where it was chosen", () => {
  render(<QuestionReview question={GRID} given={answerWith(GRID, 0, 2)} />);
  const rows = lines("Choices").filter((line) => line?.includes("Why"));
  expect(rows).toEqual([
    "6 hFasterCorrect· your answerSlowerCorrectWhy 6 h.",
    "10 hWhy 10 h.",
    "15 hSlowerWrong· your answerWhy 15 h.",
  ]);
});

test("shows the solution's idea, numbered steps, and check", () => {
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

test("shows the fastest path before the standard one, and what to remember last", () => {
  const more = [
    { _id: "fast-1", role: "fast" as const, displayText: "Skip ahead." },
    { _id: "takeaway", role: "takeaway" as const, displayText: "Look before you multiply." },
  ];
  const question = { ...OPTIONS, solution: [...OPTIONS.solution, ...more] };
  render(<QuestionReview question={question} given={null} />);
  const { textContent } = screen.getByRole("heading", { name: "Solution" }).parentElement!;
  expect(textContent).toContain("Fastest path1Skip ahead.Standard path1First step.2Second step.");
  expect(textContent?.endsWith("TakeawayLook before you multiply.")).toBe(true);
});

test("shows no heading without a solution", () => {
  render(<QuestionReview question={{ ...OPTIONS, solution: [] }} given={null} />);
  expect(screen.queryByRole("heading", { name: "Solution" })).toBeNull();
});

test("leaves out topic, difficulty, and verdict if the page shows them", () => {
  render(<QuestionReview question={OPTIONS} given={null} inPage />);
  expect(screen.queryByText(/Difficulty/)).toBeNull();
  expect(screen.queryByText("Not Answered")).toBeNull();
});

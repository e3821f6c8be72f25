// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Answer, ReviewedQuestion } from "@theta/contract";
import { expect, test } from "vitest";
import { QuestionView } from "../../question/ask/question-view.tsx";
import { asked, OPTIONS, ROWS } from "../../question/shared/test-questions.ts";
import type { ExamRun } from "../run/exam-run.ts";
import { createTestRun } from "../run/test-run.ts";
import { useGoOn } from "./use-go-on.ts";

interface Props {
  run: ExamRun<string>;
  of: ReviewedQuestion;
  answer: Answer | null;
  isOpen?: boolean;
}

function Question({ run, of, answer, isOpen = true }: Props) {
  const served = { order: 1, name: "Question 1", isAnswered: false, revision: 0 };
  const question = { ...asked(of), ...served };
  const goOn = useGoOn({ run, question, answer, isOpen });
  return (
    <>
      <QuestionView question={question} answer={answer} onAnswer={run.choose} />
      <button type="button" onClick={goOn}>
        Next
      </button>
    </>
  );
}

function open(more: Omit<Props, "run">) {
  const { run, events } = createTestRun();
  render(<Question run={run} {...more} />);
  return { user: userEvent.setup(), events };
}
const next = () => screen.getByRole("button", { name: "Next" });

test("letters choose, and Enter and the button move on", async () => {
  const { user, events } = open({ of: OPTIONS, answer: null });
  await user.keyboard("b{Enter}");
  expect(events()).toEqual(["chosen", "next-pressed"]);
  await user.click(next());
  expect(events()).toHaveLength(3);
});

test("keys do nothing while something covers the question", async () => {
  const { user, events } = open({ of: OPTIONS, answer: null, isOpen: false });
  await user.keyboard("b{Enter}");
  expect(events()).toEqual([]);
});

test("goes to the part that's still open", async () => {
  const [first] = ROWS.parts!;
  const { user } = open({
    of: ROWS,
    answer: { parts: [{ partId: first!.partId, optionId: first!.options[0]!.optionId }] },
  });
  await user.click(next());
  const [, second] = screen.getAllByRole("radiogroup");
  expect(second!.contains(document.activeElement)).toBe(true);
});

test("leaves the focus on the button when nothing is open", async () => {
  const { user } = open({ of: OPTIONS, answer: { optionId: "o-0" } });
  await user.click(next());
  expect(document.activeElement).toBe(next());
});

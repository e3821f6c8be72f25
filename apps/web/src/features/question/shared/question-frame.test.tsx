// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuestionFrame } from "./question-frame.tsx";

afterEach(cleanup);

const question = (key: string) => (
  <>
    <button type="button">Tool</button>
    <QuestionFrame className="exam" questionKey={key} labelledBy="heading">
      <h1 id="heading">{key}</h1>
    </QuestionFrame>
  </>
);
const pane = (name: string) => screen.getByRole("group", { name });
/** Longer than a question waits to be painted. */
const painted = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

test("a new question takes the focus", async () => {
  const { rerender } = render(question("First"));
  await waitFor(() => expect(document.activeElement).toBe(pane("First")));
  rerender(question("Second"));
  await waitFor(() => expect(document.activeElement).toBe(pane("Second")));
});

test("the focus stays where it went before the question was painted", async () => {
  render(question("First"));
  const tool = screen.getByRole("button", { name: "Tool" });
  tool.focus();
  await painted();
  expect(document.activeElement).toBe(tool);
});

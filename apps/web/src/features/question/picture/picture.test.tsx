// @vitest-environment happy-dom
import type { Answer, ReviewedQuestion } from "@theta/contract";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { QuestionReview } from "../review/question-review.tsx";
import { QuestionView } from "../ask/question-view.tsx";
import {
  asked,
  IMAGE,
  PICTURED,
  PICTURED_OPTIONS,
  PICTURED_SOURCES,
  PICTURED_STATEMENTS,
} from "../shared/test-questions.ts";

afterEach(cleanup);

function setUp(question: ReviewedQuestion) {
  const answers: Answer[] = [];
  render(
    <QuestionView
      question={asked(question)}
      answer={null}
      onAnswer={(answer) => answers.push(answer)}
    />,
  );
  return { user: userEvent.setup(), answers };
}

const shown = () => screen.getByRole<HTMLImageElement>("img", { name: IMAGE.alt });
const button = (name: string) => screen.getByRole("button", { name });

test("reserves a picture's space and loads the width that fits", () => {
  setUp(PICTURED);
  const { width, height, srcset } = shown();
  expect([width, height]).toEqual([1920, 1280]);
  expect(srcset).toMatch(/small\.webp 480w, .*large\.webp 1920w$/);
  expect(screen.getByRole("group", { name: "Picture" })).toBeTruthy();
});

test("shows a picture as text", async () => {
  const { user } = setUp(PICTURED);
  const open = button("Read it as text");
  expect(screen.getByText(/^From the station/).closest("[hidden]")).toBeTruthy();
  await user.click(open);
  expect(screen.getByText(/^From the station/).closest("[hidden]")).toBeNull();
  expect(button("Hide the text").getAttribute("aria-expanded")).toBe("true");
});

test("shows the alt text when a picture fails, and Retry loads it again", async () => {
  const { user } = setUp(PICTURED);
  const before = shown();
  fireEvent.error(before);
  expect(screen.queryByRole("img", { name: IMAGE.alt })).toBeNull();
  expect(screen.getByText(IMAGE.alt)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load the picture.");
  expect(screen.queryByRole("button", { name: "Enlarge the picture" })).toBeNull();
  await user.click(button("Retry"));
  expect(shown()).not.toBe(before);
  expect(document.activeElement?.contains(shown())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("loads a failed picture by itself when back online", () => {
  setUp(PICTURED);
  fireEvent.error(shown());
  fireEvent(window, new Event("online"));
  expect(shown()).toBeTruthy();
});

test("enlarges, zooms, and closes a picture by keyboard, and the focus returns", async () => {
  const { user } = setUp(PICTURED);
  const opener = button("Enlarge the picture");
  opener.focus();
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Enlarged picture" });
  expect(within(dialog).getByRole("img", { name: IMAGE.alt })).toBeTruthy();
  const size = () => within(dialog).getByRole("status", { name: "Size" }).textContent;
  expect(document.activeElement?.getAttribute("role")).toBe("group");
  await user.keyboard("++-");
  expect(size()).toBe("150%");
  await user.keyboard("0");
  expect(size()).toBe("100%");
  await user.keyboard("-");
  expect(size()).toBe("100%");
  await user.click(within(dialog).getByRole("button", { name: "Zoom in" }));
  expect(size()).toBe("150%");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("shows a source's picture in the same tab as its text", async () => {
  const { user } = setUp(PICTURED_SOURCES);
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Letter",
    "Form",
  ]);
  await user.click(screen.getByRole("tab", { name: "Form" }));
  expect(screen.getByText("The form as it came.")).toBeTruthy();
  expect(shown()).toBeTruthy();
});

test("labels answers by stem and statements, not by the picture between them", () => {
  setUp(PICTURED_STATEMENTS);
  const { accessibleName } = { accessibleName: /^Is n even\? \(1\) ?n is 4\. \(2\) ?n is 5\.$/ };
  expect(screen.getByRole("radiogroup", { name: accessibleName })).toBeTruthy();
  expect(shown()).toBeTruthy();
});

test("chooses an option by its picture, but enlarging it chooses nothing", async () => {
  const { user, answers } = setUp(PICTURED_OPTIONS);
  await user.click(button("Enlarge picture B"));
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  expect(answers).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "C Graph three" }));
  expect(answers).toEqual([{ optionId: "o-2" }]);
});

test("keeps an option's alt text and a Retry when its picture fails", async () => {
  const { user, answers } = setUp(PICTURED_OPTIONS);
  fireEvent.error(screen.getByRole("img", { name: "Graph two" }));
  expect(screen.getByRole("radio", { name: "B Graph two" })).toBeTruthy();
  await user.click(button("Try loading picture B again"));
  expect(screen.getByRole("img", { name: "Graph two" })).toBeTruthy();
  expect(answers).toEqual([]);
});

test("shows pictures of options with their verdicts in a review", () => {
  render(<QuestionReview question={PICTURED_OPTIONS} given={{ optionId: "o-1" }} />);
  const options = within(screen.getByRole("list", { name: "Options" })).getAllByRole("listitem");
  expect(options).toHaveLength(5);
  expect(within(options[0]!).getByText("Correct")).toBeTruthy();
  expect(within(options[1]!).getByText("Wrong")).toBeTruthy();
  expect(within(options[1]!).getByRole("img", { name: "Graph two" })).toBeTruthy();
});

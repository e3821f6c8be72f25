// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuestionView } from "../ask/question-view.tsx";
import { QuestionReview } from "../review/question-review.tsx";
import { asked, GRID, OPTIONS, ROWS } from "./test-questions.ts";

afterEach(cleanup);

const TOKENS = readFileSync(join(import.meta.dirname, "../../../ui/styles/tokens.css"), "utf8");

/** A text's line height: the token that its nearest class names. */
function leadingOf(text: string): number {
  const nearest = screen.getByText(text).closest("[class*=leading-]")!;
  const [, name] = /(?:^| )leading-([a-z]+)/.exec(nearest.className)!;
  const [, value] = new RegExp(`--leading-${name}: ([\\d.]+);`).exec(TOKENS)!;
  return Number(value);
}

test.each([
  [OPTIONS, "three"],
  [GRID, "10 h"],
  [ROWS, "second row"],
])("options have enough line height to read: $layout", (question, text) => {
  const { unmount } = render(
    <QuestionView question={asked(question)} answer={null} onAnswer={() => undefined} />,
  );
  expect(leadingOf(text)).toBeGreaterThanOrEqual(1.4);
  unmount();
  render(<QuestionReview question={question} given={null} />);
  expect(leadingOf(text)).toBeGreaterThanOrEqual(1.4);
});

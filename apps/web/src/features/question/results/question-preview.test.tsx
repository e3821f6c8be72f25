// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuestionPreview } from "./question-preview.tsx";

afterEach(cleanup);

test("puts repeating digits under one bar and says that they repeat", () => {
  const questionString = "In 0.2\u03059\u03056\u0305, which digit is 2ⁿ⁺²th?";
  render(
    <a href="/">
      <QuestionPreview of={{ questionString }} />
    </a>,
  );
  expect(screen.getByText("296").className).toContain("overline");
  expect(screen.getByRole("link").textContent).toBe("In 0.296 repeating, which digit is 2ⁿ⁺²th?");
});

test("shows only the text without a bar or a preview", () => {
  render(<QuestionPreview of={{ questionString: "" }} />);
  expect(screen.getByText("Question preview not available")).toBeTruthy();
});

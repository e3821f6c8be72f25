// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExamBar } from "./exam-bar.tsx";

const PLACE = { id: "place", word: "Question", order: 2, total: 5 };
const toggle = () => {};
/** The marks that say where you are without a number. */
const ticks = () => document.querySelectorAll("span[aria-hidden=true] > span").length;

test("names the test, its part, and the place in it", () => {
  const { container } = render(
    <ExamBar name="Mock 1" part="Verbal" place={PLACE} aside={<p>20:00</p>} />,
  );
  expect(container.textContent).toBe("Mock 1VerbalQuestion 2 of 520:00");
  expect(screen.getByRole("heading", { name: "Question 2 of 5" }).id).toBe("place");
  expect(ticks()).toBe(5);
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows no place or part if there isn't one", () => {
  const { container } = render(<ExamBar name="Mock 1" />);
  expect(container.textContent).toBe("Mock 1");
  expect([screen.queryByRole("heading"), ticks()]).toEqual([null, 0]);
});

test("hides the number and its marks from the eye, not from screen readers", () => {
  const { rerender } = render(
    <ExamBar name="Mock 1" place={{ ...PLACE, hidden: { isHidden: true, toggle } }} />,
  );
  expect(screen.getByRole("heading", { name: "Question 2 of 5" }).className).toBe("sr-only");
  expect(ticks()).toBe(0);
  screen.getByRole("button", { name: "Show the question number" });
  rerender(<ExamBar name="Mock 1" place={{ ...PLACE, hidden: { isHidden: false, toggle } }} />);
  expect(screen.getByRole("heading", { name: "Question 2 of 5" }).className).toBe("numerals");
  expect(ticks()).toBe(5);
  screen.getByRole("button", { name: "Hide the question number" });
});

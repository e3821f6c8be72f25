// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { HowScoresWorkScreen } from "./how-scores-work-screen.tsx";

afterEach(cleanup);

function show() {
  render(
    <MemoryRouter>
      <HowScoresWorkScreen />
    </MemoryRouter>,
  );
}

test("gives the sample score the range it says every section score has", () => {
  show();
  const numbers = screen.getByRole("list", { name: "Numbers to remember" });
  expect(within(numbers).getByText("±3")).toBeTruthy();
  const caption = screen.getByText(/A simulated Quantitative section/).textContent;
  const [, score, low, high] =
    /score is (\d+), with a score range of (\d+) to (\d+)/.exec(caption) ?? [];
  expect([Number(score) - Number(low), Number(high) - Number(score)]).toEqual([3, 3]);
});

test("ends with a next step: a question to try, a mock, a free quiz, or a post", () => {
  show();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.at(-1)?.textContent).toBe("Your next step");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/#try-one", "/mock-test", "/free-quiz", "/blog/why-a-score-has-a-band"]);
});

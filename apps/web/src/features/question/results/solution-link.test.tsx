// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SolutionLink } from "./solution-link.tsx";

afterEach(cleanup);

test("a preview that's cut off cuts off its hidden words, too", () => {
  const of = { questionString: "What is 0.5\u03057\u0305 as a fraction?" };
  render(<SolutionLink to="/Solution" state={null} order={3} of={of} />, { wrapper: MemoryRouter });
  const link = screen.getByRole("link", { name: /^Solution to question 3: What is/ });
  // Hidden words are out of the flow: unless the element that cuts the text is positioned, they
  // make the page wider.
  const cut = [...link.querySelectorAll(".sr-only")].at(-1)!.closest(".stacked\\:truncate")!;
  expect(cut.textContent).toContain("repeating");
  expect(cut.classList.contains("stacked:relative")).toBe(true);
});

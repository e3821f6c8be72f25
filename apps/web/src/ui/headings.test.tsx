// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageTitle } from "./headings.tsx";

afterEach(() => {
  // Or the next title would take the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

const title = () => screen.getByRole("heading", { level: 1 });

/** A placeholder and the screen that takes its place, which share no element. */
const Loading = () => (
  <div>
    <PageTitle>Analytics</PageTitle>
  </div>
);
const Loaded = () => (
  <section>
    <PageTitle>Mock Test 1</PageTitle>
  </section>
);

test("a title that takes another's place takes the focus it had", () => {
  const { rerender } = render(<Loading />);
  title().tabIndex = -1;
  title().focus();
  rerender(<Loaded />);
  expect(title().textContent).toBe("Mock Test 1");
  expect(document.activeElement).toBe(title());
});

test("without the focus, it doesn't give any", () => {
  const { rerender } = render(<Loading />);
  rerender(<Loaded />);
  expect(document.activeElement).toBe(document.body);
});

test("leaves the focus with what takes it at the same moment", () => {
  const { rerender } = render(<Loading />);
  title().tabIndex = -1;
  title().focus();
  rerender(
    <section>
      <input aria-label="Elsewhere" ref={(input) => input?.focus()} />
      <PageTitle>Mock Test 1</PageTitle>
    </section>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Timer } from "./timer.tsx";

afterEach(cleanup);

function spoken(container: HTMLElement) {
  return container.querySelector("[aria-live=polite]")?.textContent;
}

test("shows the time below its name", () => {
  render(<Timer millisecondsLeft={1_908_000} />);
  expect(screen.getByRole("timer", { name: "Time left" }).textContent).toBe("31:48");
});

test("announces five minutes and one minute, and no other second", () => {
  const { container, rerender } = render(<Timer millisecondsLeft={301_000} />);
  expect(spoken(container)).toBe("");
  rerender(<Timer millisecondsLeft={300_000} />);
  expect(spoken(container)).toBe("5 minutes left");
  rerender(<Timer millisecondsLeft={150_000} />);
  expect(spoken(container)).toBe("5 minutes left");
  rerender(<Timer millisecondsLeft={60_000} />);
  expect(spoken(container)).toBe("1 minute left");
});

test("says nothing when opened during the last minutes", () => {
  const { container } = render(<Timer millisecondsLeft={200_000} />);
  expect(spoken(container)).toBe("");
});

test("falls silent again when a new section begins", () => {
  const { container, rerender } = render(<Timer millisecondsLeft={61_000} />);
  rerender(<Timer millisecondsLeft={30_000} />);
  rerender(<Timer millisecondsLeft={2_700_000} />);
  expect(spoken(container)).toBe("");
});

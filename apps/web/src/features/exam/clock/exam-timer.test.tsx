// @vitest-environment happy-dom
import type { TimeAllowed } from "@theta/contract";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ExamTimer } from "./exam-timer.tsx";

let left: number | null = null;
let zeros = 0;
beforeEach(() => {
  vi.useFakeTimers();
  zeros = 0;
});

function open(millisecondsLeft: number | null, time: TimeAllowed = "standard") {
  left = millisecondsLeft;
  return render(
    <ExamTimer
      millisecondsLeft={() => left}
      onZero={() => {
        zeros += 1;
      }}
      time={time}
    />,
  );
}
const clock = () => screen.queryByRole("timer")?.textContent ?? null;
const pass = (milliseconds: number) =>
  act(() => {
    if (left !== null) left -= milliseconds;
    vi.advanceTimersByTime(milliseconds);
  });

test("shows the time left, and nothing until it's known", () => {
  const { container } = open(null);
  pass(0);
  expect(container.textContent).toBe("");
  left = 90_000;
  act(() => void vi.advanceTimersByTime(999));
  expect(container.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(clock()).toContain("01:30");
  expect(zeros).toBe(0);
});

test("shows each second a little after it changes", () => {
  open(90_400);
  pass(0);
  expect(clock()).toContain("01:31");
  pass(404);
  expect(clock()).toContain("01:31");
  pass(1);
  expect(clock()).toContain("01:30");
  pass(1000);
  expect(clock()).toContain("01:29");
});

test("says once a second that the time is over, until it's gone", () => {
  const { unmount } = open(1500);
  pass(0);
  pass(505);
  expect(zeros).toBe(0);
  pass(1000);
  expect(zeros).toBe(1);
  pass(999);
  expect(zeros).toBe(1);
  pass(1);
  expect(zeros).toBe(2);
  unmount();
  vi.advanceTimersByTime(5000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(zeros).toBe(2);
});

test("is over at zero, not before or after it", () => {
  const { unmount } = open(0);
  pass(0);
  expect(zeros).toBe(1);
  pass(999);
  expect(zeros).toBe(1);
  unmount();
  open(1);
  pass(0);
  expect(zeros).toBe(1);
  pass(6);
  expect(zeros).toBe(2);
});

test("says it once a second even after the tab was hidden", () => {
  open(0);
  pass(0);
  pass(500);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(zeros).toBe(2);
  pass(999);
  expect(zeros).toBe(2);
  pass(1);
  expect(zeros).toBe(3);
});

test("shows the right time as soon as a hidden tab is visible again", () => {
  open(90_400);
  pass(0);
  left = 60_000;
  expect(clock()).toContain("01:31");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(clock()).toContain("01:00");
});

test.each([
  ["standard", null, true],
  ["time-and-a-half", "Time and a half", true],
  ["no-clock", "No clock", false],
] as const)("%s: notes %j next to the clock", (time, note, hasClock) => {
  const { container } = open(90_000, time);
  expect(clock() !== null).toBe(hasClock);
  const words = container.querySelector("p")?.textContent ?? null;
  expect(words).toBe(note);
});

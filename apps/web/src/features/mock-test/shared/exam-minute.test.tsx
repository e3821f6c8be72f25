// @vitest-environment happy-dom
import type { TimeAllowed } from "@theta/contract";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExamMinute } from "./exam-minute.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(time: TimeAllowed = "standard") {
  const onZero = vi.fn();
  const { container } = render(<ExamMinute label="Time to choose" time={time} onZero={onZero} />);
  return {
    onZero,
    shown: () => screen.getByRole("timer", { name: "Time to choose" }).textContent,
    spoken: () => container.querySelector("[aria-live=polite]")?.textContent,
  };
}

const letPass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

function lookAway(isAway: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isAway ? "hidden" : "visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

test("it counts a minute down and calls once at zero", () => {
  const { onZero, shown } = show();
  expect(shown()).toBe("01:00");
  letPass(59.5);
  expect(shown()).toBe("00:01");
  expect(onZero).not.toHaveBeenCalled();
  letPass(10);
  expect(shown()).toBe("00:00");
  expect(onZero).toHaveBeenCalledTimes(1);
});

test.each([
  ["time-and-a-quarter", "01:15", 75],
  ["time-and-a-half", "01:30", 90],
  ["double-time", "02:00", 120],
] as const)("with %s it's %s", (time, all, seconds) => {
  const { onZero, shown } = show(time);
  expect(shown()).toBe(all);
  letPass(seconds - 1);
  expect(onZero).not.toHaveBeenCalled();
  letPass(2);
  expect(onZero).toHaveBeenCalledTimes(1);
});

test("without a clock, there's no minute, and nothing moves on automatically", () => {
  const { onZero } = show("no-clock");
  expect(screen.queryByRole("timer")).toBeNull();
  letPass(600);
  expect(onZero).not.toHaveBeenCalled();
});

test("it announces 30 and 10 seconds, and no other second", () => {
  const { spoken } = show();
  const heard = [spoken()];
  for (let second = 1; second < 60; second++) {
    letPass(1);
    if (spoken() !== heard.at(-1)) heard.push(spoken());
  }
  expect(heard).toEqual(["", "30 seconds left", "10 seconds left"]);
});

test("in a hidden tab, nothing happens at zero until somebody looks at it again", () => {
  const { onZero } = show();
  lookAway(true);
  letPass(120);
  expect(onZero).not.toHaveBeenCalled();
  lookAway(false);
  expect(onZero).toHaveBeenCalledTimes(1);
});

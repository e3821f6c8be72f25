// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOWN_SECONDS, useGoOnAfterwards } from "./use-go-on-afterwards.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isReady = true, seconds?: number) {
  const goOn = vi.fn();
  const { result } = renderHook(() => useGoOnAfterwards(isReady, goOn, seconds));
  return { goOn, view: () => result.current };
}

const letPass = (seconds = SHOWN_SECONDS) => act(() => void vi.advanceTimersByTime(seconds * 1000));

test("counts down and moves on automatically, once", () => {
  const { goOn, view } = show();
  expect(view().secondsLeft).toBe(10);
  letPass(9);
  expect(view().secondsLeft).toBe(1);
  expect(goOn).not.toHaveBeenCalled();
  letPass();
  letPass();
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("shows what came unexpectedly for longer", () => {
  const { goOn, view } = show(true, 20);
  expect(view().secondsLeft).toBe(20);
  letPass(19);
  expect(goOn).not.toHaveBeenCalled();
  letPass(1);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("doesn't move on before it knows what comes next", () => {
  const { goOn, view } = show(false);
  letPass();
  expect(goOn).not.toHaveBeenCalled();
  expect(view().secondsLeft).toBeNull();
});

test.each([
  ["Stay", (view: ReturnType<typeof show>["view"]) => view().stay()],
  ["a key", () => fireEvent.keyDown(window, { key: "Tab" })],
  ["a press", () => fireEvent.pointerDown(window)],
  ["scrolling", () => fireEvent.wheel(window)],
])("%s keeps it there", (_, press) => {
  const { goOn, view } = show();
  letPass(3);
  act(() => {
    press(view);
  });
  letPass();
  expect(goOn).not.toHaveBeenCalled();
  expect(view().secondsLeft).toBeNull();
});

test("doesn't stay because of a key still held down from the last answer", () => {
  const { goOn } = show();
  fireEvent.keyDown(window, { key: "Enter", repeat: true });
  letPass();
  expect(goOn).toHaveBeenCalled();
});

test("pauses while the page is hidden", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const { goOn, view } = show();
  letPass(4);
  hidden.mockReturnValue(true);
  letPass(60);
  expect(view().secondsLeft).toBe(6);
  hidden.mockReturnValue(false);
  letPass(5);
  expect(goOn).not.toHaveBeenCalled();
  letPass(1);
  expect(goOn).toHaveBeenCalled();
});

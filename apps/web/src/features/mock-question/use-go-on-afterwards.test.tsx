// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOWN_MILLISECONDS, useGoOnAfterwards } from "./use-go-on-afterwards.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isReady = true) {
  const goOn = vi.fn();
  renderHook(() => useGoOnAfterwards(isReady, goOn));
  return goOn;
}

const letPass = () => vi.advanceTimersByTime(SHOWN_MILLISECONDS);

test("it goes on by itself, once", () => {
  const goOn = show();
  letPass();
  letPass();
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("not before what comes next is known", () => {
  const goOn = show(false);
  letPass();
  expect(goOn).not.toHaveBeenCalled();
});

test.each([
  ["a key", () => fireEvent.keyDown(window, { key: "Tab" })],
  ["a press", () => fireEvent.pointerDown(window)],
])("%s keeps it there", (_, act) => {
  const goOn = show();
  act();
  letPass();
  expect(goOn).not.toHaveBeenCalled();
});

test("a key that is still held down from the last answer does not", () => {
  const goOn = show();
  fireEvent.keyDown(window, { key: "Enter", repeat: true });
  letPass();
  expect(goOn).toHaveBeenCalled();
});

test("out of sight it waits, and begins anew when it is seen", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const goOn = show();
  letPass();
  expect(goOn).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  letPass();
  expect(goOn).toHaveBeenCalled();
});

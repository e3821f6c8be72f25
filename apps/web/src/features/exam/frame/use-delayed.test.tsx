// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDelayed } from "./use-delayed.ts";

beforeEach(() => void vi.useFakeTimers());

const open = (is: boolean) =>
  renderHook((now: boolean) => useDelayed(now, 400), { initialProps: is });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test("mentions what lasts, and nothing before or after", () => {
  const { result, rerender } = open(true);
  pass(399);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

test("never mentions what's over in a blink, and starts again with the next", () => {
  const { result, rerender } = open(true);
  pass(399);
  rerender(false);
  pass(1000);
  expect(result.current).toBe(false);
  rerender(true);
  pass(399);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

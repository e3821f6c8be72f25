// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useHidden } from "./use-hidden.ts";

const open = (part: "clock" | "counter") => renderHook(() => useHidden(part)).result;

test("this device remembers what's hidden, part by part", () => {
  const clock = open("clock");
  expect(clock.current.isHidden).toBe(false);
  act(() => clock.current.toggle());
  expect(clock.current.isHidden).toBe(true);
  expect(localStorage.getItem("hidden-in-exam:clock")).toBe("true");
  expect(localStorage).toHaveLength(1);
  expect([open("clock").current.isHidden, open("counter").current.isHidden]).toEqual([true, false]);
});

test("showing a part again leaves nothing behind", () => {
  const clock = open("clock");
  act(() => clock.current.toggle());
  act(() => clock.current.toggle());
  expect(clock.current.isHidden).toBe(false);
  expect(localStorage).toHaveLength(0);
});

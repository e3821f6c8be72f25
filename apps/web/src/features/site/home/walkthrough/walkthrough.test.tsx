// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHAPTERS, LENGTH } from "./chapters.ts";
import { Walkthrough } from "./walkthrough.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  render(<Walkthrough />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000));
const place = () => Number(screen.getByRole<HTMLInputElement>("slider").value);
const caption = () => screen.getByRole("figure").querySelector("figcaption")?.textContent ?? "";

test("nothing moves before someone asks for it", () => {
  seconds(5);
  expect(place()).toBe(0);
  expect(caption()).toContain(CHAPTERS[0]!.caption);
});

test("plays, stands still while paused, and continues from there", () => {
  press("Play");
  seconds(10.5);
  expect(place()).toBe(10);
  expect(caption()).toContain(CHAPTERS[1]!.caption);
  press("Pause");
  seconds(10.5);
  expect(place()).toBe(10);
  press("Play");
  seconds(5);
  expect(place()).toBe(15);
});

test("ends, and plays again from the start", () => {
  press("Play");
  seconds(LENGTH + 5);
  expect(place()).toBe(LENGTH);
  press("Play again");
  seconds(3);
  expect(place()).toBeLessThan(4);
});

test("you can go to any chapter, and each one has its picture", () => {
  for (const { title, caption: words } of CHAPTERS) {
    press(title);
    expect(caption()).toContain(words);
  }
});

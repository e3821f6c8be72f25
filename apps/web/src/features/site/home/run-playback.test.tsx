// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunPlayback } from "./run-playback.tsx";
import { SAMPLE_RUN } from "./sample-run.ts";

const ALL = SAMPLE_RUN.steps.length;
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many answers the wide figure shows: each one has its own mark. */
const drawn = () =>
  screen.getByRole("figure").querySelector("svg")!.querySelectorAll("g[transform*=scale]").length;
const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000));

// These are in one test because it draws itself only once per page load.
test("draws itself once when first seen, and after that only on request", () => {
  const { unmount } = render(<RunPlayback drawsItself />);
  expect(drawn()).toBe(ALL);
  act(() => see(false));
  seconds(1);
  expect(drawn()).toBe(ALL);
  act(() => see(true));
  seconds(1);
  expect(drawn()).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(ALL);
  seconds(6);
  expect(drawn()).toBe(ALL);

  unmount();
  render(<RunPlayback drawsItself />);
  act(() => see(true));
  seconds(1);
  expect(drawn()).toBe(ALL);
  fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  seconds(1);
  expect(drawn()).toBeLessThan(ALL);
});

test("the button says Play where it doesn't draw itself", () => {
  render(<RunPlayback />);
  seconds(3);
  expect(drawn()).toBe(ALL);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  seconds(1);
  expect(drawn()).toBeLessThan(ALL);
});

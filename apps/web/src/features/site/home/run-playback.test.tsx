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

/** Answers drawn in the wide figure: each has a mark of its own. */
const drawn = () =>
  screen.getByRole("figure").querySelector("svg")!.querySelectorAll("g[transform*=scale]").length;
const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000));

// Both in one test: it draws itself once for each load of the site.
test("it draws itself once when it is first seen, and after that only on request", () => {
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

test("where it doesn't draw itself, the button says Play", () => {
  render(<RunPlayback />);
  seconds(3);
  expect(drawn()).toBe(ALL);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  seconds(1);
  expect(drawn()).toBeLessThan(ALL);
});

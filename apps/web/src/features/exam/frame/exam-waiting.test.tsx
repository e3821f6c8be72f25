// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startServer } from "../../../../test/answering-server.ts";
import { createStore } from "../../../lib/session/store.ts";
import { ExamEnding, ExamOpening } from "./exam-waiting.tsx";

const SETTINGS = "GET /test-settings";

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer({ [SETTINGS]: { body: { result: STANDARD_SETTINGS } } });
});
afterEach(async () => {
  vi.useRealTimers();
  await expect.poll(() => server.asked(SETTINGS)).toHaveLength(1);
});

const show = (content: ReactNode) => render(<Provider store={createStore()}>{content}</Provider>);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const waiting = { name: "Quiz", what: "quiz", time: "standard" as const, onRetry: () => {} };
const said = () => screen.queryByRole("alert")?.textContent ?? null;

test("a test that opens says so to screen readers, and needs nothing from the learner", () => {
  show(<ExamOpening {...waiting} isWaiting={false} hasUnsent={false} />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("Opening the quiz");
  const [, options] = status.nextElementSibling!.children;
  expect(options!.children).toHaveLength(5);
  expect([said(), screen.queryByRole("button")]).toEqual([null, null]);
});

test.each([
  [false, ""],
  [true, " Your last answer is saved on this device and will be sent first."],
])("offline, an opening test says what will happen (unsent: %s)", (hasUnsent, more) => {
  const onRetry = vi.fn<() => void>();
  show(<ExamOpening {...waiting} isWaiting hasUnsent={hasUnsent} onRetry={onRetry} />);
  expect(said()).toBe(`The quiz will open as soon as you're back online.${more}`);
  const title = screen.getByRole("heading", { name: "We can't reach the server" });
  expect(document.activeElement).toBe(title);
  screen.getByRole("button", { name: "Try now" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

const ending = {
  name: "Quiz",
  title: "Submitting",
  outcome: "The quiz will be submitted",
  doing: "Submitting the quiz…",
  onRetry: () => {},
};

test("a test that ends says what it's doing only if that takes a moment", () => {
  vi.useFakeTimers();
  show(<ExamEnding {...ending} isWaiting={false} hasUnsent={false} />);
  pass(399);
  expect(screen.getByRole("status").textContent).toBe("");
  pass(1);
  expect(screen.getByRole("status").textContent).toBe("Submitting the quiz…");
  expect([said(), screen.queryByRole("button")]).toEqual([null, null]);
});

test.each([
  [true, false, 0],
  [false, true, 1],
  [true, true, 1],
])(
  "offline, an ending test says what counts (waiting: %s, unsent: %s)",
  (isWaiting, hasUnsent, times) => {
    show(<ExamEnding {...ending} isWaiting={isWaiting} hasUnsent={hasUnsent} />);
    expect(said()).toMatch(/^We can't reach the server\. The quiz will be submitted as soon/);
    expect(screen.queryAllByText(/within ten seconds/)).toHaveLength(times);
    screen.getByRole("button", { name: "Try now" });
  },
);

// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { beginLeaving } from "../../../lib/session/leaving.ts";
import { createTestRun } from "./test-run.ts";
import { useExamRun } from "./use-exam-run.ts";

function show(run = createTestRun()) {
  return { ...run, ...renderHook((shown) => useExamRun(shown), { initialProps: run.run }) };
}
const put = (run: ReturnType<typeof createTestRun>) =>
  run.core.queue.put({
    questionId: "q1",
    answer: { optionId: "a" },
    isAdvancing: false,
    known: 0,
  });
/** Whether the browser would ask before closing the page. */
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("opens a run, shows where it is, and leaves it", () => {
  const { events, result, run, unmount } = show();
  expect([events(), result.current.stage]).toEqual([["opened"], "after opened"]);
  act(run.goOn);
  expect(result.current.stage).toBe("after next-pressed");
  unmount();
  expect(events()).toEqual(["opened", "next-pressed", "left"]);
});

test("leaves a run for another one", () => {
  const { events, result, rerender } = show();
  const other = createTestRun();
  rerender(other.run);
  expect([events(), other.events()]).toEqual([["opened", "left"], ["opened"]]);
  expect(result.current.stage).toBe("after opened");
});

test("looks again when the learner comes back to the page", () => {
  const { events } = show();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(events()).toEqual(["opened", "awake"]);
});

test("asks before the page closes, but only while something isn't sent", () => {
  const shown = show();
  expect(isAsked()).toBe(false);
  act(() => put(shown));
  expect(isAsked()).toBe(true);
  shown.unmount();
  expect(isAsked()).toBe(false);
});

test("doesn't ask on the way to the sign-in page", () => {
  const shown = show();
  act(() => put(shown));
  expect(isAsked()).toBe(true);
  // From here on, this page is leaving.
  beginLeaving();
  expect(isAsked()).toBe(false);
});

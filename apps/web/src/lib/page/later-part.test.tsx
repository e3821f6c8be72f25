// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { laterPart } from "./later-part.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("waits for a part that couldn't be fetched, and asks for it again", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<{ Rest: () => string }>>()
    .mockRejectedValueOnce(new Error("The line is down"))
    .mockResolvedValue({ Rest: () => "The rest" });
  const Rest = laterPart("Rest", load);
  await act(async () => {
    render(
      <Suspense fallback="What came with the page">
        <Rest />
      </Suspense>,
    );
  });
  screen.getByText("What came with the page");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  screen.getByText("The rest");
  expect(load).toHaveBeenCalledTimes(2);
});

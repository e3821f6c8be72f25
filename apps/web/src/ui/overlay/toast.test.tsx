// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { toast } from "./toast.ts";
import { ToastHost } from "./toast-host.tsx";

afterEach(cleanup);

test("shows a message that was sent before the host mounted", async () => {
  toast.error("This code is not right.");
  render(<ToastHost />);
  expect(await screen.findByText("This code is not right.")).toBeTruthy();
  const region = await screen.findByLabelText(/^Messages/);
  expect(region.getAttribute("aria-live")).toBe("polite");
});

test("is there before there's something to say, but not while the page loads", async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { ToastHost: Host } = await import("./toast-host.tsx");
  render(<Host />);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByLabelText(/^Messages/)).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await screen.findByLabelText(/^Messages/)).toBeTruthy();
});

test("each message has a button that closes it", async () => {
  render(<ToastHost />);
  toast.success("Saved.");
  await screen.findByText("Saved.");
  expect(screen.getAllByRole("button", { name: "Close message" }).length).toBeGreaterThan(0);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
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
  vi.resetModules();
  // Loaded, so that nothing but the page is waited for.
  await import("./toasts.tsx");
  const { ToastHost: Host } = await import("./toast-host.tsx");
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  onTestFinished(() => state.mockRestore());
  render(<Host />);
  await new Promise((go) => setTimeout(go, 50));
  expect(screen.queryByLabelText(/^Messages/)).toBeNull();
  dispatchEvent(new Event("load"));
  expect(await screen.findByLabelText(/^Messages/)).toBeTruthy();
});

test("a script that can't be fetched takes nothing else with it, and is fetched again", async () => {
  vi.resetModules();
  let tries = 0;
  vi.doMock("./toasts.tsx", () => {
    tries++;
    if (tries === 1) throw new Error("offline");
    return { Toasts: () => <p>Messages are here</p> };
  });
  onTestFinished(() => {
    vi.doUnmock("./toasts.tsx");
  });
  const { ToastHost: Host } = await import("./toast-host.tsx");
  const { toast: send } = await import("./toast.ts");
  render(
    <>
      <p>A question</p>
      <Host />
    </>,
  );
  send.info("First");
  await vi.waitFor(() => expect(tries).toBe(1));
  await Promise.resolve();
  expect(screen.getByText("A question")).toBeTruthy();
  await vi.waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(screen.getByText("Messages are here")).toBeTruthy();
  });
});

test("each message has a button that closes it", async () => {
  render(<ToastHost />);
  toast.success("Saved.");
  await screen.findByText("Saved.");
  expect(screen.getAllByRole("button", { name: "Close message" }).length).toBeGreaterThan(0);
});

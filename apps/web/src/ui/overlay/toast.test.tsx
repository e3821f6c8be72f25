// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
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

test("each message has a button that closes it", async () => {
  render(<ToastHost />);
  toast.success("Saved.");
  await screen.findByText("Saved.");
  expect(screen.getAllByRole("button", { name: "Close message" }).length).toBeGreaterThan(0);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { toast } from "./toast.ts";
import { ToastHost } from "./toast-host.tsx";

afterEach(cleanup);

test("a message sent before the host stands is shown when it does", async () => {
  toast.error("This code is not right.");
  render(<ToastHost />);
  expect(await screen.findByText("This code is not right.")).toBeTruthy();
  const region = await screen.findByLabelText(/^Messages/);
  expect(region.getAttribute("aria-live")).toBe("polite");
});

test("each message brings a button that closes it", async () => {
  render(<ToastHost />);
  toast.success("Saved.");
  await screen.findByText("Saved.");
  expect(screen.getAllByRole("button", { name: "Close message" }).length).toBeGreaterThan(0);
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { toast as library } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ToastHost } from "../../ui/overlay/toast-host.tsx";
import { plans } from "@theta/contract";
import { call } from "./call.ts";
import { CallError } from "./call-error.ts";
import { showFailure } from "./show-failure.ts";
import { bytes, startServer } from "../../../test/answering-server.ts";

const PLANS = "GET /plans/plans-list?testType=1";
const REPORT = "POST /site/client-errors";
const refusal = { status: 400, code: "invalid-input" };

beforeEach(() => void render(<ToastHost />));
afterEach(() => {
  library.dismiss();
  cleanup();
});

test("shows the server's message", async () => {
  showFailure(new CallError({ ...refusal, message: "This code is not right." }));
  expect(await screen.findByText("This code is not right.")).toBeTruthy();
});

test("shows each error in a list that comes without a message", async () => {
  const errors = [
    { field: "email", msg: "Email is invalid" },
    { field: "phone", msg: "Phone number is invalid" },
  ];
  showFailure(new CallError({ ...refusal, message: "", errors }));
  expect(await screen.findByText("Email is invalid")).toBeTruthy();
  expect(await screen.findByText("Phone number is invalid")).toBeTruthy();
});

test("shows a plain sentence when the server gave no message", async () => {
  showFailure(new CallError({ ...refusal, message: "" }), "Failed to send OTP. Please try again.");
  expect(await screen.findByText("Failed to send OTP. Please try again.")).toBeTruthy();
});

test("accepts a failure as plain data", async () => {
  const told = ["Please try again soon."];
  showFailure({ status: 503, code: "try-again", message: told[0], told });
  expect(await screen.findByText("Please try again soon.")).toBeTruthy();
});

test("shows the plain sentence for an unreadable answer", async () => {
  const page = bytes((response) => {
    response.writeHead(500, { "content-type": "text/html" });
    response.end("<h1>Bad gateway</h1>");
  });
  await startServer({ [PLANS]: page });
  const error: unknown = await call(plans.list, { testType: "1" }).catch((fault: unknown) => fault);
  showFailure(error, "Failed to send OTP. Please try again.");
  expect(await screen.findByText("Failed to send OTP. Please try again.")).toBeTruthy();
});

test("hides the message of our own bugs and reports them to the server's log", async () => {
  const { asked } = await startServer({ [REPORT]: { body: { result: { done: true } } } });
  showFailure(new TypeError("quiz is undefined"));
  expect(await screen.findByText("Something went wrong")).toBeTruthy();
  expect(screen.queryByText("quiz is undefined")).toBeNull();
  await waitFor(() =>
    expect(asked(REPORT)).toMatchObject([{ body: { message: "quiz is undefined" } }]),
  );
});

test("still says something when the failure makes no sense", async () => {
  const told = new Proxy([], {
    get() {
      throw new Error("broken");
    },
  });
  showFailure({ told });
  expect(await screen.findByText("Something went wrong")).toBeTruthy();
});

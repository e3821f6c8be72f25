// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startServer } from "../../../../test/answering-server.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

function Broken({ message }: { message: string }): never {
  throw new TypeError(message);
}

function show(message: string) {
  render(
    <ErrorBoundary>
      <Broken message={message} />
    </ErrorBoundary>,
  );
}

const REPORT = "POST /site/client-errors";
const hear = async () => await startServer({ [REPORT]: { body: { result: { done: true } } } });

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

// React logs every error it catches, and here they're the point.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page that fails says so, offers two ways on, and is reported", async () => {
  const { log } = await hear();
  show("quiz is undefined");
  expect(title()).toBe("Unexpected Application Error!");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  await waitFor(() => expect(log).toHaveLength(1));
  expect(JSON.parse(log[0]?.body ?? "")).toMatchObject({
    message: "quiz is undefined",
    where: "/mock-test",
  });
});

test.each([
  "Failed to fetch dynamically imported module: https://theta.example/assets/quiz.js",
  "error loading dynamically imported module: https://theta.example/assets/quiz.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/quiz.css",
])("treats a missing chunk as a new version, not as an error (%s)", async (message) => {
  const { log } = await hear();
  show(message);
  expect(title()).toBe("A new version is ready");
  // A report would have been sent before this request.
  await fetch("/after");
  expect(log.map(({ path }) => path)).toEqual(["/after"]);
});

test("when the connection was down, loads the page again as soon as it's back", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  show("Importing a module script failed.");
  expect(title()).toBe("You're offline");
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
});

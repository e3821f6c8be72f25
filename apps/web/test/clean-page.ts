import { afterEach, vi } from "vitest";
import { testPage } from "./test-server.ts";

/**
 * One process runs file after file on one page. Whatever a test leaves there is undone after it, so that no
 * other test depends on which ran before: clocks, globals, and spies; what it rendered, even if that comes
 * late; the size of the window; and anything stored.
 */
const unmount =
  typeof window === "undefined"
    ? null
    : // Loads React, which tests without a page don't need.
      (await import("@testing-library/react")).cleanup;

/** As happy-dom opens it. */
const WINDOW_SIZE = { width: 1024, height: 768 };

function cleanUp() {
  // First, so that timers are cleared by the clock they belong to.
  unmount?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (unmount) cleanPage();
}

function cleanPage() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  testPage().setViewport(WINDOW_SIZE);
  localStorage.clear();
  sessionStorage.clear();
}

// Our modules keep their state for as long as a page, so no test file may inherit it from the one before.
vi.resetModules();
cleanUp();
// Hooks run in reverse order, so this comes after those of the file.
afterEach(cleanUp);

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { stayHere } from "../../../test/test-server.ts";
import { loadDocument, restoreStateLink } from "./load-document.ts";

let reload: MockInstance<() => void>;

beforeEach(() => {
  stayHere();
  reload = vi.spyOn(location, "reload").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const PLAN = { planId: "gmat-pro" };

/** What a browser may do on a reload: same page, but without the state. */
function forgetState(path = location.pathname) {
  history.replaceState(null, "", path);
}

test("restores once a state that the browser drops", () => {
  history.replaceState({ usr: PLAN, idx: 3 }, "", "/checkout");
  loadDocument();
  expect(reload).toHaveBeenCalledOnce();
  forgetState();
  restoreStateLink();
  expect(history.state).toEqual({ usr: PLAN });
  forgetState();
  restoreStateLink();
  expect(history.state).toBeNull();
});

test("leaves a state alone that the browser keeps", () => {
  history.replaceState({ usr: PLAN, idx: 3 }, "", "/checkout");
  loadDocument();
  restoreStateLink();
  expect(history.state).toEqual({ usr: PLAN, idx: 3 });
  expect(sessionStorage).toHaveLength(0);
});

test("drops it on a different page", () => {
  history.replaceState({ usr: PLAN }, "", "/checkout");
  loadDocument();
  forgetState("/signup");
  restoreStateLink();
  expect(history.state).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("knows that a link led here, even without a state", async () => {
  vi.resetModules();
  const fresh = await import("./load-document.ts");
  fresh.restoreStateLink();
  expect(fresh.wasLedHere).toBe(false);
  history.replaceState({ idx: 0 }, "", "/checkout");
  loadDocument();
  fresh.restoreStateLink();
  expect(fresh.wasLedHere).toBe(true);
  expect(history.state).toMatchObject({ idx: 0 });
  expect(sessionStorage).toHaveLength(0);
});

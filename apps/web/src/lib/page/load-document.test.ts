// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { stayHere } from "../../../test/test-server.ts";
import { loadDocument, restoreCarried } from "./load-document.ts";

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

/** As a browser may come back from a reload: at the same place, and without what was handed over. */
function forgetState(path = location.pathname) {
  history.replaceState(null, "", path);
}

test("a state that the browser drops is there again after the load, once", () => {
  history.replaceState({ usr: PLAN, idx: 3 }, "", "/checkout");
  loadDocument();
  expect(reload).toHaveBeenCalledOnce();
  forgetState();
  restoreCarried();
  expect(history.state).toEqual({ usr: PLAN });
  forgetState();
  restoreCarried();
  expect(history.state).toBeNull();
});

test("a state that the browser keeps is left as it is", () => {
  history.replaceState({ usr: PLAN, idx: 3 }, "", "/checkout");
  loadDocument();
  restoreCarried();
  expect(history.state).toEqual({ usr: PLAN, idx: 3 });
  expect(sessionStorage).toHaveLength(0);
});

test("at another place it is dropped", () => {
  history.replaceState({ usr: PLAN }, "", "/checkout");
  loadDocument();
  forgetState("/signup");
  restoreCarried();
  expect(history.state).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("without a state nothing is kept", () => {
  history.replaceState({ idx: 0 }, "", "/checkout");
  loadDocument();
  expect(sessionStorage).toHaveLength(0);
});

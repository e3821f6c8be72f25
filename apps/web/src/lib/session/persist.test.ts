// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearAll, saveDetails, saveSignedIn } from "./local-session.ts";
import { keep, restore } from "./persist.ts";
import { createStore, followSession } from "./store.ts";
import { MEERA } from "../../../test/test-server.ts";

const request = (endpointName: string, requestStatus: string, payload?: unknown) => ({
  type: "serverData/executeQuery",
  payload,
  meta: { requestStatus, arg: { endpointName } },
});

function open(restored = {}) {
  const store = createStore(restored);
  keep(store);
  followSession(store);
  return store;
}

const kept = () => localStorage.getItem("persist:root") ?? "";

beforeEach(() => clearAll());
afterEach(() => localStorage.clear());

test("what was loaded is there again after a reload, and nothing is loading", async () => {
  saveSignedIn(MEERA);
  const store = open();
  store.dispatch(request("freeQuizList", "fulfilled", [{ name: "Ratios" }]));
  store.dispatch(request("plansList", "pending"));

  const again = open(await restore());
  expect(again.getState().user.quizList).toEqual([{ name: "Ratios" }]);
  expect(again.getState().auth).toMatchObject({ success: true, loading: false });
});

test("no token is kept with the store", () => {
  saveSignedIn(MEERA);
  open().dispatch(request("userDetails", "fulfilled", { name: "Meera Rao" }));
  expect(kept()).toContain("Meera Rao");
  expect(kept()).not.toContain("old-token");
});

test.each([
  ["damaged", "{not json"],
  ["of another version", '{"version":99,"auth":{"success":true},"user":{}}'],
  ["only half there", '{"version":1}'],
  ["not even an object", '"text"'],
])("what is %s counts as nothing", async (_, text) => {
  localStorage.setItem("persist:root", text);
  expect(await restore()).toEqual({});
});

test("restoring that takes too long is given up", async () => {
  const never = { getItem: () => new Promise<string>(() => {}) };
  expect(await restore(never, 20)).toEqual({});
});

function forbidden(): never {
  throw new DOMException("Denied", "SecurityError");
}

test("a storage that is full or forbidden does not stop the store", async () => {
  expect(await restore({ getItem: forbidden })).toEqual({});
  saveSignedIn(MEERA);
  const store = createStore();
  keep(store, forbidden);
  store.dispatch(request("freeQuizList", "fulfilled", []));
  expect(store.getState().user.quizList).toEqual([]);
});

test("signing out anywhere empties the store and what is kept of it", () => {
  saveSignedIn(MEERA);
  const store = open();
  store.dispatch(request("freeQuizList", "fulfilled", [{ name: "Ratios" }]));
  localStorage.removeItem("userData");
  window.dispatchEvent(new StorageEvent("storage", { key: "userData" }));
  expect(store.getState().user.quizList).toEqual([]);
  expect(store.getState().auth.success).toBe(false);
  expect(kept()).toBe("");
});

test("a request goes from pending to fulfilled or rejected", () => {
  const store = createStore();
  store.dispatch(request("userDetails", "pending"));
  expect(store.getState().user).toMatchObject({ loading: true, error: null });
  store.dispatch(request("userDetails", "rejected"));
  expect(store.getState().user).toMatchObject({ loading: false, error: "Something went wrong" });
  store.dispatch(request("userDetails", "fulfilled", { name: "Meera" }));
  expect(store.getState().user).toMatchObject({
    error: null,
    data: { name: "Meera" },
    success: true,
  });
});

test("fresh details replace what is kept of the learner, but not the token", () => {
  saveSignedIn(MEERA);
  const { accessToken, ...learner } = MEERA;
  saveDetails({ ...learner, isUserSubscribed: true, subscription: null, hasPlanEnded: false });
  expect(JSON.parse(localStorage.getItem("userData") ?? "")).toMatchObject({
    isUserSubscribed: true,
    accessToken,
  });
  expect(localStorage.getItem("userDetails")).toContain("subscription");
  saveDetails({
    ...learner,
    userId: "somebody-else",
    name: "Other",
    subscription: null,
    hasPlanEnded: false,
  });
  expect(localStorage.getItem("userName")).toBe("Meera Rao");
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { MEERA } from "../../../test/test-server.ts";
import { clientState, keepClientState } from "./client-state.ts";
import { detailsData } from "./details-data.ts";
import { clearAll, saveSignedIn } from "./local-session.ts";
import { createStore } from "./store.ts";

const { accessToken, ...learner } = MEERA;
const details = { ...learner, subscription: null, hasPlanEnded: false };

const kept = () => localStorage.getItem("persist:root");

function open() {
  const store = createStore();
  keepClientState(store);
  return store;
}

beforeEach(() => clearAll());
afterEach(() => localStorage.clear());

test("has the specification's fields, from the session and the latest answers", () => {
  const cache = {
    'freeQuizList({"quizType":1})': {
      endpointName: "freeQuizList",
      data: [{ name: "Ratios" }],
      fulfilledTimeStamp: 2,
    },
    'freeQuizList({"quizType":2})': {
      endpointName: "freeQuizList",
      data: [{ name: "Arguments" }],
      fulfilledTimeStamp: 1,
    },
    "plansList(1)": { endpointName: "plansList" },
  };
  expect(clientState(learner, cache)).toEqual({
    auth: { data: learner, loading: false, error: null, planList: [], success: true },
    user: {
      data: null,
      userData: learner,
      loading: false,
      error: null,
      success: false,
      quizList: [{ name: "Ratios" }],
      planList: [],
    },
  });
});

test("follows what's loaded and never contains a token", async () => {
  saveSignedIn(MEERA);
  const store = open();
  expect(kept()).toContain("Meera Rao");
  store.dispatch(
    detailsData.util.upsertQueryEntries([
      { endpointName: "userDetails", arg: undefined, value: details },
    ]),
  );
  // The store reports many cache changes together, a moment later.
  await expect
    .poll(() => JSON.parse(kept() ?? "").user)
    .toMatchObject({ data: details, success: true });
  expect(kept()).not.toContain(accessToken);
});

test("signing out anywhere removes it", () => {
  saveSignedIn(MEERA);
  open();
  localStorage.removeItem("userData");
  window.dispatchEvent(new StorageEvent("storage", { key: "userData" }));
  expect(kept()).toBeNull();
});

function forbidden(): never {
  throw new DOMException("Denied", "SecurityError");
}

test("full or blocked storage stops nothing", () => {
  saveSignedIn(MEERA);
  expect(() => keepClientState(createStore(), forbidden)).not.toThrow();
});

test("isn't written again when nothing changed", () => {
  saveSignedIn(MEERA);
  const written: string[] = [];
  keepClientState(createStore(), () => ({
    setItem: (_key: string, text: string) => void written.push(text),
    removeItem: () => {},
  }));
  window.dispatchEvent(new StorageEvent("storage", { key: "userData" }));
  expect(written).toHaveLength(1);
});

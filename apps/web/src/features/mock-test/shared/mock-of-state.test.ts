// @vitest-environment happy-dom
import type { MockCard } from "@theta/contract";
import { afterEach, expect, test } from "vitest";
import { MEERA } from "../../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import { mockOfState } from "./mock-of-state.ts";
import { stateOfMock } from "./mock-state.ts";

afterEach(clearAll);

const MOCK: MockCard = {
  mockTestId: "m-1",
  testType: 1,
  kind: "full",
  sectionTypes: [3, 2, 1],
  name: "Full Mock 1",
  about: "Three sections.",
  status: 2,
  duration: 8100,
  totalQuestions: 64,
  createdAt: 0,
  isAvailable: true,
  lock: null,
};

test("reads back the mock that was put in the state, next to other data", () => {
  saveSignedIn(MEERA);
  expect(mockOfState({ ...stateOfMock(MOCK), step: 2 })).toEqual(MOCK);
});

test("ignores a mock somebody else left in the tab's history", () => {
  saveSignedIn(MEERA);
  const state = stateOfMock(MOCK);
  saveSignedIn({ ...MEERA, userId: "another" });
  expect(mockOfState(state)).toBeNull();
});

test("reads a mock without an owner", () => {
  saveSignedIn(MEERA);
  expect(mockOfState(MOCK)).toEqual(MOCK);
});

test.each([
  null,
  undefined,
  "m-1",
  {},
  { ...MOCK, status: 4 },
  { ...MOCK, lock: "because" },
  { ...MOCK, sectionTypes: [0] },
  { ...MOCK, totalQuestions: Number.NaN },
])("reads no mock from %j", (state) => {
  saveSignedIn(MEERA);
  expect(mockOfState(state)).toBeNull();
});

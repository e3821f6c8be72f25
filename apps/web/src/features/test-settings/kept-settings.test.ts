// @vitest-environment happy-dom
import { STANDARD_SETTINGS, TestSettings } from "@theta/contract";
import { afterEach, expect, test } from "vitest";
import { MEERA } from "../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../lib/session/local-session.ts";
import { keepSettings, readKeptSettings } from "./kept-settings.ts";

const MASKED = { ...STANDARD_SETTINGS, masksAnswers: true };
const OTHER = { ...MEERA, userId: "another" };

afterEach(clearAll);

test("keeps a learner's settings, and nobody else gets them", () => {
  saveSignedIn(MEERA);
  expect(readKeptSettings()).toBeUndefined();
  keepSettings(MEERA.userId, MASKED);
  expect(readKeptSettings()).toEqual(MASKED);
  saveSignedIn(OTHER);
  expect(readKeptSettings()).toBeUndefined();
});

test("signing out leaves none, not even those that arrive later", () => {
  saveSignedIn(MEERA);
  keepSettings(MEERA.userId, MASKED);
  clearAll();
  keepSettings(MEERA.userId, MASKED);
  expect(readKeptSettings()).toBeUndefined();
  saveSignedIn(MEERA);
  expect(readKeptSettings()).toBeUndefined();
});

test.each([["not JSON"], ['{"masksAnswers":true}'], ["null"]])("does without %s", (text) => {
  saveSignedIn(MEERA);
  localStorage.setItem(`test-settings:${MEERA.userId}`, text);
  expect(readKeptSettings()).toBeUndefined();
});

const CHANGES: readonly object[] = [
  {},
  ...Object.keys(STANDARD_SETTINGS).flatMap((name) =>
    [undefined, null, true, 100, 125, 110, "standard", "double-time", "none"].map((value) => ({
      [name]: value,
    })),
  ),
];

test.each(CHANGES)("keeps with %j exactly what the contract allows", (change) => {
  saveSignedIn(MEERA);
  const changed: object = { ...STANDARD_SETTINGS, ...change };
  localStorage.setItem(`test-settings:${MEERA.userId}`, JSON.stringify(changed));
  const allowed = TestSettings.safeParse(JSON.parse(JSON.stringify(changed))).data;
  expect(readKeptSettings()).toEqual(allowed);
});

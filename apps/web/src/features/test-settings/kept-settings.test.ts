// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
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

// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { MEERA } from "../../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import { addSeconds, savedSeconds } from "./saved-seconds.ts";

beforeEach(() => {
  clearAll();
  saveSignedIn(MEERA);
});

test("adds up times for each question", () => {
  addSeconds("1", 20);
  addSeconds("2", 5);
  addSeconds("1", 22);
  expect([savedSeconds("1"), savedSeconds("2"), savedSeconds("3")]).toEqual([42, 5, 0]);
});

test("keeps nothing for somebody who has signed out in another tab", () => {
  clearAll();
  addSeconds("1", 20);
  expect(localStorage).toHaveLength(0);
});

test("keeps only the questions seen last", () => {
  for (let k = 0; k < 60; k++) addSeconds(String(k), 1);
  addSeconds("20", 1);
  addSeconds("new", 1);
  expect(["9", "10", "11", "20", "new"].map(savedSeconds)).toEqual([0, 0, 1, 2, 1]);
});

test.each(["7", "{}", "[[1, 2]]", '[["1", "x"]]', '[["1", -5]]', '[["1"]]', "null", "[", "[null]"])(
  "ignores what's damaged: %s",
  (text) => {
    localStorage.setItem("practice-time", text);
    expect(savedSeconds("1")).toBe(0);
    addSeconds("1", 3);
    expect(savedSeconds("1")).toBe(3);
  },
);

// @vitest-environment happy-dom
import { user } from "@theta/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, answerCalls, refusal } from "../../../test/answering-server.ts";
import { MEERA, MEERA_DETAILS, stayHere, testPage } from "../../../test/test-server.ts";
import { call } from "../call/call.ts";
import { finishSignOut } from "./finish-sign-out.ts";
import { clearAll, saveSignedIn } from "./local-session.ts";
import { setTheme } from "../../ui/theme/theme.ts";
import { endSession, signOut } from "./sign-out.ts";
import { isSignOutMarked, markSignOut } from "./sign-out-mark.ts";

const LOGOUT = "/thetaapi/user/logout";
const DONE: Answer = { body: { result: { done: true } } };

beforeEach(() => {
  stayHere();
  clearAll();
  saveSignedIn(MEERA);
});
afterEach(clearAll);

// First in this file: a page is left once only.
test("a call that is refused while one signs out does not lead back to this place", async () => {
  const answer = Promise.withResolvers<void>();
  await answerCalls(async () => {
    await answer.promise;
    return DONE;
  });
  const done = signOut();
  endSession();
  expect(sessionStorage).toHaveLength(0);
  answer.resolve();
  await done;
  expect(sessionStorage).toHaveLength(0);
});

test("a sign-out that the server has heard leaves nothing behind", async () => {
  const log = await answerCalls(() => DONE);
  await signOut();
  expect(log).toMatchObject([{ path: LOGOUT, authorization: "Bearer old-token" }]);
  expect(localStorage).toHaveLength(0);
});

test("the theme is this device's, and stays", async () => {
  await answerCalls(() => DONE);
  setTheme("dark");
  await signOut();
  expect(Object.entries(localStorage)).toEqual([["theta-theme", "dark"]]);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  setTheme("system");
});

test("a slow server is left after two seconds, and the request still reaches it", async () => {
  const answer = Promise.withResolvers<void>();
  let isHungUp = false;
  await answerCalls(async ({ path }, response) => {
    if (path !== LOGOUT) return refusal(404, "not-found", "There is nothing at this address.");
    response.on("close", () => (isHungUp = !response.writableEnded));
    await answer.promise;
    return DONE;
  });
  await signOut();
  expect(Object.keys(localStorage)).toEqual(["theta-sign-out-pending"]);
  // Whatever the browser has told the server by now, this comes after it.
  await fetch("/after");
  expect(isHungUp).toBe(false);
  answer.resolve();
  await expect.poll(() => localStorage.length).toBe(0);
});

test("without a line this browser forgets the session, and tells the server later", async () => {
  testPage().setURL("http://127.0.0.1:9/mock-test");
  await signOut();
  expect(Object.keys(localStorage)).toEqual(["theta-sign-out-pending"]);
  const log = await answerCalls(() =>
    log.length > 1 ? DONE : refusal(503, "try-again", "Please try again."),
  );
  await finishSignOut();
  expect(isSignOutMarked()).toBe(true);
  await finishSignOut();
  expect(localStorage).toHaveLength(0);
  await finishSignOut();
  expect(log.map(({ path, authorization }) => [path, authorization])).toEqual([
    [LOGOUT, undefined],
    [LOGOUT, undefined],
  ]);
});

test("no call is sent before an unfinished sign-out has been", async () => {
  clearAll();
  markSignOut();
  let isSignedOut = false;
  const early: boolean[] = [];
  const log = await answerCalls(async ({ path }) => {
    if (path !== LOGOUT) {
      early.push(!isSignedOut);
      return { body: { result: MEERA_DETAILS } };
    }
    await new Promise((done) => setTimeout(done, 100));
    isSignedOut = true;
    return DONE;
  });
  await Promise.all([call(user.details, undefined), call(user.details, undefined)]);
  expect(early).toEqual([false, false]);
  expect(log.filter(({ path }) => path === LOGOUT)).toHaveLength(1);
});

test("whoever signs in is not signed out by what another has left", async () => {
  markSignOut();
  const log = await answerCalls(() => DONE);
  saveSignedIn(MEERA);
  await finishSignOut();
  expect(log).toEqual([]);
});

test("a session that the server ends leaves unacknowledged answers; signing out takes all", async () => {
  vi.resetModules();
  const fresh = await import("./sign-out.ts");
  await answerCalls(() => DONE);
  localStorage.setItem("pending:learner-1:quiz:q1", "kept");
  localStorage.setItem("something", "else");
  fresh.endSession();
  expect(Object.keys(localStorage)).toEqual(["pending:learner-1:quiz:q1"]);
  await fresh.signOut();
  expect(localStorage).toHaveLength(0);
});

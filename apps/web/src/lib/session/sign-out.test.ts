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

// This must run first in this file, because a page is left only once.
test("a call refused during a sign-out doesn't bring you back to this page", async () => {
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

test("a sign-out that reached the server leaves nothing behind", async () => {
  const log = await answerCalls(() => DONE);
  await signOut();
  expect(log).toMatchObject([{ path: LOGOUT, authorization: "Bearer old-token" }]);
  expect(localStorage).toHaveLength(0);
});

test("keeps the theme, which belongs to the device", async () => {
  await answerCalls(() => DONE);
  setTheme("dark");
  await signOut();
  expect(Object.entries(localStorage)).toEqual([["theta-theme", "dark"]]);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  setTheme("system");
});

test("leaves a slow server after two seconds, and the request still arrives", async () => {
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
  // This request comes after anything the browser has told the server by now.
  await fetch("/after");
  expect(isHungUp).toBe(false);
  answer.resolve();
  await expect.poll(() => localStorage.length).toBe(0);
});

test("without a connection, forgets the session now and tells the server later", async () => {
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

test("sends no call before an unfinished sign-out", async () => {
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

test("signing in isn't undone by someone else's unfinished sign-out", async () => {
  markSignOut();
  const log = await answerCalls(() => DONE);
  saveSignedIn(MEERA);
  await finishSignOut();
  expect(log).toEqual([]);
});

test("keeps unacknowledged answers when the server ends a session, and none on sign-out", async () => {
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

test("comes back to the console without its filters, which may name a learner", async () => {
  vi.resetModules();
  const fresh = await import("./sign-out.ts");
  history.replaceState(null, "", "/staff/learners?email=asha@example.org");
  fresh.endSession();
  const kept = JSON.stringify(Object.entries(sessionStorage));
  expect(kept).toContain("/staff/learners");
  expect(kept).not.toContain("asha@");
});

// @vitest-environment happy-dom
import { goal, user } from "@theta/contract";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { clearAll, saveSignedIn } from "../session/local-session.ts";
import { markSignOut } from "../session/sign-out-mark.ts";
import { type Answer, answerCalls, refusal } from "../../../test/answering-server.ts";
import { MEERA, MEERA_DETAILS, testPage } from "../../../test/test-server.ts";

const BOOT = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, "utf8");
const DETAILS = "/thetaapi/user/user-details";
const GOAL = "/thetaapi/goal";

const ANSWER: Answer = { body: { result: MEERA_DETAILS } };
const NO_GOAL: Answer = { body: { result: null } };
const tokenFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`;
const LIVE = tokenFor(600);
const NEW_TOKEN: Answer = { body: { result: { accessToken: "new-token" } } };

/** As the page does before its scripts. */
function boot(always = DETAILS, withoutQuery = "") {
  document.head.innerHTML = `<meta name="theta-first-calls" content="${always}" data-without-query="${withoutQuery}" />`;
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(BOOT)();
}

beforeEach(() => {
  clearAll();
  saveSignedIn({ ...MEERA, accessToken: LIVE });
  vi.spyOn(performance, "now").mockReturnValue(14_999);
});

afterEach(() => {
  delete window.earlyReplies;
  vi.restoreAllMocks();
});

test("a call takes what the page has asked for, once", async () => {
  const log = await answerCalls(() => ANSWER);
  boot();
  await vi.waitFor(() => expect(log).toHaveLength(1));
  expect((await call(user.details, undefined)).result).toEqual(MEERA_DETAILS);
  expect(log).toMatchObject([
    { method: "GET", path: DETAILS, authorization: `Bearer ${LIVE}`, body: "" },
  ]);
  await call(user.details, undefined);
  expect(log).toHaveLength(2);
});

test("a call that changes something takes nothing", async () => {
  const log = await answerCalls(({ method }) =>
    method === "GET" ? NO_GOAL : { body: { result: { examOn: null, targetScore: 705 } } },
  );
  boot(GOAL);
  const saved = await call(goal.save, { examOn: null, targetScore: 705, timeZone: "UTC" });
  expect(saved.result.targetScore).toBe(705);
  expect((await call(goal.read, undefined)).result).toBeNull();
  expect(log.map(({ method }) => method).toSorted()).toEqual(["GET", "PUT"]);
});

test("nobody else gets it", async () => {
  const log = await answerCalls(() => ANSWER);
  boot();
  saveSignedIn({ ...MEERA, userId: "learner-2", accessToken: "ravis-token" });
  await call(user.details, undefined);
  expect(log.map(({ authorization }) => authorization)).toEqual([
    `Bearer ${LIVE}`,
    "Bearer ravis-token",
  ]);
});

test("a refusal is put right as any other is", async () => {
  const log = await answerCalls(({ path, authorization }) => {
    if (path === "/thetaapi/user/refresh-session") return NEW_TOKEN;
    return authorization === "Bearer new-token"
      ? ANSWER
      : refusal(401, "session-ended", "Your session has run out.");
  });
  boot();
  expect((await call(user.details, undefined)).result.name).toBe("Meera Rao");
  expect(log.map(({ path, authorization }) => [path, authorization])).toEqual([
    [DETAILS, `Bearer ${LIVE}`],
    ["/thetaapi/user/refresh-session", undefined],
    [DETAILS, "Bearer new-token"],
  ]);
});

test("one that was lost on the way is asked for again", async () => {
  await answerCalls(() => ANSWER);
  const here = window.location.href;
  testPage().setURL("http://127.0.0.1:9/");
  boot();
  await Promise.allSettled(Object.values(window.earlyReplies!).map(({ response }) => response));
  testPage().setURL(here);
  expect((await call(user.details, undefined)).result.name).toBe("Meera Rao");
});

test("one of long ago is asked for again", async () => {
  const log = await answerCalls(() => ANSWER);
  boot();
  await vi.waitFor(() => expect(log).toHaveLength(1));
  const [early] = Object.values(window.earlyReplies!);
  vi.spyOn(performance, "now").mockReturnValue(15_000);
  await call(user.details, undefined);
  expect(log).toHaveLength(2);
  expect(early!.abort.signal.aborted).toBe(true);
});

test("leaving a screen ends its request", async () => {
  const log = await answerCalls(() => new Promise<Answer>(() => {}));
  boot();
  await vi.waitFor(() => expect(log).toHaveLength(1));
  const [early] = Object.values(window.earlyReplies!);
  const leaving = new AbortController();
  const asked = call(user.details, undefined, { signal: leaving.signal });
  await vi.waitFor(() => expect(window.earlyReplies).toEqual({}));
  leaving.abort();
  await expect(asked).rejects.toThrow();
  expect(early!.abort.signal.aborted).toBe(true);
});

test("some calls only fit an address without a query", async () => {
  const log = await answerCalls(({ path }) => (path === GOAL ? NO_GOAL : ANSWER));
  boot(DETAILS, GOAL);
  await vi.waitFor(() => expect(log.map(({ path }) => path)).toEqual([DETAILS, GOAL]));
  testPage().setURL("?page=2");
  boot(DETAILS, GOAL);
  await vi.waitFor(() => expect(log.map(({ path }) => path)).toEqual([DETAILS, GOAL, DETAILS]));
  expect(Object.keys(window.earlyReplies!)).toHaveLength(1);
});

test.each([
  ["a visitor", clearAll],
  ["somebody whose sign-out isn't finished", markSignOut],
  [
    "somebody whose token has to be exchanged first",
    () => saveSignedIn({ ...MEERA, accessToken: tokenFor(119) }),
  ],
  ["data that is damaged", () => localStorage.setItem("userData", "{")],
  ["data without a token", () => localStorage.setItem("userData", "{}")],
])("nothing is asked for %s", async (_, prepare) => {
  const log = await answerCalls(() => ANSWER);
  prepare();
  boot();
  expect(window.earlyReplies).toBeUndefined();
  expect(log).toEqual([]);
});

// @vitest-environment happy-dom
import { user } from "@theta/contract";
import { staffAccess } from "@theta/contract/staff";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { CallError } from "./call-error.ts";
import { settings } from "./settings.ts";
import { putRightWith } from "./put-right.ts";
import { keepSessionFresh } from "../session/refresh-session.ts";
import { clearAll, readAccessToken, readLearner, saveSignedIn } from "../session/local-session.ts";
import {
  type Answer,
  answerCalls,
  bytes,
  notOurs,
  refusal,
} from "../../../test/answering-server.ts";
import { MEERA, MEERA_DETAILS, stayHere, testPage } from "../../../test/test-server.ts";

const DETAILS: Answer = { body: { result: MEERA_DETAILS } };
const NEW_TOKEN: Answer = { body: { result: { accessToken: "new-token" } } };
const SESSION_ENDED = refusal(401, "session-ended", "Your session has run out.");
const REFRESH = "/thetaapi/user/refresh-session";

async function failureOf(work: Promise<unknown>): Promise<CallError> {
  const error = await work.then(
    () => null,
    (fault: unknown) => fault,
  );
  if (error instanceof CallError) return error;
  throw new Error(`Not refused: ${String(error)}`);
}

beforeEach(() => {
  clearAll();
  saveSignedIn(MEERA);
});

test("sends the stored token and returns the reply", async () => {
  const log = await answerCalls(() => DETAILS);
  expect((await call(user.details, undefined)).result).toEqual(MEERA_DETAILS);
  expect(log).toMatchObject([
    { method: "GET", path: "/thetaapi/user/user-details", authorization: "Bearer old-token" },
  ]);
});

test("names each click for the server's traces, only if the server wants them", async () => {
  const log = await answerCalls(() => DETAILS);
  await call(user.details, undefined);
  settings.isTraced = true;
  await call(user.details, undefined);
  await call(user.details, undefined);
  settings.isTraced = false;
  const [without, ...names] = log.map(({ traceparent }) => traceparent);
  expect(without).toBeUndefined();
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test("waits for the exchange of a token that's about to run out, and isn't refused", async () => {
  const log = await answerCalls(({ path }) => (path === REFRESH ? NEW_TOKEN : DETAILS));
  const payload = btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }));
  saveSignedIn({ ...MEERA, accessToken: `head.${payload}.signature` });
  keepSessionFresh();
  await Promise.all([call(user.details, undefined), call(user.details, undefined)]);
  expect(log.map(({ path, authorization }) => [path, authorization])).toEqual([
    [REFRESH, undefined],
    ["/thetaapi/user/user-details", "Bearer new-token"],
    ["/thetaapi/user/user-details", "Bearer new-token"],
  ]);
});

test("exchanges an expired token once and repeats the call", async () => {
  const log = await answerCalls(({ path, authorization }) => {
    if (path === REFRESH) return NEW_TOKEN;
    return authorization === "Bearer new-token" ? DETAILS : SESSION_ENDED;
  });
  const both = await Promise.all([call(user.details, undefined), call(user.details, undefined)]);
  expect(both.map(({ result }) => result.name)).toEqual(["Meera Rao", "Meera Rao"]);
  expect(log.filter(({ path }) => path === REFRESH)).toMatchObject([{ refreshHeader: "1" }]);
  expect(readAccessToken()).toBe("new-token");
});

test("uses a token that another tab fetched in the meantime", async () => {
  const log = await answerCalls(({ authorization }) => {
    if (authorization === "Bearer new-token") return DETAILS;
    localStorage.setItem("userData", JSON.stringify({ ...MEERA, accessToken: "new-token" }));
    return SESSION_ENDED;
  });
  await call(user.details, undefined);
  expect(log.filter(({ path }) => path === REFRESH)).toEqual([]);
});

const RAVI = { ...MEERA, userId: "learner-2", name: "Ravi", accessToken: "ravis-token" };
const letRaviIn = () => localStorage.setItem("userData", JSON.stringify(RAVI));

test.each([
  ["before the token is exchanged", "/thetaapi/user/user-details"],
  ["while the token is exchanged", REFRESH],
])("sends nothing as someone another tab signed in %s", async (_, when) => {
  const log = await answerCalls(({ path }) => {
    if (path === when) letRaviIn();
    return path === REFRESH ? NEW_TOKEN : SESSION_ENDED;
  });
  const error = await failureOf(call(user.details, undefined));
  expect(error.code).toBe("session-ended");
  expect(log.map(({ authorization }) => authorization)).not.toContain("Bearer ravis-token");
  expect(log.map(({ authorization }) => authorization)).not.toContain("Bearer new-token");
  expect([readLearner()?.name, readAccessToken()]).toEqual(["Ravi", "ravis-token"]);
});

test("keeps a session that another tab started while this one's was refused", async () => {
  await answerCalls(({ path }) => {
    if (path === REFRESH) letRaviIn();
    return SESSION_ENDED;
  });
  await failureOf(call(user.details, undefined));
  expect(readLearner()?.name).toBe("Ravi");
});

test("keeps the session when it can't be refreshed right now", async () => {
  await answerCalls(({ path }) =>
    path === REFRESH ? refusal(503, "try-again", "Please try again.") : SESSION_ENDED,
  );
  const error = await failureOf(call(user.details, undefined));
  expect(error.code).toBe("try-again");
  expect(readLearner()?.name).toBe("Meera Rao");
});

test("doesn't refresh the session for a caller with its own token", async () => {
  const log = await answerCalls(() => SESSION_ENDED);
  const sent = call(user.updatePassword, { newPassword: "new-secret" }, { token: "reset-token" });
  expect((await failureOf(sent)).status).toBe(401);
  expect(log).toMatchObject([{ authorization: "Bearer reset-token" }]);
  expect(readLearner()).not.toBeNull();
});

test("passes on a refusal's code, message, and errors", async () => {
  const errors = [{ field: "email", msg: "Email is invalid" }];
  await answerCalls(() => refusal(400, "invalid-input", "Please check the form.", errors));
  const error = await failureOf(call(user.sendResetCode, { email: "nobody" }));
  expect(error).toMatchObject({
    status: 400,
    code: "invalid-input",
    message: "Please check the form.",
    errors,
    offline: false,
  });
});

test.each([
  ["a proxy's HTML page", 502, "text/html", "<html>Bad gateway</html>"],
  ["HTML with a good status", 200, "text/html", "<html>Log in to the hotel's network</html>"],
  ["half an answer", 200, "application/json", '{"result": {"name": "Mee'],
  ["JSON that isn't an object", 200, "application/json", "null"],
])("treats %s as a failure", async (_, status, type, body) => {
  await answerCalls(() =>
    bytes((response) => {
      response.writeHead(status, { "content-type": type });
      response.end(body);
    }),
  );
  const error = await failureOf(call(user.details, undefined));
  expect(error).toMatchObject({
    status,
    code: "unreadable-answer",
    message: "Something went wrong",
  });
});

test.each([
  ["nothing at all", {}, [], "Something went wrong"],
  ["an empty message", { message: "" }, [], "Something went wrong"],
  ["only errors", { errors: [{ msg: "One." }, { msg: "Two." }] }, ["One.", "Two."], "One. Two."],
])("a refusal that holds %s still has a message", async (_, body, told, message) => {
  await answerCalls(() => notOurs(500, body));
  expect(await failureOf(call(user.details, undefined))).toMatchObject({ told, message });
});

test("gives up on a server that doesn't answer in time", async () => {
  await answerCalls(() => bytes(() => {}));
  const error = await failureOf(call(user.details, undefined, { timeoutSeconds: 0.05 }));
  expect(error).toMatchObject({ code: "timed-out", offline: true });
});

test("gives up on an answer that's cut off halfway", async () => {
  await answerCalls(() =>
    bytes((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"result": ');
    }),
  );
  const error = await failureOf(call(user.details, undefined, { timeoutSeconds: 0.1 }));
  expect(error.code).toBe("timed-out");
});

test("says that the connection is down", async () => {
  testPage().setURL("http://127.0.0.1:9/mock-test");
  expect(await failureOf(call(user.details, undefined))).toMatchObject({
    status: 0,
    code: "unreachable",
    offline: true,
  });
});

test("asks a busy server once more if repeating is harmless", async () => {
  const busy = { ...refusal(503, "try-again", "Busy."), headers: { "retry-after": "0" } };
  const log = await answerCalls(() => (log.length === 2 ? DETAILS : busy));
  await call(user.details, undefined);
  expect(log).toHaveLength(2);
  log.length = 2;
  await failureOf(call(user.sendResetCode, { email: "a@theta.example" }));
  expect(log).toHaveLength(3);
});

test("ends the session when the server says so, and remembers the page", async () => {
  vi.resetModules();
  const fresh = await import("./call.ts");
  stayHere();
  await answerCalls(() => SESSION_ENDED);
  await expect(fresh.call(user.details, undefined)).rejects.toMatchObject({
    code: "session-ended",
    message: "Your session has ended. Please sign in again.",
  });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(sessionStorage.getItem("theta-notice")).toMatch("Your session has ended");
  expect(JSON.parse(sessionStorage.getItem("theta-return-place") ?? "{}")).toMatchObject({
    path: "/mock-test",
    learnerId: "learner-1",
  });
});

test("sends a call again once the page has put right what it was refused for", async () => {
  const refused = refusal(403, "confirm-again", "This needs your password again.");
  const app = { secret: "ABC", uri: "otpauth://totp/theta" };
  let isConfirmed = false;
  const log = await answerCalls(() => (isConfirmed ? { body: { result: app } } : refused));
  const stop = putRightWith(async ({ code }) => {
    isConfirmed = (code as string) === "confirm-again";
    return isConfirmed;
  });
  expect((await call(staffAccess.beginTotp, undefined)).result).toEqual(app);
  expect(log).toHaveLength(2);
  stop();
  isConfirmed = false;
  expect((await failureOf(call(staffAccess.beginTotp, undefined))).code).toBe("confirm-again");
  expect(log).toHaveLength(3);
});

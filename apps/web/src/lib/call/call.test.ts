// @vitest-environment happy-dom
import { user } from "@theta/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { CallError } from "./call-error.ts";
import { clearAll, readAccessToken, readLearner, saveSignedIn } from "../session/local-session.ts";
import { json, MEERA, serve, stayHere, testPage } from "../../../test/test-server.ts";

const details = {
  userId: MEERA.userId,
  name: MEERA.name,
  email: MEERA.email,
  phone: MEERA.phone,
  isUserSubscribed: false,
  subscription: null,
};
const refused = { message: "Your session has run out.", code: "session-ended" };
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

test("sends the stored token and gives the reply", async () => {
  const log = await serve((_, response) => json(response, 200, { result: details }));
  expect((await call(user.details, undefined)).result).toEqual(details);
  expect(log).toMatchObject([
    { method: "GET", path: "/thetaapi/user/user-details", authorization: "Bearer old-token" },
  ]);
});

test("exchanges a token that has run out once, and sends the call again", async () => {
  const log = await serve((asked, response) => {
    if (asked.path === REFRESH) json(response, 200, { result: { accessToken: "new-token" } });
    else if (asked.authorization === "Bearer new-token") json(response, 200, { result: details });
    else json(response, 401, refused);
  });
  const both = await Promise.all([call(user.details, undefined), call(user.details, undefined)]);
  expect(both.map(({ result }) => result.name)).toEqual(["Meera Rao", "Meera Rao"]);
  expect(log.filter(({ path }) => path === REFRESH)).toMatchObject([{ refreshHeader: "1" }]);
  expect(readAccessToken()).toBe("new-token");
});

test("takes the token that another tab has fetched meanwhile", async () => {
  const log = await serve((asked, response) => {
    if (asked.authorization === "Bearer new-token") return json(response, 200, { result: details });
    localStorage.setItem("userData", JSON.stringify({ ...MEERA, accessToken: "new-token" }));
    return json(response, 401, refused);
  });
  await call(user.details, undefined);
  expect(log.filter(({ path }) => path === REFRESH)).toEqual([]);
});

const RAVI = { ...MEERA, userId: "learner-2", name: "Ravi", accessToken: "ravis-token" };
const letRaviIn = () => localStorage.setItem("userData", JSON.stringify(RAVI));

test.each([
  ["before the token is exchanged", "/thetaapi/user/user-details"],
  ["while the token is exchanged", REFRESH],
])("sends nothing in the name of whom another tab let in %s", async (_, when) => {
  const log = await serve((asked, response) => {
    if (asked.path === when) letRaviIn();
    if (asked.path === REFRESH) json(response, 200, { result: { accessToken: "new-token" } });
    else json(response, 401, refused);
  });
  const error = await failureOf(call(user.details, undefined));
  expect(error.code).toBe("session-ended");
  expect(log.map(({ authorization }) => authorization)).not.toContain("Bearer ravis-token");
  expect(log.map(({ authorization }) => authorization)).not.toContain("Bearer new-token");
  expect([readLearner()?.name, readAccessToken()]).toEqual(["Ravi", "ravis-token"]);
});

test("leaves the session alone that another tab began while this one's was refused", async () => {
  await serve((asked, response) => {
    if (asked.path === REFRESH) letRaviIn();
    json(response, 401, refused);
  });
  await failureOf(call(user.details, undefined));
  expect(readLearner()?.name).toBe("Ravi");
});

test("keeps the session when it cannot be refreshed for the moment", async () => {
  await serve((asked, response) =>
    asked.path === REFRESH
      ? json(response, 503, { message: "Please try again.", code: "try-again" })
      : json(response, 401, refused),
  );
  const error = await failureOf(call(user.details, undefined));
  expect(error.code).toBe("try-again");
  expect(readLearner()?.name).toBe("Meera Rao");
});

test("does not exchange the session for a token of the caller's own", async () => {
  const log = await serve((_, response) => json(response, 401, refused));
  const sent = call(user.updatePassword, { newPassword: "new-secret" }, { token: "reset-token" });
  expect((await failureOf(sent)).status).toBe(401);
  expect(log).toMatchObject([{ authorization: "Bearer reset-token" }]);
  expect(readLearner()).not.toBeNull();
});

test("carries the code, the message and each fault of a refusal", async () => {
  const errors = [{ field: "email", msg: "Email is invalid" }];
  await serve((_, response) =>
    json(response, 400, { message: "Please check the form.", code: "invalid-input", errors }),
  );
  const error = await failureOf(call(user.sendForgotPasswordOtp, { email: "nobody" }));
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
  ["JSON that is no object", 200, "application/json", "null"],
])("takes %s for a failure", async (_, status, type, body) => {
  await serve((_asked, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  });
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
  ["faults only", { errors: [{ msg: "One." }, { msg: "Two." }] }, ["One.", "Two."], "One. Two."],
])("a refusal that holds %s still has words", async (_, body, told, message) => {
  await serve((_asked, response) => json(response, 500, body));
  expect(await failureOf(call(user.details, undefined))).toMatchObject({ told, message });
});

test("gives up on a server that does not answer in time", async () => {
  await serve(() => {});
  const error = await failureOf(call(user.details, undefined, { timeoutSeconds: 0.05 }));
  expect(error).toMatchObject({ code: "timed-out", offline: true });
});

test("gives up on an answer that stops half-way", async () => {
  await serve((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"result": ');
  });
  const error = await failureOf(call(user.details, undefined, { timeoutSeconds: 0.1 }));
  expect(error.code).toBe("timed-out");
});

test("says that the line is down", async () => {
  testPage().setURL("http://127.0.0.1:9/mock-test");
  expect(await failureOf(call(user.details, undefined))).toMatchObject({
    status: 0,
    code: "unreachable",
    offline: true,
  });
});

test("asks a busy server once more, when asking twice is harmless", async () => {
  const log = await serve((asked, response) => {
    if (log.length === 2) return json(response, 200, { result: details });
    response.setHeader("retry-after", "0");
    return json(response, 503, { message: `Busy, ${asked.method}`, code: "try-again" });
  });
  await call(user.details, undefined);
  expect(log).toHaveLength(2);
  log.length = 2;
  await failureOf(call(user.sendForgotPasswordOtp, { email: "a@theta.example" }));
  expect(log).toHaveLength(3);
});

test("ends the session when the server says so, and remembers the place", async () => {
  vi.resetModules();
  const fresh = await import("./call.ts");
  stayHere();
  await serve((_, response) =>
    json(response, 401, { message: "No session.", code: "session-ended" }),
  );
  await expect(fresh.call(user.details, undefined)).rejects.toMatchObject({
    code: "session-ended",
    message: "Your session has ended. Please sign in again.",
  });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem("theta-notice")).toMatch("Your session has ended");
  expect(JSON.parse(sessionStorage.getItem("theta-return-place") ?? "{}")).toMatchObject({
    path: "/mock-test",
    learnerId: "learner-1",
  });
});

import { user } from "@theta/contract";
import { EVERY_ROUTE } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { logIn, signUp } from "../features/account/test-world.ts";
import { startJobs } from "./jobs/jobs.ts";
import { everyMinute } from "./jobs/schedule.ts";
import { deliverWaiting } from "./mail/deliver.ts";
import { mailboxTransport } from "./mail/transport.ts";
import { readRelease } from "./release.ts";

const TOKEN = "a-token-for-the-metrics-page";

test("keeps every secret out of the log, whatever happens to it", async () => {
  const lines: string[] = [];
  const { call, app, log, lastCode } = await createTestApp({
    logTo: { write: (line: string) => void lines.push(line) },
  });
  const canary = "canary-7f3a9";
  const email = `${canary}@example.org`;
  const password = "seven-herons-fly";
  const sent = await call(user.sendRegistrationCode, {
    name: "Ana",
    phone: "12345",
    email,
    password,
  });
  const otp = await lastCode(email);
  const { userId } = sent.body.result;
  await call(user.verifyRegistration, { userId, otp: otp === "000000" ? "1" : "000000", email });
  await call(user.verifyRegistration, { userId, otp, email });
  const signedIn = await call(user.login, { email, password });
  const { accessToken } = signedIn.body.result;
  await call(user.details, undefined, { token: accessToken });
  await call(user.details, undefined, { token: `${canary}.token.x` });
  await call(user.login, { email, password: "seven-herons-fly-wrong" });
  await app.inject({ url: `/thetaapi/user/user-details?token=${canary}` });
  await app.inject({
    method: "POST",
    url: "/thetaapi/user/login-user",
    payload: `{"${canary}"`,
    headers: { "content-type": "application/json" },
  });
  log.info({ user: { password: canary, accessToken }, authorization: canary }, "careless");

  const text = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  expect(text).toContain("/thetaapi/user/login-user");
  for (const secret of [canary, "seven-herons", otp, accessToken])
    expect(text).not.toContain(secret);
});

test("puts the request's id on each of its log lines and on the answer", async () => {
  const lines: { reqId?: string }[] = [];
  const { app } = await createTestApp({
    logTo: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const answer = await app.inject("/thetaapi/user/user-details");
  const id = answer.headers["x-request-id"];
  expect(lines.filter(({ reqId }) => reqId === id).length).toBeGreaterThanOrEqual(2);
});

test("says all about a request in the line at its end, and unless asked for more, in no other", async () => {
  const lines: { level: string; msg: string }[] = [];
  const { app } = await createTestApp({
    logTo: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  await app.inject({ url: "/thetaapi/nowhere?otp=123456", remoteAddress: "192.0.2.7" });
  expect(lines.filter(({ level }) => !["debug", "trace"].includes(level))).toEqual([
    expect.objectContaining({
      msg: "request completed",
      req: { method: "GET", path: "/thetaapi/nowhere", ip: "192.0.2.7" },
      res: { statusCode: 404 },
      responseTime: expect.any(Number),
    }),
  ]);
});

test("says in a request's lines who sent it, once that's known", async () => {
  const lines: { msg: string; learnerId?: string; req?: { path: string } }[] = [];
  const app = await createTestApp({
    logTo: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const userId = await signUp(app);
  const { token } = await logIn(app);
  lines.length = 0;
  await app.call(user.details, undefined, { token });
  await app.call(user.details, undefined, { token: "made-up" });
  const ends = lines.filter(({ msg }) => msg === "request completed");
  expect(ends.map(({ learnerId }) => learnerId)).toEqual([userId, undefined]);
});

test("says alive at healthz, and follows the database at readyz", async () => {
  const { app, db } = await createTestApp();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "alive", ...readRelease() });
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  await db.destroy();
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("shows metrics to callers with the token, and counts requests by route", async () => {
  const { app } = await createTestApp({ config: { metricsToken: TOKEN } });
  await app.inject("/healthz");
  expect((await app.inject("/metrics")).statusCode).toBe(401);
  const wrong = await app.inject({ url: "/metrics", headers: { authorization: "Bearer x" } });
  expect(wrong.statusCode).toBe(401);
  const page = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  expect(page.body).toContain(
    'theta_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
  );
  expect(page.body).toContain("theta_database_connections");
});

test("has no metrics page without a token", async () => {
  const { app } = await createTestApp();
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("shows email as JSON in the mailbox, newest first, for one address or all", async () => {
  const { app, call } = await createTestApp();
  for (const email of ["a@example.org", "b@example.org"]) {
    await call(user.sendRegistrationCode, {
      name: "Ana",
      phone: "12345",
      email,
      password: "long enough 1",
    });
  }
  const all = (await app.inject("/dev/mailbox/messages")).json();
  expect(all.map(({ to }: { to: string }) => to)).toEqual(["b@example.org", "a@example.org"]);
  const one = (await app.inject("/dev/mailbox/messages?to=A@example.org")).json();
  expect(one).toEqual([
    {
      to: "a@example.org",
      subject: expect.any(String),
      text: expect.stringMatching(/\d{6}/),
      html: expect.any(String),
      at: expect.any(Number),
    },
  ]);
  expect((await app.inject("/dev/mailbox")).body).toContain("b@example.org");
});

test("has no mailbox where email is really sent", async () => {
  const { app } = await createTestApp({ config: { smtpUrl: "smtp://mail.example" } });
  expect((await app.inject("/dev/mailbox")).statusCode).toBe(404);
  expect((await app.inject("/dev/mailbox/messages")).statusCode).toBe(404);
});

test(
  "sends waiting email once after a nudge, with two servers at work",
  { timeout: 30_000 },
  async () => {
    const { call, db, log } = await createTestApp();
    const done: string[] = [];
    const job = (name: string) => ({
      name: "deliver-mail",
      schedule: everyMinute,
      run: async () => {
        const sent = await deliverWaiting(db, mailboxTransport, log);
        for (let i = 0; i < sent; i++) done.push(name);
      },
    });
    const one = startJobs(db, [job("one")], log);
    const two = startJobs(db, [job("two")], log);
    for (let i = 0; i < 5; i++) {
      const email = `j${i}@example.org`;
      await call(user.sendRegistrationCode, {
        name: "Ana",
        phone: "12345",
        email,
        password: "long enough 1",
      });
      (i % 2 ? one : two).nudge("deliver-mail");
    }
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(5);
    await one.stop();
    await two.stop();
  },
);

test("lists every call in the API's description, whose page opens", async () => {
  const { app } = await createTestApp();
  const described = (await app.inject("/thetaapi/docs/json")).json();
  for (const { path, method } of Object.values(user)) {
    expect(described.paths[`/thetaapi${path}`]?.[method.toLowerCase()], path).toBeDefined();
  }
  expect(Object.keys(described.paths).filter((path) => !path.startsWith("/thetaapi/"))).toEqual([]);
  expect((await app.inject("/thetaapi/docs/")).statusCode).toBe(200);
  for (const odd of ["%00", "a%5cb", "//", "a".repeat(300)]) {
    const answer = await app.inject(`/thetaapi/docs/static/${odd}`);
    expect([odd, answer.statusCode, answer.json().code]).toEqual([odd, 404, "not-found"]);
  }
});

test("row 80: refuses every call that needs a learner without a sign-in", async () => {
  const { call } = await createTestApp();
  const guarded = EVERY_ROUTE.filter(({ access }) => access !== "anyone");
  expect(guarded.length).toBeGreaterThan(5);
  for (const route of guarded) {
    // Well-formed bodies, so that the missing sign-in is what gets refused.
    const input = { sessionId: crypto.randomUUID(), password: "x", newPassword: "long enough 1" };
    const answer = await call(route, input);
    expect([route.path, answer.statusCode, answer.body.code]).toEqual([
      route.path,
      401,
      "not-signed-in",
    ]);
  }
});

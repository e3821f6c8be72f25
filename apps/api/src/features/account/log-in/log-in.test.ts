import { hash } from "@node-rs/argon2";
import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { HASH_PARAMETERS } from "../password/passwords.ts";
import { ASHA, BRUNO, eventsOf, logIn, resetToken, signUp } from "../test-world.ts";

const WRONG = { code: "wrong-credentials", message: "Wrong email or password." };

const WRONG_INPUTS: [string, Record<string, unknown>, string][] = [
  ["email", { email: undefined }, "Email is required"],
  ["email", { email: "  " }, "Email is required"],
  ["email", { email: "asha" }, "Email is invalid"],
  ["password", { password: undefined }, "Password is required"],
  ["password", { password: "" }, "Password is required"],
  ["password", { password: ["violet teapot 42"] }, "Password is required"],
  ["password", { password: "x".repeat(129) }, "Wrong email or password."],
];

test.each(WRONG_INPUTS)("refuses a sign-in with %s %j: %s", async (field, change, msg) => {
  const app = await createTestApp();
  const answer = await app.call(user.login, { ...ASHA, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors).toContainEqual({ field, msg });
});

test("answers a wrong password and an unknown address the same", async () => {
  const app = await createTestApp();
  await signUp(app);
  const wrong = await app.call(user.login, { ...ASHA, password: "violet teapot 43" });
  const unknown = await app.call(user.login, BRUNO);
  expect([wrong.statusCode, wrong.body]).toEqual([401, WRONG]);
  expect([unknown.statusCode, unknown.body]).toEqual([401, WRONG]);
  expect(await eventsOf(app)).toContain("session.login-failed");
});

test("accepts the address in capitals, in wide letters, or with spaces around it", async () => {
  const app = await createTestApp();
  await signUp(app);
  for (const email of ["ASHA@Example.COM", " asha@example.com ", "ａｓｈａ@example.com"]) {
    expect((await app.call(user.login, { ...ASHA, email })).statusCode).toBe(200);
  }
});

test("sets a cookie that scripts cannot read and that stays on our own site", async () => {
  const app = await createTestApp();
  await signUp(app);
  const [cookie] = (await app.call(user.login, ASHA)).cookies;
  expect(cookie).toMatchObject({
    name: "theta-refresh",
    httpOnly: true,
    sameSite: "Strict",
    path: "/",
    maxAge: 30 * 24 * 60 * 60,
  });
  expect(cookie).not.toHaveProperty("secure");
});

test("limits the cookie to https and this host when behind https", async () => {
  const app = await createTestApp({ config: { publicUrl: "https://theta.example" } });
  await signUp(app);
  const [cookie] = (await app.call(user.login, ASHA)).cookies;
  expect(cookie).toMatchObject({ name: "__Host-theta-refresh", secure: true, path: "/" });
  expect(cookie).not.toHaveProperty("domain");
});

test("replaces an outdated hash at the next sign-in", async () => {
  const app = await createTestApp({ hashParameters: HASH_PARAMETERS });
  await signUp(app);
  const weak = await hash(ASHA.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await app.db.updateTable("learners").set({ password_hash: weak }).execute();
  await logIn(app);
  const { password_hash } = await app.db
    .selectFrom("learners")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  expect(password_hash).toContain("m=19456,t=2,p=1");
  await logIn(app);
});

async function guess(app: TestApp, ip: string, email = ASHA.email) {
  return await app.call(user.login, { email, password: "not the one" }, { ip });
}

test("row 70: stops after ten wrong passwords from one network, and still lets the owner in", async () => {
  const app = await createTestApp();
  await signUp(app);
  for (let n = 0; n < 10; n += 1) expect((await guess(app, "10.0.0.1")).statusCode).toBe(401);
  const refused = await guess(app, "10.0.0.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const right = await app.call(user.login, ASHA, { ip: "10.0.0.1" });
  expect(right.statusCode).toBe(429);
  expect((await app.call(user.login, ASHA, { ip: "10.0.0.2" })).statusCode).toBe(200);
});

test("row 70: stops guesses that are all sent at once", async () => {
  const app = await createTestApp();
  await signUp(app);
  const answers = await Promise.all(Array.from({ length: 40 }, async () => guess(app, "10.0.0.1")));
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(10);
});

test("row 70: stops one password for many addresses after sixty from one network", async () => {
  const app = await createTestApp();
  for (let n = 0; n < 60; n += 1) {
    const address = `2001:db8:1:2::${n.toString(16)}`;
    expect((await guess(app, address, `person-${n}@example.com`)).statusCode).toBe(401);
  }
  const next = await guess(app, "2001:db8:1:2:ffff::1", "person-61@example.com");
  expect(next.statusCode).toBe(429);
  expect((await guess(app, "2001:db8:1:3::1", "person-61@example.com")).statusCode).toBe(401);
}, 60_000);

test("row 70: stops tries at many addresses that are all sent at once, and counts none that succeed", async () => {
  const app = await createTestApp();
  await signUp(app);
  for (let n = 0; n < 61; n += 1) await logIn(app);
  for (let n = 0; n < 50; n += 1) await guess(app, "127.0.0.1", `person-${n}@example.com`);
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => guess(app, "127.0.0.1", `other-${n}@example.com`)),
  );
  const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
  expect(count(401)).toBeLessThanOrEqual(10);
  expect(count(401) + count(429)).toBe(40);
}, 60_000);

test("row 71: answers some of a flood of sign-ins and tells the rest to come back", async () => {
  const app = await createTestApp({ hashParameters: HASH_PARAMETERS });
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) =>
      guess(app, `10.${n % 200}.7.1`, `person-${n}@example.com`),
    ),
  );
  const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
  expect(count(401)).toBeGreaterThan(0);
  expect(count(503)).toBeGreaterThan(0);
  expect(count(401) + count(503) + count(429)).toBe(300);
  for (const busy of answers.filter(({ statusCode }) => statusCode === 503)) {
    expect(["busy", "try-again"]).toContain(busy.body.code);
    expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
  }
  await signUp(app);
  await logIn(app);
}, 60_000);

test("doesn't sign anyone in with a password that was changed during the comparison", async () => {
  const app = await createTestApp();
  await signUp(app);
  const token = await resetToken(app);
  const logins = Array.from({ length: 6 }, async () => app.call(user.login, ASHA));
  await app.call(user.updatePassword, { newPassword: "a calmer kettle" }, { token });
  for (const { statusCode, body } of await Promise.all(logins)) {
    if (statusCode !== 200) continue;
    const details = await app.call(user.details, undefined, { token: body.result.accessToken });
    expect(details.statusCode).toBe(401);
  }
});

/** Row 70: whatever strangers do with a learner's address, its owner gets in. */
import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { newDeviceProof } from "../devices/device-proof.ts";
import { ASHA, BRUNO, cookiesOf, forgetLimits, logIn, signUp } from "../test-world.ts";

const NEW = "a calmer kettle";

async function guessPasswords(app: TestApp, block: number): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    await app.call(user.login, { ...ASHA, password: "not it" }, { ip: `10.${block}.${n}.1` });
  }
}

async function ask(app: TestApp, ip: string, cookies = {}) {
  const { email } = ASHA;
  const answer = await app.call(user.sendResetCode, { email }, { ip, cookies });
  expect(answer.statusCode).toBe(200);
  return cookiesOf(answer);
}

async function tryCode(app: TestApp, otp: string, ip: string, cookies = {}) {
  const { email } = ASHA;
  return await app.call(user.verifyResetCode, { email, otp }, { ip, cookies });
}

async function letMinutePass({ db }: TestApp): Promise<void> {
  await db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
}

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

test("lets a victim of guesses from everywhere set a new password and sign in while the guesses continue", async () => {
  const app = await createTestApp();
  await signUp(app);
  await guessPasswords(app, 3);
  expect((await app.call(user.login, ASHA, { ip: "10.4.0.1" })).statusCode).toBe(429);
  // The strangers also ask for codes as often as they can, and try them all.
  for (let round = 0; round < 8; round += 1) {
    await ask(app, "10.5.0.1");
    for (let n = 0; n < 12; n += 1) await tryCode(app, "000000", `10.6.${n}.1`);
    await letMinutePass(app);
  }

  const asker = await ask(app, "10.4.0.1");
  const otp = await app.lastCode(ASHA.email);
  for (let n = 0; n < 12; n += 1) await tryCode(app, other(otp), `10.7.${n}.1`);
  const { body } = await tryCode(app, otp, "10.4.0.1", asker);
  const changed = await app.call(
    user.updatePassword,
    { newPassword: NEW },
    { token: body.result.accessToken, ip: "10.4.0.1" },
  );
  await guessPasswords(app, 8);
  const login = { email: ASHA.email, password: NEW };
  const cookies = cookiesOf(changed);
  expect((await app.call(user.login, login, { ip: "10.4.0.1", cookies })).statusCode).toBe(200);
}, 60_000);

test("lets the owner's device in while others guess from everywhere", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies } = await logIn(app);
  await guessPasswords(app, 3);
  const enter = async (jar: Record<string, string>) =>
    (await app.call(user.login, ASHA, { ip: "10.4.0.1", cookies: jar })).statusCode;
  expect(await enter({})).toBe(429);
  expect(await enter({ "theta-device": cookies["theta-device"]! })).toBe(200);
  const deleted = await app.call(user.deleteAccount, { password: ASHA.password }, { token });
  expect(deleted.statusCode).toBe(200);
}, 60_000);

test("treats somebody else's device, or a made-up one, as a stranger", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const bruno = await logIn(app, BRUNO);
  await guessPasswords(app, 3);
  const made = newDeviceProof(new Uint8Array(32), ASHA.email);
  for (const proof of [bruno.cookies["theta-device"]!, made, "x", "x.y", ""]) {
    const cookies = { "theta-device": proof };
    const answer = await app.call(user.login, ASHA, { ip: "10.4.0.1", cookies });
    expect(answer.statusCode, proof).toBe(429);
  }
}, 60_000);

test("allows a stolen device cookie twenty wrong passwords, wherever it is used", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const guess = async (n: number) =>
    (await app.call(user.login, { ...ASHA, password: "no" }, { ip: `10.3.${n}.1`, cookies }))
      .statusCode;
  for (let n = 0; n < 20; n += 1) expect(await guess(n)).toBe(401);
  expect(await guess(20)).toBe(429);
});

test("keeps one network from using up the hour's emails or the others' minute", async () => {
  const app = await createTestApp();
  await signUp(app);
  for (let round = 0; round < 6; round += 1) {
    await ask(app, "10.5.0.1");
    if (round < 5) await letMinutePass(app);
  }
  const mails = async () => (await app.mails(ASHA.email)).length - 1;
  expect(await mails()).toBe(3);
  await ask(app, "10.4.0.1");
  expect(await mails()).toBe(4);
});

test("counts emails for a sign-up apart from those for a new password", async () => {
  const app = await createTestApp();
  await signUp(app);
  for (let round = 0; round < 6; round += 1) {
    await app.call(user.sendRegistrationCode, ASHA, { ip: `10.5.${round}.1` });
    await letMinutePass(app);
  }
  const before = (await app.mails(ASHA.email)).length;
  await ask(app, "10.4.0.1");
  expect((await app.mails(ASHA.email)).length).toBe(before + 1);
});

test("gives the browser that asked five tries that nobody else can use up, and no more", async () => {
  const app = await createTestApp();
  await signUp(app);
  const asker = await ask(app, "10.4.0.1");
  const otp = await app.lastCode(ASHA.email);
  for (let n = 0; n < 12; n += 1) await tryCode(app, other(otp), `10.6.${n}.1`);
  expect((await tryCode(app, otp, "10.6.0.1")).statusCode, "a stranger").toBe(429);
  for (let n = 0; n < 4; n += 1) {
    expect((await tryCode(app, other(otp), "10.4.0.1", asker)).body.code).toBe("code-refused");
  }
  expect((await tryCode(app, otp, "10.4.0.1", asker)).statusCode).toBe(200);
});

test("kills a code after ten wrong tries, even for the browser that asked", async () => {
  const app = await createTestApp();
  await signUp(app);
  const asker = await ask(app, "10.4.0.1");
  const otp = await app.lastCode(ASHA.email);
  for (let n = 0; n < 10; n += 1) await tryCode(app, other(otp), "10.4.0.1", asker);
  await forgetLimits(app);
  expect((await tryCode(app, otp, "10.4.0.1", asker)).body.code).toBe("code-refused");
});

test("does not let a stranger who asks within the minute take over the code", async () => {
  const app = await createTestApp();
  await signUp(app);
  const asker = await ask(app, "10.4.0.1");
  const stranger = await ask(app, "10.5.0.1");
  expect(stranger["theta-reset"]).not.toBe(asker["theta-reset"]);
  const again = await ask(app, "10.4.0.1", asker);
  expect(again).toEqual(asker);
  const otp = await app.lastCode(ASHA.email);
  for (let n = 0; n < 5; n += 1) await tryCode(app, other(otp), `10.6.${n}.1`, stranger);
  expect((await tryCode(app, otp, "10.5.0.1", stranger)).statusCode).toBe(400);
  expect((await tryCode(app, otp, "10.4.0.1", again)).statusCode).toBe(200);
});

test("resets a password without cookies, too", async () => {
  const app = await createTestApp();
  await signUp(app);
  await ask(app, "10.4.0.1");
  const otp = await app.lastCode(ASHA.email);
  expect((await tryCode(app, otp, "10.4.0.1")).statusCode).toBe(200);
});

test("sets the same cookies for known and unknown addresses, limited to our own site", async () => {
  const app = await createTestApp({ config: { publicUrl: "https://theta.example" } });
  await signUp(app);
  for (const { email } of [ASHA, BRUNO]) {
    const { cookies } = await app.call(user.sendResetCode, { email });
    expect(cookies).toEqual([
      {
        name: "__Host-theta-reset",
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 660,
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "Strict",
      },
    ]);
  }
});

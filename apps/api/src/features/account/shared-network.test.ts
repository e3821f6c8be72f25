/** A school is one network to us: what others do in it doesn't stop who has been here before. */
import { openid, user } from "@theta/contract";
import { expect, test } from "vitest";
import type { TestApp } from "../../../test/test-app.ts";
import {
  askNonce,
  claimsOf,
  signWith,
  startTestGoogle,
  type TestGoogle,
} from "./google/test-google.ts";
import { enter, enterAs, goAndReturn, NOOR, openSchool } from "./openid/test-openid.ts";
import { ASHA, BRUNO, cookiesOf, logIn, signUp, type TestPerson } from "./test-world.ts";

type Jar = Record<string, string>;

/** What stays in a browser after signing out. */
const deviceOf = (cookies: Jar): Jar => ({ "theta-device": cookies["theta-device"]! });

async function setUp() {
  const google = await startTestGoogle();
  const school = await openSchool({}, { config: { google: google.config } });
  return { app: school.app, google, school };
}

async function signIn(app: TestApp, { email, password }: TestPerson, cookies: Jar = {}) {
  return (await app.call(user.login, { email, password }, { cookies })).statusCode;
}

async function guess(app: TestApp, { email }: TestPerson, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await signIn(app, { ...ASHA, email, password: "not it" });
}

/** Wrong passwords for one account after another, until the network has no tries left. */
async function useUpNetwork(app: TestApp): Promise<void> {
  for (let n = 0; n < 7; n += 1) await guess(app, { ...ASHA, email: `${n}@example.com` }, 9);
}

async function enterWithGoogle(app: TestApp, google: TestGoogle, cookies: Jar, twist = {}) {
  const credential = await signWith(google.key, claimsOf(await askNonce(app), twist));
  return await app.call(user.continueWithGoogle, { credential }, { cookies });
}

test("lets a known browser sign in while others guess at its account in the same network", async () => {
  const { app } = await setUp();
  await signUp(app);
  const { cookies } = await logIn(app);
  await guess(app, ASHA, 10);
  expect(await signIn(app, ASHA), "an unknown browser").toBe(429);
  expect(await signIn(app, ASHA, deviceOf(cookies))).toBe(200);
});

test("lets a known browser sign in, in any way, when its network has no tries left", async () => {
  const { app, google, school } = await setUp();
  await signUp(app, BRUNO);
  const bruno = deviceOf((await logIn(app, BRUNO)).cookies);
  const asha = deviceOf(cookiesOf(await enterWithGoogle(app, google, {})));
  const noor = deviceOf((await enterAs(school)).cookies);
  await useUpNetwork(app);

  expect(await signIn(app, BRUNO)).toBe(429);
  expect(await signIn(app, BRUNO, bruno)).toBe(200);
  expect((await enterWithGoogle(app, google, {})).statusCode).toBe(429);
  expect((await enterWithGoogle(app, google, asha)).statusCode).toBe(200);
  expect((await enter(school)).answer.statusCode).toBe(429);
  const { cookies, input } = await goAndReturn(school);
  const back = await app.call(openid.finishSignIn, input, { cookies: { ...cookies, ...noor } });
  expect(back.statusCode).toBe(200);
});

test("lets a known browser connect a provider with its password when its network has no tries left", async () => {
  const { app, school } = await setUp();
  await signUp(app, NOOR);
  const noor = deviceOf((await logIn(app, NOOR)).cookies);
  const { cookies } = await enter(school);
  await useUpNetwork(app);
  const confirm = async (jar: Jar) =>
    (await app.call(openid.confirmLink, { password: NOOR.password }, { cookies: jar })).statusCode;
  expect(await confirm(cookies)).toBe(429);
  expect(await confirm({ ...cookies, ...noor })).toBe(200);
});

test("doesn't count a known browser's wrong passwords against its network", async () => {
  const { app } = await setUp();
  await signUp(app);
  const device = deviceOf((await logIn(app)).cookies);
  for (let n = 0; n < 20; n += 1) {
    expect(await signIn(app, { ...ASHA, password: "not it" }, device)).toBe(401);
  }
  expect(await signIn(app, ASHA, device), "its own tries are used up").toBe(429);
  expect(await signIn(app, ASHA), "the network's aren't").toBe(200);
});

test("allows a known browser twenty refused tokens, and others sixty from their network", async () => {
  const { app, google } = await setUp();
  const device = deviceOf(cookiesOf(await enterWithGoogle(app, google, {})));
  const forge = async (jar: Jar) =>
    (await enterWithGoogle(app, google, jar, { aud: "somebody-else" })).statusCode;
  for (let n = 0; n < 20; n += 1) expect(await forge(device)).toBe(401);
  expect(await forge(device)).toBe(429);
  const madeUp = { "theta-device": `${device["theta-device"]!.slice(0, -4)}AAAA` };
  expect(await forge(madeUp)).toBe(401);
});

test("takes a cookie from before it had its last part as an unknown browser at a provider", async () => {
  const { app, google } = await setUp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const old = { "theta-device": cookies["theta-device"]!.split(".").slice(0, 2).join(".") };
  await useUpNetwork(app);
  expect((await enterWithGoogle(app, google, old)).statusCode).toBe(429);
  expect(await signIn(app, ASHA, old), "with its password, it's known").toBe(200);
});

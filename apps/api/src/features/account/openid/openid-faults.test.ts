/** What a provider, a network, or a stranger can do wrong, and what the person is told. */
import type { ServerResponse } from "node:http";
import { openid } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeSigningKey } from "../../../../test/openid-provider.ts";
import { eventsOf, signUp } from "../test-world.ts";
import {
  begin,
  enter,
  enterAs,
  goAndReturn,
  NOOR,
  openSchool,
  type School,
} from "./test-openid.ts";

type Words = { statusCode: number; body: { code?: string; message?: string } };
const told = ({ statusCode, body }: Words) => [statusCode, body.code, body.message];

const OVER = [401, "openid-refused", expect.stringContaining("expired, was already used")];
const NOT_CONFIRMED = [401, "openid-refused", expect.stringContaining("in a way we can accept")];
const UNREACHABLE = [503, "try-again", expect.stringContaining("couldn't reach Lincoln High")];
const OUT_OF_ORDER = [503, "try-again", expect.stringContaining("isn't working right now")];

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

async function nobodyIsIn({ app }: School) {
  expect(await app.db.selectFrom("learners").select("id").execute()).toEqual([]);
}

test.each<[string, () => Record<string, unknown>]>([
  ["another audience", () => ({ aud: "somebody-else" })],
  ["another issuer", () => ({ iss: "https://evil.example" })],
  ["an expiry in the past", () => ({ exp: hourAgo(), iat: hourAgo() - 60 })],
  ["another sign-in's nonce", () => ({ nonce: "AAAAAAAAAAAAAAAAAAAAAA" })],
  ["no nonce", () => ({ nonce: undefined })],
  ["no subject", () => ({ sub: undefined })],
])("refuses a token with %s", async (_, twist) => {
  const school = await openSchool();
  school.school.now.twist = twist();
  expect(told((await enter(school)).answer)).toEqual(NOT_CONFIRMED);
  expect(await eventsOf(school.app)).toEqual(["account.openid-refused"]);
  await nobodyIsIn(school);
  school.school.now.twist = {};
  await enterAs(school);
});

test("accepts new keys at once, and refuses those that the provider doesn't show", async () => {
  const school = await openSchool();
  await enterAs(school);
  const second = await makeSigningKey("second");
  Object.assign(school.school.now, { key: second, shownKeys: [second] });
  // The first one after the change may still be compared with the old keys.
  await enter(school);
  await enterAs(school);
  school.school.now.key = await makeSigningKey("second");
  expect(told((await enter(school)).answer)).toEqual(NOT_CONFIRMED);
  school.school.now.key = await makeSigningKey("third");
  expect(told((await enter(school)).answer)).toEqual(NOT_CONFIRMED);
});

test("takes a return once, in the browser that began it, and with the state it was given", async () => {
  const school = await openSchool();
  const { app } = school;
  const { cookies, input } = await goAndReturn(school);
  const finish = async (given: object, sent: Record<string, string>) =>
    told(await app.call(openid.finishSignIn, { ...input, ...given }, { cookies: sent }));
  expect(await finish({}, {}), "another browser").toEqual(OVER);
  const { cookies: others } = await begin(app);
  expect(await finish({}, others), "another sign-in's cookie").toEqual(OVER);
  expect(await finish({ state: "made up" }, cookies)).toEqual(OVER);
  expect(await finish({}, { "theta-openid": "not a secret" })).toEqual(OVER);
  await nobodyIsIn(school);
  const both = await Promise.all([finish({}, cookies), finish({}, cookies)]);
  expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 401]));
  expect(await finish({}, cookies), "a replay").toEqual(OVER);
});

test("does not wait for anybody longer than a quarter of an hour", async () => {
  const school = await openSchool();
  const { cookies, input } = await goAndReturn(school);
  await sql`update openid_sign_ins set expires_at = now()`.execute(school.app.db);
  const late = await school.app.call(openid.finishSignIn, input, { cookies });
  expect(told(late)).toEqual(OVER);
});

test("refuses a code that the provider doesn't know, or that names another issuer", async () => {
  const school = await openSchool();
  for (const [given, refused] of [
    [{ code: "made up" }, OVER],
    [{ iss: "https://evil.example" }, NOT_CONFIRMED],
  ] as const) {
    const { cookies, input } = await goAndReturn(school);
    const answer = await school.app.call(openid.finishSignIn, { ...input, ...given }, { cookies });
    expect(told(answer)).toEqual(refused);
  }
});

test("tells somebody who canceled what they can do", async () => {
  const school = await openSchool();
  school.school.now.refuses = true;
  const { answer } = await enter(school);
  expect(told(answer)).toEqual([
    401,
    "openid-refused",
    "You didn't sign in with Lincoln High, or it didn't let you. You can try again, or use another way to sign in.",
  ]);
  const { cookies, input } = await goAndReturn(school);
  for (const [error, words] of [["server_error", OUT_OF_ORDER]] as const) {
    const given = { ...input, error };
    const failed = await school.app.call(openid.finishSignIn, given, { cookies });
    expect(told(failed)).toEqual(words);
  }
});

const hangUp = (response: ServerResponse) => void response.destroy();
const never = () => {};
const page = (response: ServerResponse) => {
  response.setHeader("content-type", "text/html");
  response.end("<h1>Scheduled maintenance</h1>");
};
const fail = (response: ServerResponse) => {
  response.statusCode = 500;
  response.end();
};
const json = (value: unknown) => (response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
};
const DISCOVERY = "/.well-known/openid-configuration";

test.each([
  ["is down", DISCOVERY, hangUp, UNREACHABLE],
  ["doesn't answer", DISCOVERY, never, UNREACHABLE],
  ["answers with a page", DISCOVERY, page, OUT_OF_ORDER],
  ["fails", DISCOVERY, fail, OUT_OF_ORDER],
  ["answers with nonsense", DISCOVERY, json([1, 2]), OUT_OF_ORDER],
  ["says it's somebody else", DISCOVERY, json({ issuer: "https://evil.example" }), OUT_OF_ORDER],
] as const)("says so when the provider %s at the beginning", async (_, path, act, words) => {
  const school = await openSchool({ timeoutSeconds: 2 });
  school.school.now.answers = { [path]: act };
  expect(told((await begin(school.app)).answer)).toEqual(words);
  school.school.now.answers = {};
  await enterAs(school);
});

test.each([
  ["is down", "/token", hangUp, UNREACHABLE],
  ["doesn't answer", "/token", never, UNREACHABLE],
  ["answers with a page", "/token", page, OUT_OF_ORDER],
  ["fails", "/token", fail, OUT_OF_ORDER],
  ["answers with nonsense", "/token", json({ hello: "world" }), NOT_CONFIRMED],
  ["doesn't show its keys", "/jwks", hangUp, UNREACHABLE],
  ["shows no keys", "/jwks", json({ keys: "none" }), NOT_CONFIRMED],
  ["doesn't tell the address", "/me", fail, OUT_OF_ORDER],
] as const)("says so when the provider %s at the end (%s)", async (_, path, act, words) => {
  const school = await openSchool({ timeoutSeconds: 2 });
  school.school.now.answers = { [path]: act };
  expect(told((await enter(school)).answer)).toEqual(words);
  await nobodyIsIn(school);
  school.school.now.answers = {};
  await enterAs(school);
});

test("says that it's out of order when the provider refuses our secret", async () => {
  const school = await openSchool({ clientSecret: "an old one" });
  expect(told((await enter(school)).answer)).toEqual(OUT_OF_ORDER);
});

test.each([
  ["isn't verified", { email_verified: false }, "hasn't verified your email address"],
  ["is only said to be verified", { email_verified: "true" }, "hasn't verified"],
  ["is missing", { email: undefined }, "didn't tell us your email address"],
  ["isn't one", { email: "noor" }, "didn't tell us your email address"],
  ["is elsewhere", { email: "noor@example.org" }, "is for addresses at lincoln.example"],
  [
    "only ends alike",
    { email: "noor@evil-lincoln.example" },
    "is for addresses at lincoln.example",
  ],
])("opens and makes no account for an address that %s", async (_, twist, words) => {
  const school = await openSchool();
  await signUp(school.app, NOOR);
  Object.assign(school.school.now.person, twist);
  const { answer } = await enter(school);
  expect(told(answer)).toEqual([401, "openid-refused", expect.stringContaining(words)]);
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from learners)::int + (select count(*) from openid_links)::int as n`.execute(
    school.app.db,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("takes a school's word for its own addresses if it's configured to", async () => {
  const school = await openSchool({ emailsAreVerified: true });
  school.school.now.person["email_verified"] = undefined;
  expect((await enterAs(school)).email).toBe(NOOR.email);
  school.school.now.person = { sub: "other", email: "other@example.org" };
  expect((await enter(school)).answer.statusCode, "but not for others").toBe(401);
});

test("never overrules a provider that says an address isn't verified", async () => {
  const school = await openSchool({ emailsAreVerified: true });
  for (const said of [false, "false"]) {
    school.school.now.person["email_verified"] = said;
    const refused = [401, "openid-refused", expect.stringContaining("hasn't verified")];
    expect(told((await enter(school)).answer)).toEqual(refused);
  }
  await nobodyIsIn(school);
});

test("counts made-up returns, and then asks nothing of the provider anymore", async () => {
  const school = await openSchool();
  const { app } = school;
  await enterAs(school);
  // What it knows of the provider is kept: asking again would fail.
  school.school.now.answers = { [DISCOVERY]: fail };
  const makeUp = async (given: object) => {
    const { cookies, input } = await goAndReturn(school);
    const sent = { ...input, ...given };
    return await app.call(openid.finishSignIn, sent, { cookies });
  };
  expect(told(await makeUp({ code: "made up" }))).toEqual(OVER);
  expect(told(await makeUp({ iss: "https://evil.example" }))).toEqual(NOT_CONFIRMED);
  const left = await goAndReturn(school);
  const state = "made up";
  for (let n = 2; n < 60; n += 1) {
    await app.call(openid.finishSignIn, { provider: "lincoln", state }, { cookies: left.cookies });
  }
  const refused = await app.call(openid.finishSignIn, left.input, { cookies: left.cookies });
  expect([refused.statusCode, refused.body.code]).toEqual([429, "too-many-requests"]);
});

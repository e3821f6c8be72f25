import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { ASHA, forgetLimits, logIn, signUp } from "./test-world.ts";

/** What the server stores about a person who signed up with this. */
async function detailsOf(change: object) {
  const app = await createTestApp();
  const person = { ...ASHA, ...change };
  const begun = await app.call(user.sendRegistrationCode, person);
  if (begun.statusCode !== 200) return { status: begun.statusCode, code: begun.body.code };
  await forgetLimits(app);
  await signUp(app, person);
  const { token } = await logIn(app, person);
  return (await app.call(user.details, undefined, { token })).body.result;
}

test("row 81: ignores fields that nobody asked for", async () => {
  const details = await detailsOf({
    isUserSubscribed: true,
    subscription: { planName: "PRO", endsAt: 9e12 },
    userId: "00000000-0000-4000-8000-000000000000",
    id: "00000000-0000-4000-8000-000000000000",
    isDecoy: false,
    role: "admin",
  });
  expect(details).toMatchObject({ name: ASHA.name, isUserSubscribed: false, subscription: null });
  expect(details).not.toMatchObject({ userId: "00000000-0000-4000-8000-000000000000" });
});

test.each([
  "Robert'); drop table learners;--",
  "<script>alert(1)</script>",
  "{{7*7}} ${7*7} %{7*7}",
  "*)(uid=*",
  "مريم",
  "👩‍🚀 Mira",
  "Ångström",
])("rows 82 and 83: keeps the name %s as it is", async (name) => {
  expect(await detailsOf({ name })).toMatchObject({ name });
});

test.each([
  ["NUL", "Mi\u0000ra"],
  ["nothing visible", "\u200b\u200b"],
  ["a mark that changes the direction of text", "Mi\u202era"],
  ["a line break, which could split an email's header", "Mira\r\nBcc: all@example.org"],
])("rows 82 and 83: refuses a name with %s", async (_what, name) => {
  expect(await detailsOf({ name })).toEqual({ status: 400, code: "invalid-input" });
});

test("row 83: treats half of a character as the caller's fault", async () => {
  const app = await createTestApp();
  const answer = await app.app.inject({
    method: "POST",
    url: "/thetaapi/user/send-user-registration-otp",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(ASHA).replace(ASHA.name, "Mi\\ud800ra"),
  });
  expect(answer.statusCode).toBeLessThan(500);
});

test("row 87: refuses or ignores long addresses, many keys, and repeated keys", async () => {
  const { app } = await createTestApp();
  const keys = Array.from({ length: 1_000 }, (_, i) => `k${i}=1`).join("&");
  for (const url of [
    `/thetaapi/user/user-details?${keys}`,
    "/thetaapi/user/user-details?a=1&a=2&a[]=3",
    `/thetaapi/user/${"x".repeat(9_000)}`,
    "/thetaapi/user/%00",
    "/thetaapi/user/%ff",
    "/thetaapi//user/../user/user-details",
  ]) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url.slice(0, 60)).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, url.slice(0, 60)).toBeLessThan(500);
    expect(answer.json().message).toMatch(/\w/);
  }
});

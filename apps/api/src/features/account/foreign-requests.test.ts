import { API_BASE, user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { ASHA, logIn, refreshHeaders, signUp } from "./test-world.ts";

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "row 78: does not take a form's %s for JSON",
  async (contentType) => {
    const app = await createTestApp();
    await signUp(app);
    const answer = await app.app.inject({
      method: "POST",
      url: API_BASE + user.login.path,
      headers: { "content-type": contentType },
      payload: JSON.stringify({ email: ASHA.email, password: ASHA.password }),
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe("unsupported-media-type");
  },
);

const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:4000.evil.example" },
  { "sec-fetch-site": "cross-site" },
];

test.each(FOREIGN)(
  "row 78: changes nothing for a request from another site (%j)",
  async (headers) => {
    const app = await createTestApp();
    await signUp(app);
    const { token, cookies } = await logIn(app);
    const attempts = [
      await app.call(user.login, ASHA, { headers }),
      await app.call(user.logout, undefined, { headers, cookies, token }),
      await app.call(user.refreshSession, undefined, {
        cookies,
        headers: { ...headers, ...refreshHeaders },
      }),
      await app.call(user.deleteAccount, { password: ASHA.password }, { headers, token }),
    ];
    for (const { statusCode, body } of attempts) {
      expect([statusCode, body.code]).toEqual([403, "foreign-origin"]);
    }
    expect((await app.call(user.details, undefined, { token })).statusCode).toBe(200);
  },
);

test("row 78: lets our own pages in", async () => {
  const app = await createTestApp();
  await signUp(app);
  const headers = { origin: app.config.publicUrl, "sec-fetch-site": "same-origin" };
  expect((await app.call(user.login, ASHA, { headers })).statusCode).toBe(200);
});

test("row 78: refuses to refresh or change anything for a cookie without our header or token", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  expect((await app.call(user.refreshSession, undefined, { cookies })).statusCode).toBe(403);
  expect((await app.call(user.details, undefined, { cookies })).statusCode).toBe(401);
  const change = { newPassword: "a calmer kettle", currentPassword: ASHA.password };
  expect((await app.call(user.updatePassword, change, { cookies })).statusCode).toBe(401);
});

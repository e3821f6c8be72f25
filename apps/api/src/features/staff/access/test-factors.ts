/** Authenticator apps and confirmed sessions, for tests of the way into the console. */
import { staffAccess } from "@theta/contract/staff";
import { expect } from "vitest";
import type { TestApp } from "../../../../test/test-app.ts";
import { codeAt, stepAt } from "../factors/totp.rules.ts";
import type { TestStaff } from "../test-staff.ts";

export const PRODUCTION = { config: { mode: "production" } } as const;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
export const bytesOf = (secret: string) => {
  const bits = Array.from(secret, (c) => BASE32.indexOf(c).toString(2).padStart(5, "0")).join("");
  return Buffer.from(bits.match(/.{8}/g)!.map((eight) => Number.parseInt(eight, 2)));
};
export const codeOf = (secret: string, steps = 0) =>
  codeAt(bytesOf(secret), stepAt(Date.now()) + steps);

/** Adds an app, whose first code counts as used. */
export async function addApp(app: TestApp, { token }: { token: string }) {
  const { secret } = (await app.call(staffAccess.beginTotp, undefined, { token })).body.result;
  const added = await app.call(staffAccess.addTotp, { code: codeOf(secret, -1) }, { token });
  expect(added.statusCode).toBe(200);
  return { secret, recoveryCodes: added.body.result.recoveryCodes };
}

export const selfOf = async (app: TestApp, { token }: { token: string }) =>
  (await app.call(staffAccess.self, undefined, { token })).body.result;

export const confirm = async (app: TestApp, { token, password }: TestStaff, more: object = {}) =>
  await app.call(staffAccess.confirm, { password, ...more }, { token });

import { user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, cookiesOf, logIn, refreshHeaders, signUp } from "../test-world.ts";

const refresh = async (app: TestApp, cookies: Record<string, string>) =>
  await app.call(user.refreshSession, undefined, { cookies, headers: refreshHeaders });

/** A server that was started again on the same database. */
async function restart({ databaseUrl }: TestApp, secret?: string): Promise<TestApp> {
  return await createTestApp({ databaseUrl, ...(secret && { config: { secret } }) });
}

const ANOTHER = "another secret for tests, just as long";

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  return { app, ...(await logIn(app)) };
}

/** As servers of an earlier release leave it. */
async function dropMark({ db }: TestApp): Promise<void> {
  await sql`update sessions set key_mark = null`.execute(db);
}

test("keeps sessions over a restart, and ends them with another secret", async () => {
  const { app, token, cookies } = await setUp();
  const same = await refresh(await restart(app), cookies);
  expect(same.statusCode).toBe(200);

  const other = await restart(app, ANOTHER);
  for (const jar of [cookies, cookiesOf(same)]) {
    const { statusCode, body } = await refresh(other, jar);
    expect([statusCode, body.code]).toEqual([401, "session-ended"]);
  }
  expect((await other.call(user.details, undefined, { token })).statusCode).toBe(401);
  expect((await other.call(user.login, ASHA)).statusCode).toBe(200);
});

test("keeps a session from before there were marks, and marks it when it's used", async () => {
  const { app, cookies } = await setUp();
  await dropMark(app);
  const used = await refresh(app, cookies);
  expect(used.statusCode).toBe(200);
  const other = await restart(app, ANOTHER);
  expect((await refresh(other, cookiesOf(used))).statusCode).toBe(401);
});

test("stores another mark for each session", async () => {
  const { app } = await setUp();
  await logIn(app);
  const rows = await app.db.selectFrom("sessions").select("key_mark").execute();
  const marks = rows.map(({ key_mark: mark }) => mark?.toString("hex"));
  expect(new Set(marks).size).toBe(2);
  expect(marks).not.toContain(undefined);
});

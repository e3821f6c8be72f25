import { API_BASE, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, TEST_SECRET, type TestApp } from "../../../../test/test-app.ts";
import { hashCode } from "./codes.rules.ts";
import { deriveKeys } from "../keys.ts";
import {
  ASHA,
  beginSignUp,
  BRUNO,
  forgetLimits,
  signUp,
  WRONG_CODE_MESSAGE,
} from "../test-world.ts";

const REFUSED = {
  code: "code-refused",
  message: WRONG_CODE_MESSAGE,
  errors: [{ field: "otp", msg: WRONG_CODE_MESSAGE }],
};

function other(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
}

test("row 64: refuses a used code like any wrong one", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  const verify = async () =>
    await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect((await verify()).statusCode).toBe(200);
  const again = await verify();
  expect(again.statusCode).toBe(400);
  expect(again.body).toEqual(REFUSED);
});

test("row 64: refuses an expired code", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  await sql`update one_time_codes set expires_at = now() - interval '1 second'`.execute(app.db);
  const answer = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toEqual(REFUSED);
});

test("row 64: keeps a code alive for ten minutes", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from expires_at - created_at)::int / 60 as minutes from one_time_codes`.execute(
    app.db,
  );
  expect(rows).toEqual([{ minutes: 10 }]);
});

test("row 64: refuses a code made for another purpose", async () => {
  const app = await createTestApp();
  await signUp(app);
  await app.call(user.sendResetCode, { email: ASHA.email });
  const resetOtp = await app.lastCode(ASHA.email);
  const { userId, otp } = await beginSignUp(app, BRUNO);

  const asRegistration = await app.call(user.verifyRegistration, {
    userId,
    otp: resetOtp === otp ? other(otp) : resetOtp,
    email: BRUNO.email,
  });
  const asReset = await app.call(user.verifyResetCode, { otp, email: BRUNO.email });
  expect([asRegistration.body, asReset.body]).toEqual([REFUSED, REFUSED]);
});

test("row 64: ties a code to its registration and its address", async () => {
  const app = await createTestApp();
  const asha = await beginSignUp(app);
  const bruno = await beginSignUp(app, BRUNO);
  if (asha.otp === bruno.otp) return;
  const mixed = [
    { userId: asha.userId, otp: bruno.otp, email: BRUNO.email },
    { userId: bruno.userId, otp: bruno.otp, email: ASHA.email },
    { userId: asha.userId, otp: bruno.otp, email: ASHA.email },
    { userId: crypto.randomUUID(), otp: asha.otp, email: ASHA.email },
  ];
  for (const input of mixed) {
    const answer = await app.call(user.verifyRegistration, input);
    expect(answer.body).toEqual(REFUSED);
  }
  expect(await app.db.selectFrom("learners").select("id").execute()).toEqual([]);
});

test("row 65: allows five tries out of fifty guesses at once, and then the code is dead", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  const guess = async (code: string, n: number) =>
    await app.call(
      user.verifyRegistration,
      { userId, otp: code, email: ASHA.email },
      { ip: `10.9.${n}.1` },
    );
  for (let round = 0; round < 3; round += 1) {
    const guesses = Array.from({ length: 50 }, async (_, n) => guess(other(otp), n));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
    await forgetLimits(app);
  }
  expect(await triesOf(app)).toEqual([5]);
  expect((await guess(otp, 0)).body).toEqual(REFUSED);
});

test("row 65: makes one account from fifty right answers at once", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) =>
      app.call(user.verifyRegistration, { userId, otp, email: ASHA.email }, { ip: `10.9.${n}.1` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("row 65: stops guessing from one network, and guessing at one registration", async () => {
  const app = await createTestApp();
  const email = ASHA.email;
  const guess = async (userId: string, ip: string) =>
    (await app.call(user.verifyRegistration, { userId, otp: "000000", email }, { ip })).statusCode;
  for (let n = 0; n < 30; n += 1) expect(await guess(crypto.randomUUID(), "10.0.0.1")).toBe(400);
  expect(await guess(crypto.randomUUID(), "10.0.0.1")).toBe(429);
  const userId = crypto.randomUUID();
  for (let n = 0; n < 10; n += 1) expect(await guess(userId, `10.0.1.${n}`)).toBe(400);
  expect(await guess(userId, "10.0.2.1")).toBe(429);
});

test("row 65: nobody can guess their way into a registration whose code wasn't emailed", async () => {
  const app = await createTestApp();
  for (let n = 0; n < 3; n += 1) {
    await beginSignUp(app);
    await app.db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
  }
  const { body } = await app.call(user.sendRegistrationCode, ASHA);
  const { userId } = body.result;
  expect(await app.mails(ASHA.email)).toHaveLength(3);
  await plantCode(app, userId, "012345");
  const answer = await app.call(user.verifyRegistration, {
    userId,
    otp: "012345",
    email: ASHA.email,
  });
  expect(answer.body).toEqual(REFUSED);
});

const SPELLINGS: [string, unknown, number][] = [
  ["a number that lost its zero", 12_345, 200],
  ["text", "012345", 200],
  ["text that lost its zero", "12345", 200],
  ["half a digit", 12_345.5, 400],
  ["wide digits", "０１２３４５", 400],
  ["a list", ["012345"], 400],
  ["an operator", { $gt: 0 }, 400],
  ["seven digits", "0012345", 400],
  ["a negative number", -12_345, 400],
  ["nothing", undefined, 400],
  ["empty text", "", 400],
];

test.each(SPELLINGS)("row 66: answers a code given as %s (%j) with %i", async (_, otp, status) => {
  const app = await createTestApp();
  const { userId } = await beginSignUp(app);
  await plantCode(app, userId, "012345");
  const answer = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect(answer.statusCode).toBe(status);
  if (status === 400) {
    expect(answer.body.errors).toEqual([
      { field: "otp", msg: "Enter the 6-digit code from the email" },
    ]);
    expect(await triesOf(app)).toEqual([0]);
  }
});

test("row 66: reads a number written as 12345.0 as a code that lost its zero", async () => {
  const app = await createTestApp();
  const { userId } = await beginSignUp(app);
  await plantCode(app, userId, "012345");
  const answer = await app.app.inject({
    method: "POST",
    url: API_BASE + user.verifyRegistration.path,
    headers: { "content-type": "application/json" },
    payload: `{"userId":"${userId}","email":"${ASHA.email}","otp":12345.0}`,
  });
  expect(answer.statusCode).toBe(200);
});

async function triesOf({ db }: TestApp): Promise<number[]> {
  const rows = await db.selectFrom("one_time_codes").select("attempts").execute();
  return rows.map(({ attempts }) => attempts);
}

/** Gives a registration a known code. */
async function plantCode({ db }: TestApp, subjectId: string, digits: string): Promise<void> {
  const { id } = await db
    .selectFrom("one_time_codes")
    .select("id")
    .where("subject_id", "=", subjectId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("one_time_codes")
    .set({ code_hash: hashCode(deriveKeys(TEST_SECRET).codes, id, digits) })
    .where("id", "=", id)
    .execute();
}

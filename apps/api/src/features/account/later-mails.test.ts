/**
 * Signing up again within a minute: one email a minute goes out, and the newest sign-up can be
 * finished.
 */
import { user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { ASHA, beginSignUp, BRUNO, forgetLimits, signUp } from "./test-world.ts";

/** Seconds until each waiting email may be sent. */
async function waits({ db }: TestApp): Promise<number[]> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from next_attempt_at - now()))::int as wait from mail_outbox
    where sent_at is null and next_attempt_at > now() order by wait`.execute(db);
  return rows.map(({ wait }) => wait);
}

async function begin(app: TestApp, person = ASHA) {
  return (await app.call(user.sendRegistrationCode, person)).body.result;
}

async function verify(app: TestApp, userId: string, otp: string) {
  const { body } = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  return body.code ?? "verified";
}

/** Pretends that this much time has passed, for limits and emails. */
async function pass({ db }: TestApp, seconds: number): Promise<void> {
  await sql`update throttles set window_ends_at = window_ends_at - make_interval(secs => ${seconds})`.execute(
    db,
  );
  await sql`update mail_outbox set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`.execute(
    db,
  );
}

test("mails the code of a second sign-up within the minute once the minute is over", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  await pass(app, 20);
  const { userId, resendAfterSeconds, mailWhen } = await begin(app);
  expect(mailWhen).toBe("later");
  expect(resendAfterSeconds).toBeGreaterThan(35);
  expect(resendAfterSeconds).toBeLessThanOrEqual(40);
  expect(await waits(app)).toEqual([resendAfterSeconds]);
  expect(await verify(app, userId, await app.lastCode(ASHA.email))).toBe("verified");
});

test("starts the ten minutes of a waiting email and its code when it is sent", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  const { userId, resendAfterSeconds } = await begin(app);
  const { rows } = await sql<{ code: number; mail: number }>`
    select extract(epoch from expires_at - now())::int as code,
      (select extract(epoch from max(give_up_at) - now())::int from mail_outbox) as mail
    from one_time_codes where subject_id = ${userId}`.execute(app.db);
  for (const seconds of Object.values(rows[0]!)) {
    expect(Math.abs(seconds - 600 - resendAfterSeconds)).toBeLessThanOrEqual(5);
  }
});

test("keeps only the newest of many sign-ups within the minute waiting; the others' codes are dead", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  const second = await begin(app);
  const secondsOtp = await app.lastCode(ASHA.email);
  const third = await begin(app);
  expect(await waits(app)).toHaveLength(1);
  expect(await app.mails(ASHA.email)).toHaveLength(2);
  expect(await verify(app, second.userId, secondsOtp)).toBe("code-refused");
  expect(await verify(app, third.userId, await app.lastCode(ASHA.email))).toBe("verified");
});

test("keeps to one email a minute after the waiting one has gone", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  await begin(app);
  await pass(app, 61);
  expect(await waits(app)).toEqual([]);
  const { resendAfterSeconds } = await begin(app);
  expect(resendAfterSeconds).toBeGreaterThan(50);
  expect(await waits(app)).toEqual([resendAfterSeconds]);
  await pass(app, 130);
  await app.db.deleteFrom("throttles").where("key", "like", "mail-to-from/%").execute();
  expect((await begin(app)).resendAfterSeconds).toBe(60);
  expect(await waits(app)).toEqual([]);
});

test("does not use up the hour's emails on impatience", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  for (let n = 0; n < 8; n += 1) await begin(app);
  await pass(app, 130);
  const { userId } = await begin(app);
  expect(await app.mails(ASHA.email)).toHaveLength(3);
  expect(await verify(app, userId, await app.lastCode(ASHA.email))).toBe("verified");
});

test("keeps a code that was mailed, and replaces one that was not, for a resend within the minute", async () => {
  const app = await createTestApp();
  const first = await beginSignUp(app);
  const second = await begin(app);
  await begin(app);
  const resend = async (userId: string) =>
    (await app.call(user.resendRegistrationCode, { userId, email: ASHA.email })).body.result;
  expect((await resend(first.userId)).resendAfterSeconds).toBeGreaterThan(0);
  expect(await app.mails(ASHA.email)).toHaveLength(2);

  expect((await resend(second.userId)).resendAfterSeconds).toBeGreaterThan(0);
  expect(await waits(app)).toHaveLength(1);
  const otp = await app.lastCode(ASHA.email);
  await forgetLimits(app);
  expect(await verify(app, second.userId, otp)).toBe("verified");
});

test("accepts the first code while another email waits", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  await begin(app);
  expect(await verify(app, userId, otp)).toBe("verified");
});

test("gives a taken address the same answers, step by step", async () => {
  const app = await createTestApp();
  await signUp(app);
  const answers = async (email: string) => {
    const person = { ...ASHA, email };
    const seconds: number[] = [];
    const first = await begin(app, person);
    const second = await begin(app, person);
    for (const userId of [first.userId, second.userId]) {
      const { body } = await app.call(user.resendRegistrationCode, { userId, email });
      seconds.push(body.result.resendAfterSeconds);
    }
    return [first.resendAfterSeconds, second.resendAfterSeconds, ...seconds].map((one) =>
      Math.ceil(one / 10),
    );
  };
  expect(await answers(ASHA.email)).toEqual(await answers(BRUNO.email));
  expect(
    (await app.mails(ASHA.email)).filter(({ subject }) => subject.startsWith("You already")),
  ).toHaveLength(2);
});

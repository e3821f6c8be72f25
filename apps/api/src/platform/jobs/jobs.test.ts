import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestDb } from "../../../test/test-db.ts";
import { IS_ALIVE, noteBeat } from "./due-jobs.ts";
import { insertRun, RUNS_KEPT } from "./job-runs.ts";
import { type Job, startJobs } from "./jobs.ts";
import { everyDayAt, everyHourAt, everyMinute, type Schedule } from "./schedule.ts";

const log = pino({ level: "silent" });
/** So far away that no test reaches it. */
const NEVER: Schedule = { everySeconds: 1_000_000_000, atSecond: 0 };

async function setUp() {
  const { db, pool } = await createTestDb();
  const dueAt = async (name: string) =>
    (await db.selectFrom("jobs").select("due_at").where("name", "=", name).executeTakeFirst())
      ?.due_at;
  return {
    db,
    pool,
    dueAt,
    /** A server with these jobs that looks for work this often. */
    start: (jobs: Job[], lookMilliseconds?: number) => {
      const started = startJobs(db, jobs, log, lookMilliseconds);
      onTestFinished(async () => await started.stop());
      return started;
    },
    /** Since the last call. Each separate statement takes a connection from the pool. */
    countStatements: () => {
      let count = 0;
      pool.on("acquire", () => count++);
      return () => [count, (count = 0)][0]!;
    },
    makeDue: async (name: string) => {
      await sql`update jobs set due_at = now() where name = ${name}`.execute(db);
    },
  };
}

function countingJob(name: string, schedule = NEVER) {
  const runs: number[] = [];
  return { runs, job: { name, schedule, run: async () => void runs.push(runs.length + 1) } };
}

const TWELVE = Array.from({ length: 12 }, (_, k) => countingJob(`job-${k}`).job);

test("takes one statement per look for twelve idle jobs", async () => {
  const { start, countStatements, dueAt } = await setUp();
  start(TWELVE, 20);
  await expect.poll(async () => await dueAt("job-11")).toBeDefined();
  const statements = countStatements();
  const began = performance.now();
  await sleep(600);
  const looks = (performance.now() - began) / 20;
  const count = statements();
  expect(count).toBeGreaterThan(2);
  // Timers may be late, but never early.
  expect(count).toBeLessThanOrEqual(looks + 2);
});

test("asks less than once a second on an idle server", async () => {
  const { start, countStatements, dueAt } = await setUp();
  start(TWELVE);
  await expect.poll(async () => await dueAt("job-11")).toBeDefined();
  await sleep(300);
  const statements = countStatements();
  const began = performance.now();
  await sleep(4_000);
  expect(statements()).toBeLessThan((performance.now() - began) / 1_000);
});

test("follows a nudge at once, however rarely the server looks", async () => {
  const { start, dueAt } = await setUp();
  const { job, runs } = countingJob("mail");
  const jobs = start([job], 3_600_000);
  await expect.poll(async () => await dueAt("mail")).toBeDefined();
  jobs.nudge("mail");
  await expect.poll(() => runs.length).toBe(1);
});

test("notices at the next look what another server has put in", async () => {
  const { start, makeDue, dueAt } = await setUp();
  const { job, runs } = countingJob("mail");
  start([job], 50);
  await expect.poll(async () => await dueAt("mail")).toBeDefined();
  await makeDue("mail");
  await expect.poll(() => runs.length).toBe(1);
});

test("only one of many servers takes what's due", async () => {
  const { start, makeDue, dueAt } = await setUp();
  const { job, runs } = countingJob("sweep");
  for (let k = 0; k < 5; k++) start([job], 10);
  await expect.poll(async () => await dueAt("sweep")).toBeDefined();
  for (let round = 1; round <= 5; round++) {
    await makeDue("sweep");
    await expect.poll(() => runs.length).toBe(round);
    await sleep(50);
  }
  expect(runs).toHaveLength(5);
});

test("runs a job again for a nudge that comes while it runs", async () => {
  const { start, dueAt } = await setUp();
  let runs = 0;
  const first = Promise.withResolvers<void>();
  const run = () => {
    runs++;
    return runs === 1 ? first.promise : Promise.resolve();
  };
  const jobs = start([{ name: "mail", schedule: NEVER, run }], 20);
  await expect.poll(async () => await dueAt("mail")).toBeDefined();
  jobs.nudge("mail");
  await expect.poll(() => runs).toBe(1);
  jobs.nudge("mail");
  await sleep(200);
  expect(runs, "not two at once in one server").toBe(1);
  first.resolve();
  await expect.poll(() => runs).toBe(2);
});

test(
  "tries a failed job again, without keeping others from their work",
  { timeout: 20_000 },
  async () => {
    const { start, dueAt } = await setUp();
    let tries = 0;
    const failing = async () => {
      tries++;
      if (tries === 1) throw new Error("the mail server is away");
    };
    const { job, runs } = countingJob("sweep");
    const jobs = start([{ name: "mail", schedule: NEVER, run: failing }, job], 20);
    await expect.poll(async () => await dueAt("sweep")).toBeDefined();
    jobs.nudge("mail");
    jobs.nudge("sweep");
    await expect.poll(() => [tries, runs.length]).toEqual([1, 1]);
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
  },
);

test("starts without waiting for jobs, which begin when the database comes back", async () => {
  const { start, db, makeDue } = await setUp();
  const { job, runs } = countingJob("sweep");
  await sql`alter table jobs rename to jobs_away`.execute(db);
  start([job], 20);
  await sleep(100);
  await sql`alter table jobs_away rename to jobs`.execute(db);
  await expect
    .poll(async () => {
      await makeDue("sweep");
      return runs.length;
    })
    .toBeGreaterThan(0);
});

test("waits on stop for what is running", async () => {
  const { start, dueAt } = await setUp();
  let state = "waiting";
  const run = async () => {
    state = "running";
    await sleep(200);
    state = "done";
  };
  const jobs = start([{ name: "mail", schedule: NEVER, run }]);
  await expect.poll(async () => await dueAt("mail")).toBeDefined();
  jobs.nudge("mail");
  await expect.poll(() => state).toBe("running");
  await jobs.stop();
  expect(state).toBe("done");
});

test.each([
  ["every minute", everyMinute, /:00\.000Z$/, 60],
  ["every hour", everyHourAt(17), /:17:00\.000Z$/, 3_600],
  ["every day", everyDayAt(3, 41), /T03:41:00\.000Z$/, 86_400],
])("takes %s for the next such time, in UTC", async (_what, schedule, clock, period) => {
  const { start, dueAt, makeDue } = await setUp();
  const { job, runs } = countingJob("sweep", schedule);
  start([job], 20);
  await expect.poll(async () => await dueAt("sweep")).toBeDefined();
  const isNext = async () => {
    const due = (await dueAt("sweep"))!;
    expect(due.toISOString()).toMatch(clock);
    const secondsAhead = (due.getTime() - Date.now()) / 1_000;
    expect(secondsAhead).toBeGreaterThan(-2);
    expect(secondsAhead).toBeLessThanOrEqual(period + 2);
  };
  await isNext();
  await makeDue("sweep");
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  await isNext();
});

test("leaves jobs alone that only another version knows", async () => {
  const { start, db } = await setUp();
  await sql`insert into jobs values ('of-tomorrow', now() - interval '1 day')`.execute(db);
  const { job, runs } = countingJob("sweep");
  await sql`insert into jobs values ('sweep', now() - interval '1 day')`.execute(db);
  start([job], 20);
  await expect.poll(() => runs.length).toBe(1);
  const { rows } = await sql<{ isDue: boolean }>`
    select due_at < now() as "isDue" from jobs where name = 'of-tomorrow'`.execute(db);
  expect(rows).toEqual([{ isDue: true }]);
});

test("records how runs went, and keeps the last ones and the last failures", async () => {
  const { start, db, dueAt, makeDue } = await setUp();
  let runs = 0;
  const run = async () => {
    runs++;
    await sleep(20);
    if (runs === 1) throw new Error("the mail server is away");
  };
  start([{ name: "mail", schedule: NEVER, run }], 20);
  await expect.poll(async () => await dueAt("mail")).toBeDefined();
  const stored = () => db.selectFrom("job_runs").selectAll().orderBy("id").execute();
  for (let k = 1; k <= 2; k++) {
    await makeDue("mail");
    await expect.poll(async () => (await stored()).length).toBe(k);
  }
  const [failed, good] = await stored();
  expect([failed?.error, good?.error]).toEqual(["the mail server is away", null]);
  expect(good!.ended_at.getTime() - good!.started_at.getTime()).toBeGreaterThanOrEqual(19);
  const plain = { name: "mail", startedAt: new Date(), milliseconds: 1, error: null };
  for (let k = 0; k < RUNS_KEPT + 5; k++) await insertRun(db, plain);
  await insertRun(db, { ...plain, name: "sweep" });
  const left = await stored();
  // Each time, those before it are forgotten, so there's one more.
  expect(left.filter(({ name, error }) => name === "mail" && !error)).toHaveLength(RUNS_KEPT + 1);
  expect(left.filter(({ error }) => error)).toHaveLength(1);
  expect(left.at(-1)?.name).toBe("sweep");
});

test("says that a job runs while it does, and not for a server that has died", async () => {
  const { start, db, dueAt, makeDue } = await setUp();
  const end = Promise.withResolvers<void>();
  start([{ name: "long", schedule: NEVER, run: async () => await end.promise }], 20);
  await expect.poll(async () => await dueAt("long")).toBeDefined();
  const isRunning = async () =>
    (await sql<{ alive: boolean }>`select ${IS_ALIVE} as alive from jobs`.execute(db)).rows[0]!
      .alive;
  expect(await isRunning()).toBe(false);
  await makeDue("long");
  await expect.poll(isRunning).toBe(true);
  await sql`update jobs set beat_at = now() - interval '2 minutes'`.execute(db);
  expect(await isRunning()).toBe(false);
  await noteBeat(db, "long", new Date());
  expect(await isRunning()).toBe(true);
  end.resolve();
  await expect.poll(isRunning).toBe(false);
});

test("runs jobs even if it can't record how they went", async () => {
  const { start, db, dueAt, makeDue } = await setUp();
  await sql`drop table job_runs`.execute(db);
  const { job, runs } = countingJob("sweep");
  start([job], 20);
  await expect.poll(async () => await dueAt("sweep")).toBeDefined();
  for (let round = 1; round <= 2; round++) {
    await makeDue("sweep");
    await expect.poll(() => runs.length).toBe(round);
  }
});

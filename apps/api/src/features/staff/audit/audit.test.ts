import { staffAudit, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, signUp } from "../../account/test-world.ts";
import { confirmedStaff } from "../test-staff.ts";

async function setUp() {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const owner = await confirmedStaff(app, "owner");
  const list = async (query: object = {}) => (await app.call(staffAudit.list, query, owner)).body;
  return { app, learnerId, owner, list };
}

const addEvents = async ({ db }: TestApp, learnerId: string, count: number) =>
  await sql`insert into audit_events (event, learner_id)
    select 'test.event', ${learnerId} from generate_series(1, ${count})`.execute(db);

test("says what was done to whom, by whom, and why", async () => {
  const { app, learnerId, owner, list } = await setUp();
  const reason = "New in support";
  await app.call(staffTeam.grant, { email: ASHA.email, role: "support", reason }, owner);
  const { rows } = (await list({ event: "staff.role" })).result;
  expect(rows[0]).toMatchObject({
    event: "staff.role-changed",
    learner: { learnerId, email: ASHA.email },
    actor: { learnerId: owner.learnerId, email: owner.email },
    detail: { before: null, after: "support", reason },
  });
});

test("finds a person's events, whether done to them or by them", async () => {
  const { app, owner, list } = await setUp();
  await app.call(
    staffTeam.grant,
    { email: ASHA.email, role: "support", reason: "New in support" },
    owner,
  );
  const about = (await list({ person: "ASHA@example.com" })).result.rows;
  expect(new Set(about.map(({ learner }) => learner?.email))).toEqual(new Set([ASHA.email]));
  const by = (await list({ person: owner.email })).result.rows;
  expect(by.map(({ event }) => event)).toContain("staff.role-changed");
  expect((await list({ person: "nobody@example.org" })).result).toEqual({ rows: [], next: null });
});

test("pages from the newest to the oldest, without gaps or repeats while events are added", async () => {
  const { app, learnerId, list } = await setUp();
  await addEvents(app, learnerId, 5);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { result } = await list({ event: "test.", limit: "2", ...(cursor ? { cursor } : {}) });
    seen.push(...result.rows.map(({ id }) => id));
    cursor = result.next;
    await addEvents(app, learnerId, 1);
  } while (cursor);
  expect(seen).toHaveLength(5);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
});

test("shows only the days asked for", async () => {
  const { app, learnerId, list } = await setUp();
  await sql`insert into audit_events (event, learner_id, at)
    values ('test.old', ${learnerId}, '2020-05-01T12:00Z')`.execute(app.db);
  const found = (await list({ from: "2020-05-01", to: "2020-05-01" })).result.rows;
  expect(found.map(({ event }) => event)).toEqual(["test.old"]);
  expect((await list({ from: "2020-05-02", to: "2020-05-03" })).result.rows).toEqual([]);
});

test("keeps an event whose account is gone", async () => {
  const { app, learnerId, list } = await setUp();
  await addEvents(app, learnerId, 1);
  await sql`delete from learners where id = ${learnerId}`.execute(app.db);
  const [entry] = (await list({ event: "test." })).result.rows;
  expect(entry?.learner).toEqual({ learnerId, email: null });
});

test.each([
  [{ cursor: "nonsense" }, "cursor"],
  [{ from: "yesterday" }, "from"],
  [{ event: "%" }, "event"],
])("refuses %j", async (query, field) => {
  const { app, owner } = await setUp();
  const answer = await app.call(staffAudit.list, query, owner);
  expect([answer.statusCode, answer.body.errors?.[0]?.field]).toEqual([400, field]);
});

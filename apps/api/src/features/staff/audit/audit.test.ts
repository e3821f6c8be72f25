import { staffAudit, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, signUp } from "../../account/test-world.ts";
import { auditSearch } from "./audit.queries.ts";
import { cursorAfter } from "../shared/cursor.ts";
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

test.each([
  ["newest", -1, 5],
  // What's added comes at the end, so the list meets it.
  ["oldest", 1, 7],
] as const)(
  "pages from the %s on, without gaps or repeats while events are added",
  async (sort, sign, count) => {
    const { app, learnerId, list } = await setUp();
    await addEvents(app, learnerId, 5);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = { event: "test.", sort, limit: "2", ...(cursor ? { cursor } : {}) };
      const { result } = await list(page);
      seen.push(...result.rows.map(({ id }) => id));
      cursor = result.next;
      if (seen.length < 6) await addEvents(app, learnerId, 1);
    } while (cursor);
    expect(seen).toHaveLength(count);
    expect(seen).toEqual(seen.toSorted((a, b) => sign * (Number(a) - Number(b))));
  },
);

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

test("finds what an erased account did, by its id, and what staff did at all", async () => {
  const { app, learnerId, owner, list } = await setUp();
  await addEvents(app, learnerId, 2);
  await app.call(
    staffTeam.grant,
    { email: ASHA.email, role: "support", reason: "New in support" },
    owner,
  );
  await sql`delete from learners where id = ${learnerId}`.execute(app.db);
  const ofThem = (await list({ person: learnerId.toUpperCase(), event: "test." })).result.rows;
  expect(ofThem.map(({ learner }) => learner)).toEqual([
    { learnerId, email: null },
    { learnerId, email: null },
  ]);
  const byStaff = (await list({ by: "staff", person: learnerId })).result.rows;
  expect(byStaff.map(({ event }) => event)).toEqual(["staff.role-changed"]);
});

test("finds by index how an event begins, and what staff did", async () => {
  const { app, learnerId, owner } = await setUp();
  await sql`insert into audit_events (event, learner_id, actor_id)
    select case when n % 500 = 0 then 'rare.event' else 'test.event' end, ${learnerId},
      case when n % 500 = 1 then ${owner.learnerId}::uuid end
    from generate_series(1, 20000) n`.execute(app.db);
  await sql`analyze audit_events`.execute(app.db);
  const search = { learnerId: null, event: "", from: null, to: null, isByStaff: false } as const;
  const indexes = async (more: object) => {
    const statement = auditSearch(app.db, {
      ...search,
      sort: "newest",
      after: null,
      limit: 50,
      ...more,
    });
    const { rows } = await sql<{
      "QUERY PLAN": unknown;
    }>`explain (format json) ${statement}`.execute(app.db);
    return JSON.stringify(rows).match(/audit_events_\w+/g);
  };
  expect(await indexes({ event: "rare." })).toEqual(["audit_events_event"]);
  expect(await indexes({ isByStaff: true })).toEqual(["audit_events_by_staff"]);
  expect(await indexes({ isByStaff: true, sort: "oldest" })).toEqual(["audit_events_by_staff"]);
  expect(await indexes({ sort: "oldest" })).toEqual(["audit_events_pkey"]);
});

test.each([
  [{ cursor: "nonsense" }, "cursor"],
  [{ from: "yesterday" }, "from"],
  [{ event: "%" }, "event"],
  [{ by: "somebody" }, "by"],
  [{ sort: "random" }, "sort"],
  [{ from: "0000-01-01" }, "from"],
  [{ cursor: cursorAfter(["1; drop"]) }, "cursor"],
  [{ cursor: cursorAfter(["99999999999999999999"]) }, "cursor"],
  [{ cursor: cursorAfter([1.5]) }, "cursor"],
])("refuses %j", async (query, field) => {
  const { app, owner } = await setUp();
  const answer = await app.call(staffAudit.list, query, owner);
  expect([answer.statusCode, answer.body.errors?.[0]?.field]).toEqual([400, field]);
});

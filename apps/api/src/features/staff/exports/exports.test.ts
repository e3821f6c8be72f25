/** What leaves the console as a file, and what is opened in it, is in the audit log. */
import { randomUUID } from "node:crypto";
import { STAFF_LONG_PAGE, staffExports, staffLearners, staffMail } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { createOrderWorld } from "../orders/test-orders.ts";
import { confirmedStaff, type TestStaff } from "../test-staff.ts";

const LIST = staffLearners.list.path;
const limit = String(STAFF_LONG_PAGE);

async function setUp() {
  const app = await createTestApp();
  const staff = await confirmedStaff(app, "support");
  const begin = async (filters: object, by: TestStaff = staff, list: string = LIST) =>
    await app.call(staffExports.begin, { list, filters }, by);
  const read = async (query: object, by: TestStaff = staff) =>
    await app.call(staffLearners.list, query, by);
  const events = async () =>
    (
      await sql<{ event: string; actor: string; detail: object }>`
        select event, actor_id as actor, detail from audit_events
        where event in ('staff.list-exported', 'staff.export-ended') order by id`.execute(app.db)
    ).rows;
  return { app, staff, begin, read, events };
}

test("gives long pages only to an export that the log has, and counts its rows", async () => {
  const { app, staff, begin, read, events } = await setUp();
  await sql`insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at)
    select 'Learner', '12345', 'x' || n || '@a.example', 'x' || n || '@a.example', '1', now()
    from generate_series(1, 250) n`.execute(app.db);
  const bare = await read({ q: "x", limit });
  expect([bare.statusCode, bare.body.errors?.[0]?.field]).toEqual([400, "limit"]);
  expect((await read({ q: "x" })).statusCode).toBe(200);
  const { exportId } = (await begin({ q: "x" })).body.result;
  const first = (await read({ q: "x", limit, exportId })).body.result;
  const second = (await read({ q: "x", limit, exportId, cursor: first.next })).body.result;
  expect([first.rows.length, second.rows.length, second.next]).toEqual([200, 50, null]);
  expect(await events()).toEqual([
    {
      event: "staff.list-exported",
      actor: staff.learnerId,
      detail: { exportId, list: LIST, filters: { q: "x" } },
    },
    {
      event: "staff.export-ended",
      actor: staff.learnerId,
      detail: { exportId, rows: 250, isWhole: true },
    },
  ]);
});

test("an export is for one person, one list, its filters, ten minutes, and 10,000 rows", async () => {
  const { app, begin, read } = await setUp();
  const other = await confirmedStaff(app, "support", "Other Support");
  const { exportId } = (await begin({ q: "a" })).body.result;
  const status = async (query: object, by?: TestStaff) => (await read(query, by)).statusCode;
  expect(await status({ q: "b", limit, exportId })).toBe(400);
  expect(await status({ limit, exportId })).toBe(400);
  expect(await status({ q: "a", limit, exportId }, other)).toBe(400);
  expect(await status({ q: "a", limit, exportId: randomUUID() })).toBe(400);
  expect((await app.call(staffMail.list, { limit, exportId }, other)).statusCode).toBe(400);
  expect(await status({ q: "a", limit, exportId })).toBe(200);
  await sql`update staff_exports set rows_read = 10000`.execute(app.db);
  expect(await status({ q: "a", limit, exportId })).toBe(400);
  await sql`update staff_exports set rows_read = 0, made_at = now() - interval '11 minutes'`.execute(
    app.db,
  );
  expect(await status({ q: "a", limit, exportId })).toBe(400);
});

test("exports only lists that the role may read, filtered as they can be", async () => {
  const { app, begin } = await setUp();
  const analyst = await confirmedStaff(app, "analyst");
  expect((await begin({}, analyst)).body.code).toBe("not-permitted");
  expect((await begin({}, analyst, "/staff/items")).statusCode).toBe(200);
  for (const [filters, list] of [
    [{}, "/staff/nothing"],
    [{}, "/staff/learner"],
    [{ from: "yesterday" }, "/staff/audit"],
  ] as const)
    expect((await begin(filters, undefined, list)).body.code).toBe("invalid-input");
});

test("writes looks at an order and an email into the log", async () => {
  const world = await createOrderWorld();
  const { buy } = await world.buyer();
  const order = await buy();
  await world.read(order);
  const [mail] = await world.db.selectFrom("mail_outbox").select("id").execute();
  await world.call(staffMail.facts, { mailId: mail!.id }, world.staff);
  const looks = await sql<{ event: string; learner: string | null; detail: object }>`
    select event, learner_id as learner, detail from audit_events
    where event like 'staff.%-viewed' order by id`.execute(world.db);
  expect(looks.rows).toEqual([
    {
      event: "staff.order-viewed",
      learner: expect.any(String),
      detail: { orderId: order.orderDocumentId },
    },
    { event: "staff.mail-viewed", learner: null, detail: { mailId: mail!.id } },
  ]);
  const { history } = await world.read(order);
  expect(history.map(({ event }) => event)).not.toContain("staff.order-viewed");
});

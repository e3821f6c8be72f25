/** Checking the books from the console: one check at a time, whoever asks and whatever happens to it. */
import { staffOrders } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runLedgerChecks } from "../../payments/ledger/run-ledger-checks.ts";
import { confirmedStaff } from "../test-staff.ts";
import { createOrderWorld } from "./test-orders.ts";

async function createBooks() {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  return {
    world,
    order,
    ask: async (by = world.staff) => await world.call(staffOrders.checkBooks, {}, by),
    books: async () => (await world.call(staffOrders.books, undefined, world.staff)).body.result,
    run: async () => await runLedgerChecks(world.services),
  };
}

test("checks the books when somebody asks, and shows what came of it", async () => {
  const { world, ask, books, run } = await createBooks();
  expect(await books()).toEqual({ running: null, last: null });
  await run();
  expect(await books()).toEqual({ running: null, last: null });
  expect((await ask()).statusCode).toBe(200);
  expect((await books()).running).toMatchObject({ requestedBy: "Test support", compared: 0 });
  await run();
  const { running, last } = await books();
  expect(running).toBeNull();
  expect(last).toMatchObject({
    requestedBy: "Test support",
    compared: 1,
    comparable: 1,
    report: {
      totals: { orders: 1, paid: 1, income: [{ currency: "USD", amount: 7400 }] },
      faults: [],
      faultCount: 0,
      flags: [],
      flagCount: 0,
    },
  });
  expect(await world.audited("ledger.check-asked")).toMatchObject([
    { actor: world.staff.learnerId },
  ]);
});

test("lists what doesn't agree", async () => {
  const { world, order, ask, books, run } = await createBooks();
  await sql`delete from subscriptions`.execute(world.db);
  await sql`update orders set flag = 'look' where id = ${order.orderDocumentId}`.execute(world.db);
  await ask();
  await run();
  const { receipt } = await world.orderRow(order);
  expect((await books()).last!.report).toMatchObject({
    faults: [`${receipt}: paid, but the learner got no subscription for it`],
    faultCount: 1,
    flags: [{ receipt, flag: "look" }],
  });
});

test("shows the first of very many faults, and forgets old checks", async () => {
  const { world, ask, run, books } = await createBooks();
  await sql`insert into ledger_checks (requested_by, finished_at)
    select null, now() - make_interval(days => n) from generate_series(1, 25) as n`.execute(
    world.db,
  );
  await ask();
  await run();
  const { rows } = await sql`select from ledger_checks`.execute(world.db);
  expect(rows).toHaveLength(20);
  await sql`update ledger_checks set report = jsonb_set(report, '{faults}',
    (select jsonb_agg('fault ' || n order by n) from generate_series(1, 250) as n))
    where report is not null`.execute(world.db);
  const { faults, faultCount, flagCount } = (await books()).last!.report!;
  expect([faults.length, faults[199], faultCount, flagCount]).toEqual([200, "fault 200", 250, 0]);
});

test("runs one check at a time, of many who ask and many servers", async () => {
  const { world, ask, run, books } = await createBooks();
  const other = await confirmedStaff(world, "owner", "Second Owner");
  const answers = await Promise.all([ask(), ask(other), ask(), ask(other)]);
  const refused = answers.filter(({ body }) => body.code === "check-running");
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const before = (await world.ctl.requests()).length;
  await Promise.all([run(), run(), run()]);
  const asked = (await world.ctl.requests()).length - before;
  // An order and its payments, once.
  expect(asked).toBe(2);
  expect((await books()).running).toBeNull();
  expect((await ask()).statusCode).toBe(200);
});

test("says how far it got when the provider fell silent", async () => {
  const { world, ask, run, books } = await createBooks();
  await world.ctl.fault({ kind: "500", path: "/v1/orders/", times: 0 });
  await ask();
  await run();
  expect((await books()).last).toMatchObject({
    compared: 0,
    comparable: 1,
    report: { faults: [] },
  });
});

test("another server takes over a check whose server has died, and it ends either way", async () => {
  const { world, ask, run, books } = await createBooks();
  await ask();
  const silentFor = async (tries: number, minutes: number) =>
    await sql`update ledger_checks set tries = ${tries},
      beat_at = clock_timestamp() - make_interval(mins => ${minutes})
      where finished_at is null`.execute(world.db);
  await silentFor(1, 1);
  await run();
  expect((await books()).running).not.toBeNull();
  await silentFor(1, 3);
  await run();
  expect((await books()).last).toMatchObject({ report: { faults: [] } });
  await ask();
  await silentFor(3, 3);
  await run();
  expect(await books()).toMatchObject({ running: null, last: { report: null } });
});

test("a check that breaks ends, and says that it failed", async () => {
  const { world, ask, run, books } = await createBooks();
  await ask();
  await sql`alter table refunds rename to refunds_elsewhere`.execute(world.db);
  await run();
  await sql`alter table refunds_elsewhere rename to refunds`.execute(world.db);
  expect(await books()).toMatchObject({ running: null, last: { report: null } });
  expect((await ask()).statusCode).toBe(200);
});

import { plans, site } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { watchStatements } from "../../../test/watch-statements.ts";

/** What one check of a connection sends. */
const ONE_CHECK = 21;

test("tells the time without asking the database, and nobody keeps the answer", async () => {
  const { call, pool } = await createTestApp();
  const watch = watchStatements(pool);
  const before = Date.now();
  const answer = await call(site.clock);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.result.serverTime).toBeGreaterThanOrEqual(before);
  expect(answer.body.result.serverTime).toBeLessThanOrEqual(Date.now());
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(watch()).toEqual([]);
});

test("checking a connection doesn't use up the requests for everything else", async () => {
  const { call } = await createTestApp({ config: { requestsPerMinute: 3 } });
  for (let k = 0; k < ONE_CHECK; k++) expect((await call(site.clock)).statusCode).toBe(200);
  for (let k = 0; k < 3; k++)
    expect((await call(plans.list, { testType: "1" })).statusCode).toBe(200);
  expect((await call(plans.list, { testType: "1" })).statusCode).toBe(429);
});

test("a whole classroom behind one address can check at once, but nobody can ask forever", async () => {
  const { call } = await createTestApp();
  const statuses = [];
  for (let k = 0; k < 1201; k++) statuses.push((await call(site.clock)).statusCode);
  expect(statuses.indexOf(429)).toBe(1200);
  expect((await call(site.clock, undefined, { ip: "10.0.0.9" })).statusCode).toBe(200);
});

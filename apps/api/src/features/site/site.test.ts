import { site } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";

const REPORT = { message: "boom", where: "/" };

async function report(app: TestApp, ip: string): Promise<number> {
  return (await app.call(site.clientErrors, REPORT, { ip })).statusCode;
}

test("takes twenty reports of browsers an hour from a network, without keeping its address", async () => {
  const app = await createTestApp();
  for (let n = 0; n < 20; n += 1) expect(await report(app, `2001:db8::${n}`)).toBe(200);
  expect(await report(app, "2001:db8::ffff"), "the same home").toBe(429);
  expect(await report(app, "2001:db8:0:1::1"), "another one").toBe(200);
  const rows = await app.db.selectFrom("throttles").select("key").execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("2001:db8");
});

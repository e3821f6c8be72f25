import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { stopServer } from "./stop-server.ts";

test("behind a balancer, says that it stops and goes on answering until that's noticed", async () => {
  const { app } = await createTestApp();
  const statuses: number[] = [];
  await stopServer(app, { proxyHops: 1 }, async () => {
    for (const url of ["/readyz", "/thetaapi/site/clock"])
      statuses.push((await app.inject({ url })).statusCode);
  });
  expect(statuses).toEqual([503, 200]);
});

test("without one, stops at once", async () => {
  const { app } = await createTestApp();
  let hasWaited = false;
  await stopServer(app, { proxyHops: 0 }, async () => (hasWaited = true));
  expect(hasWaited).toBe(false);
});

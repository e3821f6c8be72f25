import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Fault, openFaultLine, type Weather } from "./fault-line.ts";

const PATIENCE_MILLISECONDS = 1000;

/** A server that counts what arrives, behind a line, and a client. */
async function setUp(weather: Weather = {}) {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(request.url ?? "");
    response.end("x".repeat(1000));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const line = await openFaultLine({ port: (server.address() as AddressInfo).port });
  line.setWeather(weather);
  onTestFinished(async () => {
    await line.close();
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string) => {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const answer = await fetch(`http://127.0.0.1:${line.port}${path}`, { signal });
    return await answer.text();
  };
  return { arrived, line, ask };
}

const onMine =
  (fault: Fault): NonNullable<Weather["fault"]> =>
  (said) =>
    said.startsWith("GET /mine") ? fault : null;

test("lets everything through without faults", async () => {
  const { ask } = await setUp();
  expect(await ask("/")).toHaveLength(1000);
});

test.each([
  ["reset", []],
  ["silence", []],
  ["lose-reply", ["/mine"]],
  ["truncate", ["/mine"]],
] as const)(
  "fails the client on a %s, after which the server has heard %j",
  async (fault, heard) => {
    const { ask, arrived, line } = await setUp({ fault: onMine(fault) });
    await expect(ask("/mine")).rejects.toThrow();
    expect(arrived).toEqual(heard);
    expect(line.count(fault)).toBe(1);
    expect(await ask("/other")).toHaveLength(1000);
  },
);

test("lets a fault happen on a connection that has served before", async () => {
  const { ask, arrived, line } = await setUp();
  await ask("/before");
  line.setWeather({ fault: onMine("lose-reply") });
  await expect(ask("/mine")).rejects.toThrow();
  expect(arrived).toEqual(["/before", "/mine"]);
});

test("delivers what travels long and gets lost on the way complete, in order, and late", async () => {
  const { ask, line, arrived } = await setUp({ loss: 0.3 });
  expect(await ask("/lossy")).toHaveLength(1000);
  line.setWeather({ delayMilliseconds: PATIENCE_MILLISECONDS });
  await expect(ask("/late")).rejects.toThrow();
  await expect.poll(() => arrived).toEqual(["/lossy", "/late"]);
});

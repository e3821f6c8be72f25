import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import {
  freePort,
  type ServerProcess,
  startProcess,
  temporaryFolder,
} from "../../apps/api/test/server-process.ts";
import { cloneDatabase } from "../../apps/api/test/test-database.ts";
import { createChance } from "../../bench/load/random.ts";
import { addLearners } from "../../bench/world/bench-learners.ts";
import { BENCH_SECRET } from "../../bench/world/bench-secrets.ts";
import { findLost } from "../../deploy/lab/load/check-kept.ts";
import { emptyNotes, type Learner, play } from "../../deploy/lab/load/learner.ts";
import { closeConnections, type ProductCalls, productCalls } from "../shots/product-calls.ts";

const PUBLIC_URL = "http://theta.example";
const TAKERS = 6;

/** Sends each call to one of the sites that say they're ready, as a balancer does. */
function balancer(sites: readonly string[]) {
  const ready = new Set(sites);
  let turn = 0;
  const look = async () => {
    for (const site of sites) {
      const answer = await fetch(`${site}/readyz`).catch(() => null);
      if (answer?.ok) ready.add(site);
      else ready.delete(site);
    }
  };
  const watching = setInterval(() => void look(), 300);
  onTestFinished(() => clearInterval(watching));
  return (address: string): ProductCalls => {
    const calls = new Map(sites.map((site) => [site, productCalls(site, { address })]));
    return {
      ask: async (...args) => {
        const up = sites.filter((site) => ready.has(site));
        return await calls.get(up[turn++ % up.length]!)!.ask(...args);
      },
    };
  };
}

test(
  "row 92: learners notice nothing while two servers are restarted one after the other",
  { timeout: 300_000 },
  async () => {
    const { url, drop } = await cloneDatabase();
    onTestFinished(drop);
    const start = async (port: string) => {
      const server = startProcess({
        DATABASE_URL: url,
        THETA_SECRET: BENCH_SECRET,
        PUBLIC_URL,
        PORT: port,
        PROXY_HOPS: "1",
        DATA_FOLDER: temporaryFolder(),
        REQUESTS_PER_MINUTE: "100000",
      });
      await server.ready();
      return server;
    };
    const ports = [await freePort(), await freePort()];
    const servers: ServerProcess[] = [];
    for (const port of ports) servers.push(await start(port));

    const client = new Client({ connectionString: url });
    await client.connect();
    const people = await addLearners(client, TAKERS, PUBLIC_URL);
    await client.end();
    const callsFrom = balancer(servers.map((server) => server.url));
    const notes = emptyNotes();
    let isOver = false;
    const playing = Promise.all(
      people.map(async ({ email, learnerId, address, token }, k) => {
        const signedUp = { learnerId, token: await token() };
        const learner: Learner = {
          email,
          calls: callsFrom(address),
          signedUp,
          likesMocks: k % 2 === 0,
          mode: "exam",
          chance: createChance(k),
        };
        await play(learner, notes, { thinkMilliseconds: 200, isOver: () => isOver });
      }),
    );
    for (const [k, port] of ports.entries()) {
      const before = notes.kept.size;
      await expect.poll(() => notes.kept.size).toBeGreaterThan(before + TAKERS);
      servers[k]!.child.kill("SIGTERM");
      expect(await servers[k]!.ended()).toBe(0);
      await start(port);
      // The balancer sees it, too, before the other one stops.
      await sleep(1_000);
    }
    isOver = true;
    await playing;
    closeConnections();
    const causes = new Set(notes.attempts.flatMap(({ failure }) => failure ?? []));
    // A busy database is no fault of the restart.
    expect([...causes].filter((cause) => cause !== "503")).toEqual([]);
    expect(notes.refusals).toEqual([]);
    expect(await findLost(url, notes)).toEqual([]);
  },
);

import { Socket } from "node:net";
import { Client } from "pg";
import { withClient } from "./connect.ts";

// The letters "theta" as a number: the advisory lock that means "a Theta server is using this
// database".
const CLAIM_KEY = String(0x7468657461);

async function tryLock(client: Client): Promise<boolean> {
  const reply = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1::bigint) as locked",
    [CLAIM_KEY],
  );
  return reply.rows[0]?.locked === true;
}

export interface Claim {
  held: () => boolean;
  release: () => Promise<void>;
}

/**
 * Takes the database for this process, or returns undefined when another process has it. The lock
 * depends on a connection that stays open, so a killed process loses it at once. It doesn't keep
 * Node running.
 */
export async function takeClaim(url: string, onLost: () => void): Promise<Claim | undefined> {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    ssl: false,
    stream: () => socket,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: "theta claim",
  });
  let held = false;
  const lose = () => {
    if (held) onLost();
    held = false;
  };
  client.on("error", lose);
  client.on("end", lose);
  await client.connect();
  held = await tryLock(client);
  if (!held) {
    await client.end();
    return undefined;
  }
  socket.unref();
  return {
    held: () => held,
    release: async () => {
      held = false;
      await client.end().catch(() => undefined);
    },
  };
}

/** Whether the claim is free. */
export function isUnclaimed(url: string): Promise<boolean> {
  // If we got the lock, it ends with this short connection.
  return withClient(url, tryLock);
}

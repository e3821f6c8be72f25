import type { Pool, PoolClient } from "pg";

/** Returns what has been sent to the database since the last call, one text per round trip. */
export function watchStatements(pool: Pool): () => string[] {
  let sent: string[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on("acquire", (client: PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const watching = async (...given: unknown[]) => {
      sent.push(String(given[0]));
      return await query(...given);
    };
    Object.assign(client, { query: watching });
  });
  return () => [sent, (sent = [])][0]!;
}

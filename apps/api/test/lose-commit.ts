import type { Pool, PoolClient } from "pg";

/** The next commit is made, but its answer does not arrive. Says whether that has happened. */
export function loseNextCommit(pool: Pool): () => boolean {
  let isLost = false;
  pool.on("acquire", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const failing = async (...given: unknown[]) => {
      const answer = await query(...given);
      if (isLost || given[0] !== "commit") return answer;
      isLost = true;
      throw new Error("Connection terminated unexpectedly");
    };
    Object.assign(client, { query: failing });
  });
  return () => isLost;
}

/** The connection dies before the next commit is made. Says whether that has happened. */
export function failNextCommit(pool: Pool): () => boolean {
  let hasFailed = false;
  pool.on("acquire", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const failing = async (...given: unknown[]) => {
      if (hasFailed || given[0] !== "commit") return await query(...given);
      hasFailed = true;
      await query("rollback");
      throw new Error("Connection terminated unexpectedly");
    };
    Object.assign(client, { query: failing });
  });
  return () => hasFailed;
}

import type { Pool, PoolClient } from "pg";

/** The end of a transaction or, where there is none, a statement by its beginning or a part. */
type Statement = "commit" | RegExp;
type Send = () => Promise<unknown>;

/** The next commit is made, but its reply doesn't arrive. Returns whether that has happened. */
export function loseNextCommit(pool: Pool, which: Statement = "commit"): () => boolean {
  return meddle(pool, which, async (send) => {
    await send();
    throw new Error("Connection terminated unexpectedly");
  });
}

/** The connection dies before the next commit is made. Returns whether that has happened. */
export function failNextCommit(pool: Pool, which: Statement = "commit"): () => boolean {
  return meddle(pool, which, async (_send, rollBack) => {
    await rollBack();
    throw new Error("Connection terminated unexpectedly");
  });
}

/** Something else happens just before. Returns whether it has. */
export function comeBefore(pool: Pool, which: RegExp, work: () => Promise<unknown>): () => boolean {
  return meddle(pool, which, async (send) => {
    await work();
    return await send();
  });
}

function meddle(
  pool: Pool,
  which: Statement,
  happen: (send: Send, rollBack: Send) => Promise<unknown>,
): () => boolean {
  let hasHappened = false;
  const isMeant = (text: unknown) =>
    which === "commit" ? text === which : typeof text === "string" && which.test(text);
  pool.on("acquire", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const meddling = async (...given: unknown[]) => {
      if (hasHappened || !isMeant(given[0])) return await query(...given);
      hasHappened = true;
      return await happen(
        () => query(...given),
        () => query("rollback"),
      );
    };
    Object.assign(client, { query: meddling });
  });
  return () => hasHappened;
}
